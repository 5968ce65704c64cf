// The parts of a fight with chance beside its replay: its beginning, its settings, the dice's seed, the last decision.
import { computed } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { Build, Controller, Decided as Taken, TacticField, Why } from '#engine';
import {
  client,
  playState,
  fought,
  matchOf,
  opened,
  replace,
  report,
  setup,
  system,
} from '../../app/fight/match.ts';
import { actions } from '../../app/actions.ts';
import { ActionButton } from '../../components/ActionButton.tsx';
import { playWords } from './words.ts';
import { ByHand, askBack, canTakeBack, turnTaken } from './turns.tsx';
import { newSeed } from '../../app/fight/playState.ts';
import { OwnFiles, Settings } from '../../components/settings/Settings.tsx';
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

/** The button that takes the last decision back, where there is one. */
export function Back() {
  if (canTakeBack() === null) return null;
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

/** Other dice, and these to decide; a side without a tactic is given the first preset where it needs one. */
function begin(field: TacticField, controllers: [Controller, Controller]): void {
  const now = setup.value;
  const first = field.presets[0];
  if (!now || !first) return;
  const ready = (build: Build): Build => (build[field.key] ? build : { ...build, [field.key]: first.id });
  const {
    sides: [a, b],
    settings,
    variants,
  } = now;
  const course = { seed: newSeed(), controllers };
  void turnTaken(() => replace({ sides: [ready(a), ready(b)], settings, course, variants }));
}

/** Two ways to begin at once: let two tactics fight, or play one side against the computer. */
export function Begin() {
  const t = playWords.value;
  const field = system.value?.form.fields.find((one) => one.type === 'tactic');
  const levels = system.value?.opponents ?? 0;
  if (report.value?.pending) return <OwnFiles />;
  return (
    <div class={css.begin}>
      {field && (
        <button type="button" onClick={() => begin(field, ['plans', 'plans'])}>
          {t.twoTactics}
        </button>
      )}
      {field && levels > 0 && (
        <button type="button" onClick={() => begin(field, ['hand', levels > 2 ? 'search 3' : 'search 1'])}>
          {t.playStrong}
        </button>
      )}
      {!endedByHand.value && (
        <>
          <Back />
          <Seed />
        </>
      )}
      <OwnFiles />
    </div>
  );
}

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
  if (taken.consent) return <p class={css.rewind}>{t.consent}</p>;
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

export { Curtain } from './turns.tsx';

export function Play() {
  const fight = report.value;
  useEffect(followOdds, []);
  return (
    <div class={css.play}>
      <Settings />
      {fight && (fight.pending || fight.decisions.some(({ by }) => by === 'hand')) && (
        <ByHand fight={fight} />
      )}
    </div>
  );
}
