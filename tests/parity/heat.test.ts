// Tests heat maps and pairings of the module: parts add up to the program's answer, and answers have their
// declared types.
import { beforeAll, expect, test } from 'vitest';
import type { AnalysisModule, FightRange, HeatReport, HeatRequest } from '#analysis';
import type { Envelope, LeagueRequest, Match } from '#engine';
import { loadAnalysis, native, ok } from './module.ts';
import { Question } from './question.ts';

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

let analysis: AnalysisModule;
beforeAll(async () => {
  analysis = await loadAnalysis('rakuen');
});

const told = (...args: string[]) => JSON.parse(native('heat', ...args, '--json')) as HeatReport;

test('parts in any order are the program’s map', () => {
  const asked = new Question(analysis, 'heat', { heat: request, fights: 8 });
  const { report: empty } = asked.join();
  const cells = empty.cells.length;
  const share = { rate: 0, low: 0, high: 10_000, rank: 1, tied: true };
  expect(empty.cells[0]).toMatchObject({ fights: 0, wins: 0, share });
  // Some fights of each of the first cells, then the others, and all of the rest.
  const some = (first: number, end: number) =>
    asked.part(...Array.from({ length: 500 }, (_, cell): FightRange => [8 * cell + first, 8 * cell + end]));
  const { part, complete } = asked.join(some(3, 8), asked.part([8 * 500, 8 * cells]));
  expect(complete).toBe(false);
  const { report } = asked.join(some(0, 3), part);
  expect(report).toEqual(
    told('rakuen', builds[1], '--build', builds[0], '--tactic', '逆襲', '--seed', '5', '--fights', '8'),
  );
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
  for (const more of [{ over, rest }, { over: 'steps' as const }]) {
    const sides = duel.map((one) => JSON.parse(one) as never) as unknown as HeatRequest['match']['sides'];
    const heat: HeatRequest = { match: { system: 'sengen', seed: '6', sides }, ...more };
    const report = new Question(module, 'heat', { heat, fights: 3 }).whole();
    const flags = more.rest ? [...over.flatMap((one) => ['--over', one]), '--rest', rest] : [];
    expect(report).toEqual(
      told('sengen', duel[1], '--build', duel[0], ...flags, '--seed', '6', '--fights', '3'),
    );
  }
});

test('a pairing is the series of its match with its seed', () => {
  const league: LeagueRequest = {
    system: 'rakuen',
    format: 'round-robin',
    seed: '8',
    entrants: [...sides, sides[0]].map((build) => ({ build })),
  };
  const asked = new Question(analysis, 'pairings', { league, games: 100 });
  // The first ten games of every pair, and the rest, handed in in another order.
  const { report } = asked.join(asked.part([30, 300]), asked.part([0, 30]));
  expect(report).toEqual(asked.whole());
  const paired = report.pairings.find((one) => one.a === 1 && one.b === 2);
  const seed = ok(analysis.gameSeed(JSON.stringify(league), 1, 2));
  const match = { ...request.match, seed, sides: [sides[1], sides[0]] };
  const { results } = new Question(analysis, 'series', {
    match: match as Match,
    wish: { fights: 100 },
  }).whole();
  expect([paired?.wins, paired?.losses]).toEqual([results.A.fights, results.B.fights]);
  expect(paired?.share).toEqual(results.A.share);
});

test('what is no question, and no part of one, is refused', () => {
  const code = (envelope: string) => {
    const told = JSON.parse(envelope) as Envelope<unknown>;
    return 'error' in told ? [told.error.code, ...told.error.problems.map((one) => one.code)] : [];
  };
  expect(code(analysis.ask('heat', '{}'))).toEqual(['illegalQuestion', 'badFights']);
  const preset = { heat: { ...request, tactic: 'x' }, fights: 1 };
  expect(code(analysis.ask('heat', JSON.stringify(preset)))).toEqual(['illegalQuestion', 'unknownPreset']);
  const { request: asked } = new Question(analysis, 'heat', { heat: request, fights: 200 });
  for (const ranges of ['[[0,216201]]', '[[2,1]]', '[[0,0.5]]', '[[-1,0]]', '[[0,1000000]]', '[[0,150000]]'])
    expect(code(analysis.part('heat', asked, ranges))).toEqual(['illegalQuestion', 'badPart']);
  for (const counts of ['[[2,1]]', '[[-1,1]]', '[1]', '{"a":1}', '[[1,2000000]]', '[']) {
    expect(code(analysis.shares(counts)).length).toBeGreaterThan(0);
  }
});
