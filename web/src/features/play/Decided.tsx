// What was decided before a line of the record: by which plan and why not by the others, by hand, or taken back.
import type { Decided as Taken, Event, Why } from '#engine';
import { report } from '../../app/match.ts';
import { Mark } from '../../components/Mark.tsx';
import { lang } from '../../i18n/index.ts';
import { playWords } from './words.ts';
import * as css from './play.module.css';

/** The line itself says what was chosen. */
const plain = ({ side, option }: Taken, next: Event | undefined) =>
  option !== undefined && next?.tone === 'use' && next.side === side;

/** The plan that decided; its press opens what came of all that are about this decision. */
function Plans({ why, taken, side }: { why: Why; taken: string; side: 0 | 1 }) {
  const t = playWords.value;
  const chief = why.plans.find(({ plan }) => plan === why.plan);
  return (
    <details>
      <summary>
        <Mark side={side} /> {chief ? `${t.plan(chief.plan + 1)} ${chief.text[lang.value]}` : taken}
      </summary>
      <dl>
        {!chief && (
          <div>
            <dd>{t.noPlan}</dd>
          </div>
        )}
        {why.plans.map(({ plan, text, verdict, said }) => (
          <div key={plan} data-verdict={verdict}>
            <dt>
              {t.plan(plan + 1)} {text[lang.value]}
            </dt>
            <dd>{said[lang.value]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function One({ of, next }: { of: Taken; next: Event | undefined }) {
  const t = playWords.value;
  const side = of.side === 'A' ? 0 : 1;
  if (of.rewind !== undefined) return <p class={css.rewind}>{t.rewind(of.rewind)}</p>;
  const taken = of.option?.[lang.value] ?? '';
  if (of.why && of.why.plans.length > 0) return <Plans why={of.why} taken={taken} side={side} />;
  if (!taken || plain(of, next)) return null;
  return (
    <p>
      <Mark side={side} /> {taken}
    </p>
  );
}

/** `at`: index of the line that follows. */
export function Decided({ at }: { at: number }) {
  const of = report.value?.decisions.filter(({ event }) => event === at) ?? [];
  if (of.length === 0) return null;
  return (
    <li class={css.decided}>
      {of.map((one, i) => (
        <One key={i} of={one} next={report.value?.events[at]} />
      ))}
    </li>
  );
}
