// Tests heat maps and pairings of the module: parts add up to the program's answer, and answers have their
// declared types.
import { beforeAll, expect, test } from 'vitest';
import type { AnalysisModule, HeatPart, HeatRequest } from '#analysis';
import type { Envelope, LeagueRequest } from '#engine';
import { loadAnalysis, native, ok } from './module.ts';

const builds = [
  '{"system":"rakuen","name":"甲","POW":20,"SPD":20,"WIZ":20,"tactic":"堅実"}',
  '{"system":"rakuen","name":"乙","POW":30,"SPD":20,"WIZ":10,"tactic":"要塞"}',
] as const;
const sides = builds.map((build) => JSON.parse(build) as never) as unknown as HeatRequest['match']['sides'];
const request: HeatRequest = {
  match: { system: 'rakuen', seed: '5', sides },
  tactic: '逆襲',
  against: 'build',
};
const text = JSON.stringify(request);

let analysis: AnalysisModule;
beforeAll(async () => {
  analysis = await loadAnalysis('rakuen');
});

interface Told {
  parts: string[];
  cells: { label?: unknown; shares: number[]; fights: number; wins: number; draws: number; share: unknown }[];
}

test('parts in any order are the program’s map', () => {
  const { parts, cells } = ok(analysis.heatCells(text));
  const wins = cells.map(() => 0);
  const draws = cells.map(() => 0);
  const take = (from: number, to: number, first: number, fights: number) => {
    const part: HeatPart = ok(analysis.heatPart(text, from, to, first, fights));
    part.wins.forEach((n, at) => (wins[from + at] = (wins[from + at] ?? 0) + n));
    part.draws.forEach((n, at) => (draws[from + at] = (draws[from + at] ?? 0) + n));
  };
  take(500, cells.length, 0, 8);
  take(0, 500, 3, 5);
  take(0, 500, 0, 3);
  const shares = ok(analysis.shares(JSON.stringify(wins.map((n) => [n, 8]))));
  const told = JSON.parse(
    native('heat', 'rakuen', builds[1], '--tactic', '逆襲', '--seed', '5', '--fights', '8', '--json'),
  ) as Told;
  expect(parts).toEqual(told.parts);
  expect(
    cells.map((one, at) => ({ shares: one, fights: 8, wins: wins[at], draws: draws[at], share: shares[at] })),
  ).toEqual(told.cells);
});

test('a map over two numbers, and over the steps of a build, is the program’s', async () => {
  const duel = ['body', 'sense'].map((most) =>
    JSON.stringify({
      system: 'sengen',
      name: most,
      members: [
        {
          ranks: { stats: 'B', skills: 'C', abilities: 'A' },
          stats: { body: 4, vit: 4, int: 6, sense: 5, will: 5 },
          skills: { shot: 4, evade: 4 },
          abilities: { magic: 3 },
        },
      ],
    }),
  ) as [string, string];
  const module = await loadAnalysis('sengen');
  const over = ['/members/0/stats/int=3..6', '/members/0/stats/sense=3..6'] as [string, string];
  const rest = '/members/0/stats/will';
  for (const more of [
    { over, rest },
    { over: 'steps' as const, rest: undefined },
  ]) {
    const asked = JSON.stringify({
      match: { system: 'sengen', seed: '6', sides: duel.map((one) => JSON.parse(one) as never) },
      ...more,
    });
    const { parts, cells, labels } = ok(module.heatCells(asked));
    const { wins, draws } = ok(module.heatPart(asked, 0, cells.length, 0, 3));
    const flags = more.rest ? [...over.flatMap((one) => ['--over', one]), '--rest', rest] : [];
    const told = JSON.parse(
      native(
        'heat',
        'sengen',
        duel[1],
        '--build',
        duel[0],
        ...flags,
        '--seed',
        '6',
        '--fights',
        '3',
        '--json',
      ),
    ) as Told;
    expect(parts).toEqual(told.parts);
    expect(told.cells.map((one) => [one.wins, one.draws])).toEqual(wins.map((won, at) => [won, draws[at]]));
    if (labels) expect(told.cells.map((one) => one.label)).toEqual(labels);
    else expect(told.cells.map((one) => one.shares)).toEqual(cells);
  }
});

test('a pairing is the series of its match with its seed', () => {
  const league: LeagueRequest = {
    system: 'rakuen',
    format: 'round-robin',
    seed: '8',
    entrants: [...sides, sides[0]].map((build) => ({ build })),
  };
  const all = JSON.stringify(league);
  const { wins, losses } = ok(analysis.pairings(all, 1, 3, 0, 100));
  const match = { ...request.match, seed: ok(analysis.gameSeed(all, 1, 2)), sides: [sides[1], sides[0]] };
  const part = ok(analysis.seriesPart(JSON.stringify(match), 0, 100));
  const { results } = ok(
    analysis.seriesSum(JSON.stringify(match), '{"fights":100}', JSON.stringify([part])),
  ).report;
  expect([wins[1], losses[1]]).toEqual([results.A.fights, results.B.fights]);
});

test('what is no question, and no part of one, is refused', () => {
  const code = (envelope: string) => {
    const told = JSON.parse(envelope) as Envelope<unknown>;
    return 'error' in told ? [told.error.code, ...told.error.problems.map((one) => one.code)] : [];
  };
  expect(code(analysis.heatCells('{}'))[0]).toBe('illegalHeat');
  expect(code(analysis.heatCells(JSON.stringify({ ...request, tactic: 'x' })))).toEqual([
    'illegalHeat',
    'unknownPreset',
  ]);
  for (const [from, to, first, fights] of [
    [0, 1082, 0, 1],
    [2, 1, 0, 1],
    [0, 0.5, 0, 1],
    [0, 1, -1, 1],
    [0, 1, 0, 1e6],
    [NaN, 1, 0, 1],
  ] as const) {
    expect(code(analysis.heatPart(text, from, to, first, fights))).toEqual(['illegalHeat', 'badPart']);
  }
  for (const counts of ['[[2,1]]', '[[-1,1]]', '[1]', '{"a":1}', '[[1,2000000]]', '[']) {
    expect(code(analysis.shares(counts)).length).toBeGreaterThan(0);
  }
});
