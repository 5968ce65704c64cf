// Tests which lines tell a player what has come of the actions since their last decision.
import { expect, test } from 'vitest';
import type { Decided, Span } from '#engine';
import type { Fight, FightEvent, FightPhase } from '../../../engine/fight.ts';
import { changesSince, resultsSince } from './results.ts';

/** A fight of one round with these phases: who is in turn, and who does what in each line. */
function fightOf(
  phases: readonly (readonly [FightPhase['side'], readonly string[]])[],
): Pick<Fight, 'events' | 'rounds' | 'boards'> {
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
  return { events, rounds: [{ round: 1, title: '', phases: inRound }], boards: [] };
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
    [7, 8, 9],
  ]);
  expect(since(4)).toEqual([[7, 8, 9]]);
  // That the viewer did what was chosen is no news, and what the other side does is.
  const act = { ...fightOf([['A', ['A use']]]), viewer: 'A' as const };
  expect(resultsSince({ ...act, decisions: byHand(0, 'deploy') }, 0)).toEqual([]);
  expect(resultsSince({ ...act, decisions: [] }, 0)).toHaveLength(1);
  // What the other side does after it, and nothing of the viewer's, is not what it came to.
  const theirs = { ...fightOf([['B', ['B use']]]), viewer: 'A' as const };
  expect(resultsSince({ ...theirs, decisions: byHand(0, 'pass') }, 0)).toMatchObject([{ did: [] }]);
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
  expect(all.map(({ said }) => said.map((line) => line.text))).toEqual([
    [['B attacks'], ['14 is above 13', ': evaded.']],
  ]);
});

test('what the others did is told with the act that it began with, and what came of it', () => {
  const fight = fightOf([
    ['A', ['A use', 'B use', 'B hit']],
    ['B', ['B use', 'A', 'A hit']],
    ['B', ['B use']],
  ]);
  const all = resultsSince({ ...fight, decisions: byHand(0, 'shoot'), viewer: 'A' }, 0);
  expect(all.map(({ did, said }) => [...did, ...said.map(({ i }) => i)])).toEqual([
    ['shoot', 2],
    [3, 5],
    [6],
  ]);
});

test('what changed since a line: the HP of all, what is regained, new states, and what the others spend', () => {
  const meters = (hp: number, dp: number) => [
    { id: 'HP', value: hp, max: 40 },
    { id: 'card', value: 9, max: 9 },
    { id: 'dp', value: dp, max: 25 },
    { id: 'initiative', value: dp, max: 0 },
  ];
  const duel = (hp: number, dp: number) => ({ meters: meters(hp, dp), states: [] });
  const party = (states: string[], ...all: [hp: number, dp: number][]) => ({
    meters: [],
    states: [],
    figures: all.map(([hp, dp], member) => ({
      member,
      meters: meters(hp, dp),
      states: states.map((id) => ({ id, n: 1 })),
    })),
  });
  const boards = [
    { sides: [duel(20, 9), party([], [30, 5], [12, 5])] },
    { sides: [duel(16, 9), party([], [30, 5], [5, 5])] },
    { sides: [duel(12, 4), party(['bind'], [30, 19], [5, 5])] },
  ] as unknown as Fight['boards'];
  const said = (from: number, own: 0 | 1) =>
    changesSince({ boards }, from, own).map(({ id, side, member, was, is }) => [id, side, member, was, is]);
  expect(said(0, 0)).toEqual([
    ['HP', 0, null, 20, 12],
    ['HP', 1, 1, 12, 5],
    ['dp', 1, 0, 5, 19],
    ['bind', 1, 0, 0, 1],
    ['bind', 1, 1, 0, 1],
  ]);
  expect(said(1, 1)).toEqual([
    ['HP', 0, null, 16, 12],
    ['dp', 0, null, 9, 4],
    ['dp', 1, 0, 5, 19],
    ['bind', 1, 0, 0, 1],
    ['bind', 1, 1, 0, 1],
  ]);
  expect(said(2, 0)).toEqual([]);
  expect(said(9, 0)).toEqual([]);
});

test('a bracket of a sum stays, one that is an aside goes', () => {
  const of = fightOf([['B', ['B hit']]]);
  const [event] = of.events;
  if (!event) throw new Error('no line');
  event.text = ['攻撃値 20+18+(0×10)=38（クリティカル）。'];
  const told = resultsSince({ ...of, decisions: [], viewer: null }, 0);
  expect(told.flatMap(({ said }) => said.flatMap(({ text }) => text))).toEqual(['攻撃値 20+18+(0×10)=38。']);
});

test('a sum in what was done is the reason for what comes of it, and stays', () => {
  const of = fightOf([['B', ['B use', 'B hit']]]);
  const [act, hit] = of.events;
  if (!act || !hit) throw new Error('no lines');
  act.text = ['インビジブル攻撃：POW 25（強制チェイン 1+(IN 5−発動値5)=1回）'];
  hit.text = ['40ダメージ（防御値0=なし）。'];
  const told = resultsSince({ ...of, decisions: [], viewer: null }, 0);
  expect(told.flatMap(({ said }) => said.map(({ text }) => text))).toEqual([act.text, ['40ダメージ。']]);
});

const dice = [{ name: 'dice', sides: 6, faces: [4] }];
const linesOf = (all: ReturnType<typeof resultsSince>) =>
  all.map(({ did, said }) => [...did, ...said.map(({ i }) => i)]);

test('where both sides roll for the same, both rolls are told', () => {
  const of = fightOf([[null, ['A', 'B', 'A']]]);
  const events = of.events.map((one, i) => (i < 2 ? { ...one, kind: 'first turn', dice } : one));
  expect(linesOf(resultsSince({ ...of, events, decisions: [], viewer: null }, 0))).toEqual([[0, 1, 2]]);
});

test('a line at which something that is spent comes back is told, and what concerns both follows from a decision', () => {
  const points = (value: number) => ({
    meters: [
      { id: 'HP', value: 9, max: 9 },
      { id: 'dp', value, max: 9 },
    ],
  });
  const of = fightOf([['B', ['B use', 'B state', 'B']]]);
  const boards = [0, 0, 0, 4].map((value) => ({
    sides: [points(0), points(value)].map((one) => ({ ...one, states: [] })),
  })) as unknown as Fight['boards'];
  expect(linesOf(resultsSince({ ...of, boards, decisions: [], viewer: null }, 0))).toEqual([[0, 1, 2]]);
  // A line of no side.
  const order = fightOf([[null, ['']]]);
  expect(linesOf(resultsSince({ ...order, decisions: byHand(0, 'early'), viewer: null }, 0))).toEqual([
    ['early', 0],
  ]);
  expect(resultsSince({ ...order, decisions: [], viewer: null }, 0)).toEqual([]);
});

test('the act is left out where the loss names its skill', () => {
  const of = fightOf([['B', ['B use', 'B hit']]]);
  const told = (...text: Span[][]) => {
    const events = of.events.map((one, i) => ({ ...one, text: text[i] ?? [] }));
    return linesOf(resultsSince({ ...of, events, decisions: [], viewer: null }, 0));
  };
  const skill = (s: string): Span => ({ t: 'skill', s });
  expect(told(['Bは', skill('業火'), 'を使用する。'], [skill('業火'), 'の攻撃：4点。'])).toEqual([[1]]);
  expect(told(['Bは', skill('業火'), 'を使用する。'], [skill('灼印'), 'の攻撃：4点。'])).toEqual([[0, 1]]);
  expect(told(['Bは攻撃する。'], ['4点。'])).toEqual([[0, 1]]);
});
