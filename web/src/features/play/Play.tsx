// Parts of a fight with chance: the card of play by hand, the curtain, the button that takes a decision back,
// and the decisions told in the record.
import { computed } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { Decided as Taken, Why } from '#engine';
import { client, fought, matchOf, opened, report } from '../../app/fight/match.ts';
import { onTakeBack } from '../../app/actions.ts';
import { lastByHand } from '../../app/fight/playState.ts';
import { lazy } from '../../components/lazy.tsx';
import { playWords } from './words.ts';
import type { Fight, FightEvent } from '../../engine/fight.ts';
import { Mark } from '../../components/Inline.tsx';
import { followOdds } from '../../app/fight/odds.ts';
import * as css from './play.module.css';

const askBack = () => void import('./turns.tsx').then((turns) => turns.askBack());

/** Button that takes back the last decision by hand; nothing where there is none. */
export function Back() {
  if (lastByHand(report.value?.decisions ?? []) === null) return null;
  return (
    <button type="button" onClick={askBack}>
      {playWords.value.back}
    </button>
  );
}

/** The fight, if it is over and was decided by hand here; null otherwise, also for a fight that came in a link. */
export const endedByHand = computed(() => {
  const fight = report.value;
  const over = fight !== null && !fight.pending && opened.value === null;
  return over && fight.decisions.some(({ by }) => by === 'hand') ? fight : null;
});

// Decisions told before a line of the record: by a plan, with the verdict on each plan, by hand, or taken back.

/** Whether the line itself says what was chosen. */
const plain = ({ side, option }: Taken, next: FightEvent | undefined) =>
  option !== undefined && next?.tone === 'use' && next.side === side;

/** The verdict on every plan about decision `at`; asked of the engine while `wanted`, null until it answers. */
function useWhy(of: Fight, at: number, wanted: boolean): Why | null {
  const [why, put] = useState<{ of: Fight; why: Why } | null>(null);
  useEffect(() => {
    const [engine, match] = [client(), fought.peek()];
    if (!wanted || !engine || !match) return;
    const leave = new AbortController();
    engine.why(matchOf(match), at, of.lang, leave.signal).then(
      (told) => told && put({ of, why: told }),
      // The part was left, or the engine broke, which the page reports by itself.
      () => undefined,
    );
    return () => leave.abort();
  }, [of, at, wanted]);
  return why?.of === of ? why.why : null;
}

/** Names who decided: the mark of the side, and in a party the name of the member who was asked. */
function By({ of: { members }, taken: { side, member, ofSide } }: { of: Fight; taken: Taken }) {
  const at = side === 'A' ? 0 : 1;
  const names = members?.[at] ?? [];
  return (
    <>
      <Mark side={at} />{' '}
      {names.length > 1 && member !== undefined && !ofSide && (
        <bdi>{playWords.value.by(names[member] ?? '')}</bdi>
      )}
    </>
  );
}

/** The plan that decided; a press opens the verdict on every plan about this decision. */
function Plans({ of, at, taken }: { of: Fight; at: number; taken: Taken }) {
  const t = playWords.value;
  const [open, setOpen] = useState(false);
  const why = useWhy(of, at, open);
  const chief = chiefOf(of, taken);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <By of={of} taken={taken} />
        {said(chief, taken)}
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

interface OneProps {
  of: Fight;
  at: number;
  taken: Taken;
  next: FightEvent | undefined;
  /** Text only: nothing opens. */
  brief: boolean;
}

/** The plan that decided; null: no plan spoke. */
const chiefOf = ({ plans }: Fight, { side, member, plan }: Taken) =>
  plans.find((one) => one.side === side && one.member === member && one.plan === plan) ?? null;

const said = (chief: Fight['plans'][number] | null, { option }: Taken): string | undefined =>
  chief ? `${playWords.value.plan(chief.plan + 1)} ${chief.text}` : option?.label;

function One({ of, at, taken, next, brief }: OneProps) {
  const t = playWords.value;
  if (taken.rewind !== undefined) return <p class={css.said}>{t.rewind(taken.rewind)}</p>;
  if (taken.consent) return <p class={css.said}>{t.consent}</p>;
  if (taken.plan !== undefined && !brief) return <Plans of={of} at={at} taken={taken} />;
  if (taken.plan === undefined && !taken.secret && (!taken.option || plain(taken, next))) return null;
  return (
    <p>
      <By of={of} taken={taken} />
      {taken.plan === undefined ? (taken.option?.label ?? t.secretly) : said(chiefOf(of, taken), taken)}
    </p>
  );
}

/**
 * The decisions before the line `at`. `brief`: all of them as text, for the record; else, below the record,
 * only those of plans, which open. `ahead`: behind the last line of a running fight; a heading says so, since
 * they may be for another phase than that line's.
 */
export function Decided({ at, brief = false, ahead }: { at: number; brief?: boolean; ahead?: boolean }) {
  const fight = report.value;
  const here = ({ event, plan }: Taken) => event === at && (brief || plan !== undefined);
  if (!fight?.decisions.some(here)) return null;
  return (
    <div class={css.decided}>
      {ahead && <p class={css.said}>{playWords.value.ahead}</p>}
      {fight.decisions.map(
        (one, k) =>
          here(one) && <One key={k} of={fight} at={k} taken={one} next={fight.events[at]} brief={brief} />,
      )}
    </div>
  );
}

/** The card of play by hand. Fetched when somebody plays: the first fight of a visit needs none of it. */
export const ByHand = lazy(() => import('./question/Question.tsx'));

/** The curtain between two players at one screen, in a fight with secrets. */
export const Curtain = lazy(() => import('./Curtain.tsx'));

/** Place of the card of play by hand; while it is drawn the odds of each choice are asked for. */
export function Play() {
  const fight = report.value;
  useEffect(followOdds, []);
  useEffect(() => {
    onTakeBack(askBack);
    return () => onTakeBack(null);
  }, []);
  return (
    <div class={css.play}>
      {fight && (fight.pending || fight.decisions.some(({ by }) => by === 'hand')) && (
        <ByHand fight={fight} />
      )}
    </div>
  );
}
