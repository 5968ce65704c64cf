// Speaks to screen readers as the reader moves: a sentence per step, the verdict after a change, why there is no fight.
import { effect } from '@preact/signals';
import { plainText } from '../../engine/plainText.ts';
import { words } from '../../i18n/index.ts';
import { curtain } from './record.ts';
import { fought, onFight, stale } from './match.ts';
import { current, playing, speed, step } from './replay.ts';
import { spoken } from '../view.ts';

// Pace of the one live region: only the newest sentence, at most one in half a second.

interface Clock {
  now(): number;
  later(run: () => void, ms: number): unknown;
}

const pause = 500;

/** Returns the function that speaks a sentence; a sentence that is overtaken is never spoken. */
export function speaker(say: (text: string) => void, clock: Clock): (text: string) => void {
  let last = -Infinity;
  let waiting: string | null = null;
  return (text) => {
    const due = last + pause - clock.now();
    if (waiting === null && due <= 0) {
      last = clock.now();
      say(text);
      return;
    }
    const idle = waiting === null;
    waiting = text;
    if (!idle) return;
    clock.later(() => {
      const newest = waiting;
      waiting = null;
      last = clock.now();
      if (newest !== null) say(newest);
    }, due);
  };
}

/** Begins speaking. Returns the function that ends it. */
export function runVoice(): () => void {
  const speak = speaker((text) => (spoken.value = curtain.peek() ? '' : text), {
    now: () => performance.now(),
    later: (run, ms) => setTimeout(run, ms),
  });
  let last = step.peek();
  let fight = fought.peek();
  const follow = effect(() => {
    const here = step.value;
    if (here === last) return;
    last = here;
    // A new fight has set the step; the reader has not moved.
    if (fight !== fought.peek()) return;
    // Steps come faster than a sentence can be listened to.
    if (playing.peek() && speed.peek() > 1) return;
    const event = current.peek();
    if (event) speak(plainText(event.text));
  });
  const verdict = onFight((next, altered) => {
    last = step.peek();
    fight = fought.peek();
    if (altered) speak(plainText(next.headline));
  });
  const illegal = effect(() => {
    if (stale.value) speak(words.peek().cannotFight);
  });
  return () => {
    follow();
    verdict();
    illegal();
  };
}
