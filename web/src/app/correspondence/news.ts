// What happened in a fight since the reader looked last, in a link, at a shared screen, or by the turn that they took: told line by
// line before anything is decided, or without motion told by its number.
import { batch, computed, effect, signal } from '@preact/signals';
import { opened, report } from '../fight/match.ts';
import { tellStage } from '../fight/stage.ts';
import { go, last, move, pause, playing, seek, speed, stays, step, telling } from '../fight/replay.ts';
import { curtain } from '../fight/record.ts';
import { spoken } from '../view.ts';
import { behind, myself, newsFrom } from './correspondence.ts';
import { correspondenceWords } from './words.ts';

/** Index of the first line that is new: of what came in this link, of the other one's turn, or of the reader's own. */
const begun = signal<{ of: object; at: number } | null>(null);

export const news = computed(() => {
  const { of, at } = begun.value ?? {};
  return at !== undefined && (of === opened.value || of === report.value) ? at : null;
});
/** How many lines are new. */
export const newLines = computed(() => (news.value === null ? 0 : last.value - news.value));
/** They came in this link: the reader has not made them. */
export const arrived = computed(() => news.value !== null && begun.value?.of === opened.value);
/** The reader is shown them; the choice waits so long. Also while a turn is taken whose lines are told behind them. */
export const replaying = computed(() => (news.value !== null || stays.value) && playing.value);

/** So many new lines are told one by one, more than that by exchanges. */
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

/** From where the reader stands: the first line at once. */
function tellOn(): void {
  telling.value = last.peek() - step.peek() <= few ? 'event' : 'exchange';
  move(1, telling.peek() ?? 'event');
  playing.value = true;
}

/** What the other one's turn came to, or how a fight began, is told before the question is put. */
export function playFirst(at: number): void {
  const fight = report.peek();
  if (!fight || at >= fight.events.length || curtain.peek() || still()) return;
  begun.value = { of: fight, at };
  replayNews();
}

/**
 * Takes a turn, and tells what came of it from where the reader is: at once the first line, then on. What the computer
 * answers meanwhile is told behind it.
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
  // The screen is somebody else's now, who is told when they have it.
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
  // Whoever sent it may have wished for a step of it.
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
