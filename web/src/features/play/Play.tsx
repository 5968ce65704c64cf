// The parts of a fight with chance beside its replay: its beginning, its settings, the dice's seed, the last decision.
import { computed } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { Decided as Taken, Why } from '#engine';
import { client, playState, fought, matchOf, opened, report } from '../../app/fight/match.ts';
import { actions, onTakeBack } from '../../app/actions.ts';
import { ActionButton } from '../../components/ActionButton.tsx';
import { lastByHand } from '../../app/fight/playState.ts';
import { lazy } from '../../components/lazy.tsx';
import { playWords } from './words.ts';
import type { Fight, FightEvent } from '../../engine/fight.ts';
import { Mark } from '../../components/Inline.tsx';
import { followOdds } from '../../app/fight/odds.ts';
import * as css from './play.module.css';

// The seed of the dice, and other dice.

/** Not while there are secrets: it is enough to know them. */
export function Seed() {
  if (report.value?.viewer) return null;
  return (
    <span class={css.seed}>
      {playWords.value.seed} <code>{playState.value.seed ?? '0'}</code>
      <ActionButton action={actions.reseed} icon="dice" />
    </span>
  );
}

const askBack = () => void import('./turns.tsx').then((turns) => turns.askBack());

/** The button that takes the last decision back, where there is one. */
export function Back() {
  if (lastByHand(report.value?.decisions ?? []) === null) return null;
  return (
    <button type="button" onClick={askBack}>
      {playWords.value.back}
    </button>
  );
}

// Whether a fight was decided by hand and is over.

/** The reader has decided in this fight, and it is over; a fight that was sent is only looked at. */
export const endedByHand = computed(() => {
  const fight = report.value;
  const over = fight !== null && !fight.pending && opened.value === null;
  return over && fight.decisions.some(({ by }) => by === 'hand') ? fight : null;
});

// What was decided before a line of the record: by which plan and why not by the others, by hand, or taken back.

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

/** Who decided: the mark of the side, and in a party the name of the member who was asked. */
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

/** The plan that decided; its press opens what came of all that are about this decision. */
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
  /** In words alone: nothing opens. */
  brief: boolean;
}

/** The plan that decided; null: none spoke. */
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
 * What was decided before the line `at`. `brief`: all of it, in words alone, as in the record. Otherwise, below the record, only
 * what plans decided, which open. `ahead`: behind the last line of a fight that goes on, where the phase may be another than the
 * last line's.
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

/** What is decided by hand, fetched when somebody does: a first fight needs none of it. */
export const ByHand = lazy(() => import('./question/Question.tsx'));

/** Between two players at one screen, where there are secrets. */
export const Curtain = lazy(() => import('./Curtain.tsx'));

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
