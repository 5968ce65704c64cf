// Lets the spoken region follow the reader: a sentence a step, the verdict after a change, why there is none.
import { effect } from '@preact/signals';
import { plainText } from '../../engine/plainText.ts';
import { words } from '../../i18n/index.ts';
import { curtain } from './record.ts';
import { fought, onFight, stale } from './match.ts';
import { current, playing, speed, step } from './replay.ts';
import { spoken } from '../view.ts';

// Keeps the one spoken region quiet: the newest sentence, at most one in half a second.

interface Clock {
  now(): number;
  later(run: () => void, ms: number): unknown;
}

const pause = 500;

/** Returns the function that asks for a sentence to be spoken; what is overtaken is never said. */
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

/** Returns its end. */
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
    // Another fight puts the reader somewhere: that is no step.
    if (fight !== fought.peek()) return;
    // Faster than one can listen: silence.
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
