// Replays the news of a fight: the lines since the reader looked last, from a link, at a shared screen or by a turn
// that they took. They are told line by line before the next decision; without motion only their number is told.
import { batch, computed, effect, signal } from '@preact/signals';
import { opened, report } from '../fight/match.ts';
import { tellStage } from '../fight/stage.ts';
import { go, last, move, pause, playing, seek, speed, stays, step, telling } from '../fight/replay.ts';
import { curtain } from '../fight/record.ts';
import { spoken } from '../view.ts';
import { behind, myself, newsFrom } from './correspondence.ts';
import { correspondenceWords } from './words.ts';

/** Index of the first new line, and the link or the fight that it belongs to. */
const begun = signal<{ of: object; at: number } | null>(null);

export const news = computed(() => {
  const { of, at } = begun.value ?? {};
  return at !== undefined && (of === opened.value || of === report.value) ? at : null;
});
/** Number of new lines. */
export const newLines = computed(() => (news.value === null ? 0 : last.value - news.value));
/** Whether the new lines came in this link, so that the reader has not caused them. */
export const arrived = computed(() => news.value !== null && begun.value?.of === opened.value);
/** Whether the new lines are being told; the choice waits meanwhile. Also while a turn is taken whose lines are told
 * next. */
export const replaying = computed(() => (news.value !== null || stays.value) && playing.value);

/** Up to this number new lines are told one by one, more of them by exchanges. */
const few = 30;

const still = () => speed.peek() === Infinity || matchMedia('(prefers-reduced-motion: reduce)').matches;

export function replayNews(): void {
  const at = news.peek();
  if (at === null) return;
  pause();
  if (still()) {
    go(at + 1);
    return;
  }
  batch(() => {
    seek(at);
    tellOn();
  });
}

/** Tells on from the reader's step, the first line at once. */
function tellOn(): void {
  telling.value = last.peek() - step.peek() <= few ? 'event' : 'exchange';
  move(1, telling.peek() ?? 'event');
  playing.value = true;
}

/** Tells the lines from `at` on before the question is put: the other player's turn, or how the fight began. */
export function playFirst(at: number): void {
  const fight = report.peek();
  if (!fight || at >= fight.events.length || curtain.peek() || still()) return;
  begun.value = { of: fight, at };
  replayNews();
}

/**
 * Takes a turn and tells its result from the reader's step on, the first line at once. The computer's answer, which
 * comes meanwhile, is told after it.
 */
export async function tellTurn(turn: () => Promise<unknown>): Promise<void> {
  const before = report.peek();
  if (!before || still()) {
    await turn();
    return;
  }
  const on = replaying.peek();
  const at = on ? (news.peek() ?? 0) : before.events.length;
  if (!on) seek(at);
  stays.value = true;
  try {
    await turn();
  } finally {
    stays.value = false;
  }
  const after = report.peek();
  if (!after || after === before) return;
  // The screen is the other player's now; the lines are told when that player has it.
  if (curtain.peek()) {
    skipNews();
    return;
  }
  batch(() => {
    begun.value = { of: after, at };
    if (!playing.peek() && step.peek() < after.events.length) tellOn();
  });
}

export function skipNews(): void {
  pause();
  go(last.peek());
}

effect(() => {
  const [fight, sent] = [report.value, opened.value];
  if (!fight || !sent || !myself.value || behind.value || begun.peek()?.of === sent) return;
  const at = newsFrom(fight);
  if (at === null) return;
  begun.value = { of: sent, at };
  spoken.value = correspondenceWords.peek().news(newLines.peek());
  const over = fight.outcome !== null && step.peek() === 0;
  if (over) tellStage({ is: 'asked', stage: 'play' });
  // A link may name a step, which then stays.
  if (over || step.peek() === last.peek()) replayNews();
  if (over && !playing.peek()) tellStage({ is: 'opened' });
});

let played = false;
effect(() => {
  const now = replaying.value;
  if (!playing.value) telling.value = null;
  const fight = report.peek();
  if (played && !now && fight?.pending && fight.pending.side === myself.peek())
    spoken.value = correspondenceWords.peek().yourTurn;
  // However the telling ended: the card says who won.
  if (played && !now && myself.peek() && fight?.outcome) tellStage({ is: 'opened' });
  played = now;
});
