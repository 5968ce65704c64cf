// Tests the reach of skills of 心輝者 (4, 7.5): a use tells the columns that the skill can strike, its
// targets' columns among them.
import { expect, test } from 'vitest';
import { fightOf, load, ok } from './module.ts';

test('a skill tells the columns that it reaches, its targets within them', async () => {
  const engine = await load('shinki');
  const [info] = ok(engine.systems());
  const [a, b] = info?.samples ?? [];
  if (!a || !b) throw new Error('no samples');
  const { boards, events } = fightOf(engine, { system: 'shinki', sides: [a, b], seed: '1' });
  const columnOf = (at: number, token: string) =>
    boards[at]?.sides[token.startsWith('A') ? 0 : 1].figures?.find(
      ({ member }) => token.slice(1) === String(member + 1),
    )?.at;
  const struck = boards.flatMap((board, at) =>
    (board.strokes ?? []).map(([by, to]) => ({ reach: board.reach, at, by, to })),
  );
  expect(struck.length).toBeGreaterThan(5);
  for (const { reach, at, by, to } of struck) {
    expect(reach?.side).toBe(by.charAt(0));
    expect(reach?.places).toContain(columnOf(at, to));
    expect(reach?.places.every((place) => place >= 1 && place <= 5)).toBe(true);
  }
  // The reach is told for that event alone; events of other kinds have none.
  expect(
    boards.filter((board, at) => board.reach && !/skill|react/.test(events[at - 1]?.kind ?? '')),
  ).toEqual([]);
});
