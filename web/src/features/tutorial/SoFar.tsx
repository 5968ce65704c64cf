// The sheet of a step: its plans in the reader's language, and its patterns as panels.
import { useEffect, useState } from 'preact/hooks';
import { system } from '../../app/match.ts';
import { lang, words } from '../../i18n/index.ts';
import { Panel } from '../../components/panel/Panel.tsx';
import { plansIn } from '../../app/plans/plansIn.ts';
import { tutorialWords } from './strings.ts';
import type { Step } from './types.ts';
import * as css from './tutorial.module.css';

interface Pattern {
  name?: string;
  panels: string;
}

function Row({ panels }: { panels: string }) {
  const elements = system.value?.form.fields.find((field) => field.type === 'patterns')?.elements;
  const all = Array.from(panels);
  const said = all.map((one) => elements?.find(({ id }) => id === one)?.name[lang.value] ?? one);
  return (
    <>
      <span class="vh">{said.join(words.value.comma)}</span>
      {all.map((one, at) => (
        <Panel key={at} element={one} />
      ))}
    </>
  );
}

export function SoFar({ hero, newest }: Pick<Step, 'hero' | 'newest'>) {
  const t = tutorialWords.value;
  const [plans, setPlans] = useState<string[]>([]);
  const patterns = hero['patterns'] as Pattern[];
  useEffect(() => {
    let here = true;
    void plansIn(hero, 'plans', lang.value, {}).then((said) => {
      if (here) setPlans(said);
    });
    return () => {
      here = false;
    };
  }, [hero, lang.value]);
  return (
    <div class={css.soFar}>
      <h4>{t.sheet}</h4>
      <ol>
        {plans.length === 0 && <li class={css.none}>{t.none}</li>}
        {plans.map((plan, at) => (
          <li key={at}>
            {at === newest && <mark>{t.fresh}</mark>} {plan}
          </li>
        ))}
      </ol>
      <dl>
        {patterns.map(({ name, panels }, at) => (
          <div key={at}>
            <dt>{t.pattern(at + 1, name ?? '')}</dt>
            <dd>
              <Row panels={panels} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
