// What happened in a fight since the reader looked last, in a link or at a shared screen: played before anything is decided, or
// without motion told by its number.
import { batch, computed, effect, signal } from '@preact/signals';
import { opened, report } from '../fight/match.ts';
import { type Unit, go, last, pause, play, playing, seek, speed, step, unit } from '../fight/replay.ts';
import { spoken } from '../view.ts';
import { behind, myself, newsFrom } from './correspondence.ts';
import { correspondenceWords } from './words.ts';

/** Index of the first line that is new, of what came in this link, or of this turn of two at one screen. */
const begun = signal<{ of: object; at: number } | null>(null);

export const news = computed(() => {
  const { of, at } = begun.value ?? {};
  return at !== undefined && (of === opened.value || of === report.value) ? at : null;
});
/** How many lines are new. */
export const newLines = computed(() => (news.value === null ? 0 : last.value - news.value));
/** The reader is shown them; the choice waits so long. */
export const replaying = computed(() => news.value !== null && playing.value);

/** So many new lines are told one by one; of more, as the reader goes through any fight. */
const few = 30;
/** How the reader goes through fights, while news are told line by line. */
let usual: Unit | null = null;

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
    if (newLines.peek() <= few) [usual, unit.value] = [unit.peek(), 'event'];
    seek(at);
    play();
  });
}

/** Two at one screen: what the other one's turn came to is played before the question is put. */
export function playFirst(at: number): void {
  const fight = report.peek();
  if (!fight || at >= fight.events.length || still()) return;
  begun.value = { of: fight, at };
  replayNews();
}

export function skipNews(): void {
  pause();
  seek(last.peek());
}

effect(() => {
  const [fight, sent] = [report.value, opened.value];
  if (!fight || !sent || !myself.value || behind.value || begun.peek()?.of === sent) return;
  const at = newsFrom(fight);
  if (at === null) return;
  begun.value = { of: sent, at };
  spoken.value = correspondenceWords.peek().news(newLines.peek());
  // Whoever sent it may have wished for a step of it.
  if (step.peek() === last.peek()) replayNews();
});

let played = false;
effect(() => {
  const now = replaying.value;
  if (!now && usual) [unit.value, usual] = [usual, null];
  const fight = report.peek();
  if (played && !now && fight?.pending && fight.pending.side === myself.peek())
    spoken.value = correspondenceWords.peek().yourTurn;
  played = now;
});
