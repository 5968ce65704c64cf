// Stage of the match screen (the reader builds, watches or plays the fight) and the seal of the verdict, as one state
// machine.
import { type ReadonlySignal, computed, effect, signal } from '@preact/signals';
import type { SideId } from '#engine';
import type { Fight } from '../../engine/fight.ts';
import { onFight, report } from './match.ts';
import { last, playing, seek, stays, step, telling, togglePlay } from './replay.ts';

export const stages = ['build', 'watch', 'play'] as const;
export type Stage = (typeof stages)[number];

export interface State {
  readonly stage: Stage;
  /** true: the verdict may be seen. Until then nothing on the page names the winner. */
  readonly open: boolean;
}

export type Happened =
  /** The reader asked for a stage, directly or by setting a side to be played by hand. */
  | { is: 'asked'; stage: Stage }
  /** ▶ was pressed. */
  | { is: 'started' }
  /** Another fight is on the page, from a link or the store. `waits`: for a decision. `open`: its verdict needs no
   * seal. */
  | { is: 'came'; waits: boolean; open: boolean }
  /** The number of sides played by hand has changed, whatever the cause. */
  | { is: 'hands'; before: number; now: number }
  /** Another fight took the place of the one on the page, since something was changed. */
  | { is: 'changed' }
  /** The seal was opened, or the fight was read to its end. */
  | { is: 'opened' };

/** The state after an event: the whole machine. */
export function next(state: State, happened: Happened): State {
  const { stage, open } = state;
  switch (happened.is) {
    case 'asked':
      return { stage: happened.stage, open };
    case 'started':
      return { stage: stage === 'build' ? 'watch' : stage, open };
    case 'came':
      return { stage: happened.waits ? 'play' : 'watch', open: happened.open };
    case 'hands':
      // A build without a tactic counts as played by hand; it must not lead its player away from building.
      if (happened.now > happened.before) return { stage: stage === 'build' ? 'build' : 'play', open };
      return { stage: happened.now === 0 && stage === 'play' ? 'watch' : stage, open };
    case 'changed':
      // A reader who builds wants to see the result of each change.
      return { stage, open: open || stage === 'build' };
    case 'opened':
      return { stage, open: true };
  }
}

const state = signal<State>({ stage: 'watch', open: false });
export const stage = computed(() => state.value.stage);
/** Stage and seal together, so that a reload finds both again. */
export const shown: ReadonlySignal<State> = state;

/** The reader, or the page that they left, has said since this fight came how they want to see it. */
export let asked = false;

export function tellStage(happened: Happened): void {
  asked = happened.is === 'asked' || (asked && happened.is !== 'came');
  const after = next(state.peek(), happened);
  const before = state.peek();
  if (after.stage !== before.stage || after.open !== before.open) state.value = after;
  // A player who comes to play stands where the fight waits.
  if (after.stage === 'play' && before.stage !== 'play' && report.peek()?.pending) seek(last.peek());
}

/** Sides whose tactic has taken over from a hand or a computer: the page asks the tactic for each decision, as it asks a
 * computer. */
export const tacticians = signal<readonly (0 | 1)[]>([]);

/** The one side that the reader plays, where two play at two places; else null. Set by correspondence.ts. */
export const ownSide = signal<SideId | null>(null);

/** The reader's setting to keep every verdict open; remembered in this browser. */
export const keepOpen = signal(false);

/** Whether the reader has played this fight as far as it goes: then nothing of it is sealed. */
export const ownFight = signal(false);

/** Whether the verdict is in its envelope. A running fight has no verdict yet. */
export const sealed = computed(
  () => !(state.value.open || keepOpen.value || ownFight.value) && (report.value?.outcome ?? null) !== null,
);

/** The last step that the reader has reached; `readTo` is the end of what may be seen while the rest is sealed or still told. */
const farthest = signal(0);
export const readTo = computed(() =>
  sealed.value
    ? Math.max(farthest.value, step.value)
    : stays.value || telling.value
      ? step.value
      : last.value,
);

/**
 * Whether a side is played by hand. A side without plans is, whatever its controller says: by its decisions it is known after
 * the last one too.
 */
export function byHand(
  { controllers, pending, decisions }: Pick<Fight, 'controllers' | 'pending' | 'decisions'>,
  side: 0 | 1,
): boolean {
  const by = controllers[side];
  if (by !== 'plans') return by === 'hand';
  const id = side === 0 ? 'A' : 'B';
  return [...decisions, ...(pending ? [pending] : [])].some((one) => one.side === id && one.by === 'hand');
}

/** Number of sides played by hand. */
export const handsIn = (fight: Pick<Fight, 'controllers' | 'pending' | 'decisions'> | null): number =>
  fight ? ([0, 1] as const).filter((side) => byHand(fight, side)).length : 0;

/** Whether a fight by hand goes on in which something was decided by hand, so that it could be lost. */
export const live = computed(() => {
  const fight = report.value;
  return fight?.pending ? fight.decisions.some(({ by }) => by === 'hand') : false;
});

/** Action of ▶: leads from the sheets to the fight, and starts or pauses the replay. */
export function startOrPause(): void {
  if (!playing.peek()) tellStage({ is: 'started' });
  togglePlay();
}

/** Shows a fight that has just come, at step `at` or from its beginning; a fight that waits, where it stopped. */
export function arrive(at: number | null): void {
  const fight = report.peek();
  // Also where a computer opponent is to decide: it waits to be asked.
  const waits = (fight?.pending ?? null) !== null;
  const end = fight?.events.length ?? 0;
  farthest.value = 0;
  step.value = waits ? end : Math.min(at ?? 0, end);
  tellStage({ is: 'came', waits, open: at !== null && at >= end });
}

/** Follows the controllers and how far the reader has read. Returns the function that stops it. */
export function runStage(): () => void {
  let fight = report.peek();
  let hands = handsIn(fight);
  const ends = [
    effect(() => {
      const now = handsIn(report.value);
      if (now !== hands) tellStage({ is: 'hands', before: hands, now });
      hands = now;
    }),
    effect(() => {
      const here = step.value;
      if (report.value !== fight) {
        fight = report.value;
        farthest.value = here;
        return;
      }
      if (here > farthest.peek()) farthest.value = here;
      if (here > 0 && here >= last.value && fight?.outcome) tellStage({ is: 'opened' });
    }),
    onFight((fought, altered) => {
      tellStage({ is: 'changed' });
      // A player stands where the fight waits; a fight that nobody has seen is read from its beginning.
      if (stays.peek()) return;
      if (stage.peek() === 'play') seek(fought.events.length);
      else if (!altered && sealed.peek()) seek(0);
    }),
  ];
  return () => ends.forEach((end) => end());
}
