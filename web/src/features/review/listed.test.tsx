// Tests what a review shows while it is still judging: losses as they come, and when all are judged the greatest first.
import { expect, test, vi } from 'vitest';
import { render } from 'preact-render-to-string';
import type { Reviewed } from '#analysis';
import type { Fight } from '../../engine/fight.ts';

let hear: (found: Reviewed, at: number) => void = () => undefined;
let end: () => void = () => undefined;
vi.mock('../../app/pool.ts', () => ({
  pool: () => ({
    run: (_: unknown, answer: (points: unknown, at: number) => void) => {
      answer(points, 0);
      return Promise.resolve();
    },
  }),
  query: (_: unknown, heard: typeof hear) => {
    hear = heard;
    return new Promise<void>((done) => (end = done));
  },
}));
const points = [0, 1, 2].map((i) => ({ i, event: i, side: 'A', member: -1, point: '', taken: null }));
const lost = (i: number, rate: number): Reviewed => {
  const chance = { rate: 5000, low: 4000, high: 6000 };
  const gain = { rate, low: rate, high: rate };
  const option = { id: 'x', ja: '回避', en: 'Evade' };
  return { i, fights: 400, chance, advice: { option, chance, gain, compared: 'better' }, odds: null };
};

const { fought, report } = await import('../../app/fight/match.ts');
const { begin, listed } = await import('./review.ts');
const { default: Review } = await import('./Review.tsx');
const { reviewWords } = await import('./words.ts');

test('what is judged is listed while the rest is judged', async () => {
  const build = { system: 'x', version: '1', name: '' };
  const fight = {
    events: [{}, {}, {}],
    rounds: [],
    decisions: [],
    names: ['甲', '乙'],
    controllers: ['hand', 'plans'],
  } as unknown as Fight;
  fought.value = { sides: [build, build] };
  report.value = fight;
  const done = begin(fight);
  await vi.waitFor(() => expect(hear).not.toHaveLength(0));
  hear(lost(2, 100), 2);
  hear(lost(0, 300), 0);
  hear(lost(1, 900), 1);
  const order = () => listed.value.map(({ point }) => point.i);
  expect(order()).toEqual([0, 1, 2]);
  expect(render(<Review />)).toContain(reviewWords.value.listSoFar);
  end();
  await done;
  expect(order()).toEqual([1, 0, 2]);
  expect(render(<Review />)).toContain(reviewWords.value.list);
});
