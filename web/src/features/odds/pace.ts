// How long a series will take, told before it is asked for: a fight in which a computer thinks is fought once and timed.
import { computed, signal } from '@preact/signals';
import { pool } from '../../app/pool.ts';
import { question, seriesQuestion } from '../../app/series.ts';
import { askOne } from '../../engine/pool.ts';

const timed = signal<{ of: string; ms: number } | null>(null);

/** Milliseconds that one fight adds to a series; null where none was timed. */
export const pace = computed(() => (timed.value?.of === question.value ? timed.value.ms : null));

/** Whether a computer thinks in the fights of a series. */
export const isSlow = (match: string): boolean => match.includes('"search ');

/** Tactics alone are quick. What can't be fought says so when it is asked for. */
export function timeOne(match: string): () => void {
  const leave = new AbortController();
  if (isSlow(match) && timed.peek()?.of !== match) {
    const one = () =>
      askOne<string>(
        pool(),
        { call: 'part', ...seriesQuestion(match, { fights: 1, width: 0 }), ranges: '[[0,1]]' },
        leave.signal,
      );
    // With the first one the engine of many fights is fetched.
    one()
      .then(async () => {
        const began = performance.now();
        await one();
        timed.value = { of: match, ms: (performance.now() - began) / pool().size };
      })
      .catch(() => undefined);
  }
  return () => leave.abort();
}
