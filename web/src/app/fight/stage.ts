// What the reader does with the fight: builds the two, watches it, or plays it; and whether the verdict is sealed.
import { computed, effect, signal } from '@preact/signals';
import type { SideId } from '#engine';
import type { Fight } from '../../engine/fight.ts';
import { onFight, report } from './match.ts';
import { last, playing, seek, stays, step, togglePlay } from './replay.ts';

export const stages = ['build', 'watch', 'play'] as const;
export type Stage = (typeof stages)[number];

export interface State {
  readonly stage: Stage;
  /** The verdict may be seen; until then nothing on the page names who won. */
  readonly open: boolean;
}

export type Happened =
  /** The reader asked for it: by its name, or by setting somebody to play. */
  | { is: 'asked'; stage: Stage }
  /** ▶ was pressed. */
  | { is: 'started' }
  /** Another fight stands here: a link's, or one that was kept. `waits`: for a decision. `open`: its verdict is no secret. */
  | { is: 'came'; waits: boolean; open: boolean }
  /** As many sides were played by hand, and as many are now, whatever made them so. */
  | { is: 'hands'; before: number; now: number }
  /** The seal was opened, or the fight was read to its end. */
  | { is: 'opened' };

/** The whole machine. */
export function next(state: State, happened: Happened): State {
  const { stage, open } = state;
  switch (happened.is) {
    case 'asked':
      // Whoever builds wants to see what comes of it.
      return { stage: happened.stage, open: open || happened.stage === 'build' };
    case 'started':
      return { stage: stage === 'build' ? 'watch' : stage, open };
    case 'came':
      return { stage: happened.waits ? 'play' : 'watch', open: happened.open };
    case 'hands':
      // A build without a tactic would be played by hand: whoever builds it goes on building.
      if (happened.now > happened.before) return { stage: stage === 'build' ? 'build' : 'play', open };
      return { stage: happened.now === 0 && stage === 'play' ? 'watch' : stage, open };
    case 'opened':
      return { stage, open: true };
  }
}

const state = signal<State>({ stage: 'watch', open: false });
export const stage = computed(() => state.value.stage);

/** The reader, or the page that they left, has said since this fight came how they want to see it. */
let asked = false;

export function tellStage(happened: Happened): void {
  asked = happened.is === 'asked' || (asked && happened.is !== 'came');
  const after = next(state.peek(), happened);
  const before = state.peek();
  if (after.stage !== before.stage || after.open !== before.open) state.value = after;
  // Whoever comes to play stands where the fight waits.
  if (after.stage === 'play' && before.stage !== 'play' && report.peek()?.pending) seek(last.peek());
}

/** The side that the reader has alone, where two play at two places; else null. */
export const ownSide = signal<SideId | null>(null);

/** The reader keeps every verdict open; remembered in this browser. */
export const keepOpen = signal(false);

/** The reader has played this fight as far as it goes: nothing of it is sealed from them. */
export const ownFight = signal(false);

/** The verdict stands in its envelope. A fight that goes on has none yet. */
export const sealed = computed(
  () => !(state.value.open || keepOpen.value || ownFight.value) && (report.value?.outcome ?? null) !== null,
);

/** How far the fight has been read, where the rest of it is sealed; otherwise all of it. */
const farthest = signal(0);
export const readTo = computed(() => (sealed.value ? Math.max(farthest.value, step.value) : last.value));

/** As many sides are played by hand; a side without plans is, whoever was to decide. */
export function handsIn(fight: Pick<Fight, 'controllers' | 'pending'> | null): number {
  if (!fight) return 0;
  const hands = fight.controllers.filter((one) => one === 'hand').length;
  return Math.max(hands, fight.pending?.by === 'hand' ? 1 : 0);
}

/** A fight by hand that goes on, in which something was decided by hand: what could be lost. */
export const live = computed(() => {
  const fight = report.value;
  return fight?.pending ? fight.decisions.some(({ by }) => by === 'hand') : false;
});

/** ▶: leads from the sheets to the fight, and on from there. */
export function startOrPause(): void {
  if (!playing.peek()) tellStage({ is: 'started' });
  togglePlay();
}

/** Another fight stands here: it is read from its beginning, or played where it stopped. */
export function arrive(at: number | null): void {
  const fight = report.peek();
  // Also where a computer is to decide: it waits to be asked.
  const waits = (fight?.pending ?? null) !== null;
  const end = fight?.events.length ?? 0;
  farthest.value = 0;
  step.value = waits ? end : Math.min(at ?? 0, end);
  tellStage({ is: 'came', waits, open: at !== null && at >= end });
}

/** A fight that the reader has played and that is over: they stand at its end, unless they have asked for something else. */
export function arriveOwn(): void {
  if (asked || stage.peek() !== 'watch' || step.peek() > 0) return;
  tellStage({ is: 'asked', stage: 'play' });
  seek(last.peek());
}

/** Follows who plays, and how far the reader reads. Returns its end. */
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
      // Who plays stands where the fight waits; a fight that nobody has seen is read from its beginning.
      if (stays.peek()) return;
      if (stage.peek() === 'play') seek(fought.events.length);
      else if (!altered && sealed.peek()) seek(0);
    }),
  ];
  return () => ends.forEach((end) => end());
}
