// Step by step: what is new, the sheet so far, a fight to try, and what to look for in it.
import { useEffect, useState } from 'preact/hooks';
import type { Build } from '#engine';
import { replace, system } from '../../app/match.ts';
import { anchorOf, show } from '../../app/screens.ts';
import { part } from '../../app/view.ts';
import { Mark } from '../../components/Mark.tsx';
import { lang } from '../../i18n/index.ts';
import { plansIn } from '../plans/plansIn.ts';
import { tutorials } from './tutorials.ts';
import './tutorial.css';
import type { Step, Tutorial as Of } from './types.ts';

const strings = {
  ja: {
    step: (n: number, of: number) => `${n}／${of}`,
    sheet: 'ここまでのプラン',
    none: '（なし）',
    pattern: 'パターン',
    fresh: '新しい',
    look: '見どころ',
    won: 'ハナの勝ち。',
    lost: 'ハナの負け。',
    fight: (n: number) => `${n}段目を戦わせる`,
    examine: '作戦を調べる',
  },
  en: {
    step: (n: number, of: number) => `${n} of ${of}`,
    sheet: 'Plans so far',
    none: '(none)',
    pattern: 'Pattern',
    fresh: 'new',
    look: 'What to look for',
    won: 'Hana wins.',
    lost: 'Hana loses.',
    fight: (n: number) => `Fight step ${n}`,
    examine: 'Examine the plans',
  },
};

/** The step on the match screen: undo leads back to who stood there. */
async function fight(of: Of, step: Step): Promise<void> {
  await replace([step.hero, of.opponent, undefined, { seed: of.seed }]);
  show('match');
}

interface Pattern {
  name?: string;
  panels: string;
}

function Sheet({ hero, newest }: { hero: Build; newest: number | null }) {
  const t = strings[lang.value];
  const [plans, setPlans] = useState<string[]>([]);
  const patterns = hero['patterns'] as Pattern[];
  useEffect(() => {
    let here = true;
    void plansIn(hero, 'plans', lang.value).then((said) => {
      if (here) setPlans(said);
    });
    return () => {
      here = false;
    };
  }, [hero, lang.value]);
  return (
    <div class="so-far">
      <h4>{t.sheet}</h4>
      <ol>
        {plans.length === 0 && <li class="none">{t.none}</li>}
        {plans.map((plan, at) => (
          <li key={at}>
            {at === newest && <mark>{t.fresh}</mark>} {plan}
          </li>
        ))}
      </ol>
      <p>
        {patterns.map(({ name, panels }, at) => (
          <span key={at}>
            {t.pattern} {at + 1}: <span lang="ja">{`${panels}${name ? `（${name}）` : ''}`}</span>{' '}
          </span>
        ))}
      </p>
    </div>
  );
}

export function Tutorial() {
  const t = strings[lang.value];
  const [of, setOf] = useState<Of | null>(null);
  const id = system.value?.id ?? '';
  const wanted = part.value === 'tutorial';
  useEffect(() => {
    let here = true;
    void tutorials[id]?.().then((found) => {
      if (here) setOf(found);
    });
    return () => {
      here = false;
    };
  }, [id]);
  useEffect(() => {
    if (wanted) document.getElementById('clause-tutorial')?.scrollIntoView({ block: 'start' });
  }, [wanted, of]);
  if (!of) return null;
  return (
    <section class="tutorial" aria-labelledby="clause-tutorial">
      <h2 id="clause-tutorial" class="cap" tabIndex={-1}>
        <span>{of.title[lang.value]}</span>
      </h2>
      <p>{of.text[lang.value]}</p>
      <ol class="steps">
        {of.steps.map((step, at) => (
          <li key={at}>
            <h3>
              <small>{t.step(at + 1, of.steps.length)}</small> {step.title[lang.value]}
            </h3>
            {step.text.map((text, k) => (
              <p key={k}>{text[lang.value]}</p>
            ))}
            <Sheet hero={step.hero} newest={step.newest} />
            <p class="acts">
              <button type="button" class="go" onClick={() => void fight(of, step)}>
                <Mark side={0} /> {t.fight(at + 1)}
              </button>
            </p>
            <h4>{t.look}</h4>
            <ul class="look">
              {step.claims.map((claim, k) => (
                <li key={k}>{claim.text[lang.value]}</li>
              ))}
              <li>{step.winner === 'A' ? t.won : t.lost}</li>
            </ul>
          </li>
        ))}
      </ol>
      <p>
        {of.end[lang.value]} <a href={anchorOf('odds', 'plans')}>{t.examine}</a>
      </p>
    </section>
  );
}
