// Tests the units in which the page first steps through samples: each step shows an action with its answer,
// and a replay at speed 1 takes 30 to 90 seconds.
import { expect, test } from 'vitest';
import { exchangeEnds } from '../../web/src/app/fight/exchange.ts';
import { dwell } from '../../web/src/app/fight/replay.ts';
import { type Told, fightOf, load, ok, systems } from './module.ts';

async function sample(id: string): Promise<{ stride: 'event' | 'round' | 'exchange'; fight: Told }> {
  const engine = await load(id);
  const [info] = ok(engine.systems());
  const [a, b] = info?.samples ?? [];
  if (!info || !a || !b) throw new Error('no system, or no samples');
  // As on the page, the match has no seed.
  return { stride: info.stride, fight: fightOf(engine, { system: id, sides: [a, b] }) };
}

const ends = ({ fight, stride }: Awaited<ReturnType<typeof sample>>): number[] =>
  stride === 'exchange'
    ? exchangeEnds(fight)
    : fight.events.filter(({ bookkeeping }) => !bookkeeping).map(({ i }) => i + 1);

test.each(systems)('%s is read in 30 to 90 seconds at speed 1', async (id) => {
  const read = await sample(id);
  const stops = [0, ...ends(read)];
  const lines = (from: number, to: number) =>
    read.fight.events.slice(from, to).filter(({ bookkeeping }) => !bookkeeping).length;
  const seconds =
    stops.slice(1).reduce((sum, end, k) => sum + dwell(read.stride, lines(stops[k] ?? 0, end)), 0) / 1000;
  expect(seconds).toBeGreaterThanOrEqual(30);
  expect(seconds).toBeLessThanOrEqual(90);
});

test.each(['sengen', 'shinki'])(
  'the first steps of %s show an action and its answer, never a whole fight',
  async (id) => {
    const { fight, stride } = await sample(id);
    expect(stride).toBe('exchange');
    const stops = [0, ...exchangeEnds(fight)];
    const steps = stops.slice(1).map((end, k) => fight.events.slice(stops[k], end));
    // A step has few lines, and not actions of two different phases.
    for (const events of steps) {
      expect(events.filter(({ bookkeeping }) => !bookkeeping).length).toBeLessThanOrEqual(12);
      expect(
        new Set(events.filter(({ tone }) => tone === 'use').map(({ phase, round }) => `${round} ${phase}`))
          .size,
      ).toBeLessThanOrEqual(1);
    }
    // Within the first ten steps somebody acts and the other side answers in the same step.
    const answered = steps.slice(0, 10).filter((events) => {
      const acts = events.find(({ tone }) => tone === 'use');
      return acts && events.some(({ side, i }) => side && side !== acts.side && i > acts.i);
    });
    expect(answered.length).toBeGreaterThan(0);
  },
);
