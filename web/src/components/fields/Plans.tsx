// The plans field: lists a build's plans in the reader's language, and opens their editor.
import { useEffect, useState } from 'preact/hooks';
import type { PlansField } from '#engine';
import { settings, setup } from '../../app/fight/match.ts';
import { tell } from '../../app/view.ts';
import { lang, words } from '../../i18n/index.ts';
import { entriesOf, textOf } from '../../app/sheet/planEntries.ts';
import { known, plansIn } from '../../app/plans/plansIn.ts';
import { pointsWords } from './points/words.ts';
import type { CharacterProps } from '../../app/sheet/sheet.ts';
import * as css from './points/points.module.css';

export default function Plans({ field, sheet }: CharacterProps<PlansField>) {
  const t = pointsWords.value;
  const { side, path, values: build } = sheet;
  const entries = entriesOf(build, field.key);
  const [said, setSaid] = useState({ of: '', lines: [] as string[] });
  const plans = lang.value + JSON.stringify(entries);
  useEffect(() => {
    let here = true;
    void plansIn(build, field.key, lang.value).then((now) => {
      if (here) setSaid({ of: plans, lines: now });
    });
    return () => {
      here = false;
    };
  }, [plans, lang.value, settings.value]);
  const write = () => {
    const before = setup.peek()?.sides[side];
    void import('./writePlans.tsx').then(
      ({ writePlans }) => writePlans({ side, path, field, before }),
      () => tell(words.value.partMissing),
    );
  };
  return (
    <>
      <div class={css.field}>
        {entries.length === 0 && <p class="hint">{t.noPlans}</p>}
        <ol class={css.planLines}>
          {entries.map((entry, at) => (
            <li
              key={at}
              data-bad={sheet.wrong.some((one) => one.startsWith(`/${field.key}/${at}`)) || undefined}
            >
              <b>{at + 1}</b>{' '}
              {(said.of === plans && said.lines[at]) || (known(entry, lang.value) ?? textOf(entry))}
              {entry.note && <small># {entry.note}</small>}
            </li>
          ))}
        </ol>
        <p class={`acts ${css.acts}`}>
          <button type="button" onClick={write}>
            {t.writePlans}
          </button>
        </p>
      </div>
    </>
  );
}
