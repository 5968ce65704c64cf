// Tests which lines tell a player what has come of the actions since their last decision.
import { expect, test } from 'vitest';
import type { Decided, Span } from '#engine';
import type { Fight, FightEvent, FightPhase } from '../../../engine/fight.ts';
import { hpSince, resultsSince } from './results.ts';

/** A fight of one round with these phases: who is in turn, and who does what in each line. */
function fightOf(
  phases: readonly (readonly [FightPhase['side'], readonly string[]])[],
): Pick<Fight, 'events' | 'rounds'> {
  const events = phases
    .flatMap(([, said]) => said)
    .map((one, i) => {
      const [side, tone] = one.split(' ');
      const weighs = tone === 'bookkeeping' ? { bookkeeping: true } : tone && { tone };
      return {
        i,
        round: 1,
        rule: '1',
        kind: `line ${i}`,
        side,
        text: ['so.'],
        ...weighs,
      } as unknown as FightEvent;
    });
  let first = 0;
  const inRound = phases.map(([side, { length }]): FightPhase => {
    first += length;
    return { id: 'turn', side, title: [], first: first - length, count: length };
  });
  return { events, rounds: [{ round: 1, title: '', phases: inRound }] };
}

const byHand = (event: number, ...labels: string[]): Decided[] =>
  labels.map((label) => ({ event, side: 'A', point: 'main', by: 'hand', option: { id: label, label } }));

test('since a decision each exchange is told by what it came to, the newest last', () => {
  const fight = {
    ...fightOf([
      ['A', ['A use', 'B use', 'B hit', 'B gone', 'A bookkeeping']],
      [null, ['A', 'B']],
      ['B', ['B use', 'A use', 'A']],
    ]),
    viewer: 'A' as const,
  };
  const since = (from: number, decisions: Decided[] = []) =>
    resultsSince({ ...fight, decisions }, from).map(({ did, said }) => [...did, ...said.map(({ i }) => i)]);
  // All that was lost; what only goes on, as the order of a new round, is no result. The newest line stands at the end.
  expect(since(0, byHand(0, 'shoot', 'with 3'))).toEqual([
    ['shoot', 'with 3', 2, 3],
    [8, 9],
  ]);
  expect(since(4)).toEqual([[8, 9]]);
  // That the viewer did what was chosen is no news, and what the other side does is.
  const act = { ...fightOf([['A', ['A use']]]), viewer: 'A' as const };
  expect(resultsSince({ ...act, decisions: byHand(0, 'deploy') }, 0)).toEqual([]);
  expect(resultsSince({ ...act, decisions: [] }, 0)).toHaveLength(1);
  // A decision of the other side that came later is not the viewer's.
  expect(since(0, [...byHand(0, 'shoot'), { ...byHand(7, 'evade')[0], side: 'B' } as Decided])[0]).toEqual([
    'shoot',
    2,
    3,
  ]);
});

test('of a line with a roll and brackets its outcome is told, and of a line that is a roll alone what it came to', () => {
  const fight = fightOf([['B', ['B use', 'A use', 'A', 'A']]]);
  const dice = [{ name: 'dice', sides: 10, faces: [6, 8] }];
  const text: Span[][] = [
    ['B attacks (2D6) ＞ 7[3,4] ＞ 7'],
    ['A evades.'],
    ['A (2D10) ＞ 14[6,8] ＞ 14'],
    ['14 is above 13 (', { t: 'state', s: '1' }, ' more): evaded. (1D6+2) ＞ 5[3]+2 ＞ 5'],
  ];
  const events = fight.events.map((one, i) => ({
    ...one,
    text: text[i] ?? [],
    ...(i === 2 && { dice }),
  }));
  const all = resultsSince({ ...fight, events, decisions: [], viewer: 'A' }, 0);
  expect(all.map(({ said }) => said.map((line) => line.text))).toEqual([[['14 is above 13', ': evaded.']]]);
});

test('whose HP changed since a line is told with what it was, of a duel and of each member of a party', () => {
  const meters = (hp: number) => [
    { id: 'card', value: 9 },
    { id: 'HP', value: hp },
  ];
  const duel = (hp: number) => ({ meters: meters(hp) });
  const party = (...all: number[]) => ({
    meters: [],
    figures: all.map((hp, member) => ({ member, meters: meters(hp) })),
  });
  const boards = [
    { sides: [duel(20), party(30, 12)] },
    { sides: [duel(16), party(30, 5)] },
    { sides: [duel(12), party(30, 5)] },
  ] as unknown as Fight['boards'];
  expect(hpSince({ boards }, 0)).toEqual([
    { side: 0, member: null, was: 20, is: 12 },
    { side: 1, member: 1, was: 12, is: 5 },
  ]);
  expect(hpSince({ boards }, 1)).toEqual([{ side: 0, member: null, was: 16, is: 12 }]);
  expect(hpSince({ boards }, 2)).toEqual([]);
  expect(hpSince({ boards }, 9)).toEqual([]);
});
