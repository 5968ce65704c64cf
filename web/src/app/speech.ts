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
