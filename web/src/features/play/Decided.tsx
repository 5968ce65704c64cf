// What was decided before a line of the record: by which plan and why not by the others, by hand, or taken back.
import type { Decided as Taken, Why } from '#engine';
import type { Fight, FightEvent } from '../../engine/fight.ts';
import { useEffect, useState } from 'preact/hooks';
import { client, fought, matchOf, report } from '../../app/match.ts';
import { Mark } from '../../components/Mark.tsx';
import { playWords } from './words.ts';
import * as css from './play.module.css';

/** The line itself says what was chosen. */
const plain = ({ side, option }: Taken, next: FightEvent | undefined) =>
  option !== undefined && next?.tone === 'use' && next.side === side;

/** What came of every plan about the decision at this place of the fight; null until it is there. */
function useWhy(of: Fight, at: number, wanted: boolean): Why | null {
  const [why, put] = useState<{ of: Fight; why: Why } | null>(null);
  useEffect(() => {
    const [engine, match] = [client(), fought.peek()];
    if (!wanted || !engine || !match) return;
    const leave = new AbortController();
    engine.why(matchOf(match), at, of.lang, leave.signal).then(
      (told) => told && put({ of, why: told }),
      // Left, or an engine that broke, which tells of itself.
      () => undefined,
    );
    return () => leave.abort();
  }, [of, at, wanted]);
  return why?.of === of ? why.why : null;
}

/** The plan that decided; its press opens what came of all that are about this decision. */
function Plans({ of, at, taken, side }: { of: Fight; at: number; taken: Taken; side: 0 | 1 }) {
  const t = playWords.value;
  const [open, setOpen] = useState(false);
  const why = useWhy(of, at, open);
  const chief = of.plans.find((one) => one.side === taken.side && one.plan === taken.plan);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Mark side={side} /> {chief ? `${t.plan(chief.plan + 1)} ${chief.text}` : taken.option?.label}
      </summary>
      <dl>
        {!chief && (
          <div>
            <dd>{t.noPlan}</dd>
          </div>
        )}
        {why?.plans.map(({ plan, text, verdict, said }) => (
          <div key={plan} data-verdict={verdict}>
            <dt>
              {t.plan(plan + 1)} {text}
            </dt>
            <dd>{said}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function One({ of, at, taken, next }: { of: Fight; at: number; taken: Taken; next: FightEvent | undefined }) {
  const t = playWords.value;
  const side = taken.side === 'A' ? 0 : 1;
  if (taken.rewind !== undefined) return <p class={css.rewind}>{t.rewind(taken.rewind)}</p>;
  if (taken.plan !== undefined) return <Plans of={of} at={at} taken={taken} side={side} />;
  if (!taken.secret && (!taken.option || plain(taken, next))) return null;
  return (
    <p>
      <Mark side={side} /> {taken.option?.label ?? t.secretly}
    </p>
  );
}

/** `at`: index of the line that follows. */
export function Decided({ at }: { at: number }) {
  const fight = report.value;
  if (!fight?.decisions.some(({ event }) => event === at)) return null;
  return (
    <li class={css.decided}>
      {fight.decisions.map(
        (one, k) => one.event === at && <One key={k} of={fight} at={k} taken={one} next={fight.events[at]} />,
      )}
    </li>
  );
}
