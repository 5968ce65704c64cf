// Tests questions against every build: the module's parts, put together, are the native program's answer.
import { beforeAll, expect, test } from 'vitest';
import type { AnalysisModule, CountersPart, Standing } from '#analysis';
import type { Build, EngineModule, Envelope } from '#engine';
import { load, loadAnalysis, native, ok, rosters } from './module.ts';

let engine: EngineModule;
let analysis: AnalysisModule;
let murai: string;
let parts: number[];
beforeAll(async () => {
  [engine, analysis] = await Promise.all([load(), loadAnalysis()]);
  murai = JSON.stringify(ok(analysis.read('shiden', rosters[0])).characters[0]);
  const can = ok(engine.systems()).find(({ id }) => id === 'shiden')?.analysis;
  parts = [...Array(can?.parts).keys()];
});

const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
const asJson = (...args: string[]) => JSON.parse(native(...args, '--json')) as Record<string, unknown>;

/** Puts parts together as analysis.d.ts describes it. */
function together(all: CountersPart[]) {
  return {
    builds: sum(all.map(({ builds }) => builds)),
    boxes: sum(all.map(({ boxes }) => boxes)),
    rated: sum(all.map(({ rated }) => rated)),
    best: all
      .flatMap(({ best }) => best)
      .sort((a, b) => (b.score ?? 0) - (a.score ?? 0) || (b.wins ?? -1) - (a.wins ?? -1)),
    largest: all
      .flatMap(({ largest }) => largest)
      .sort((a, b) => b.builds - a.builds)
      .slice(0, 20),
  };
}

test('there are 28,629,151 builds of five skills out of 31, asked in 31 parts', () => {
  expect(parts).toHaveLength(31);
  expect(ok(engine.systems())[0]?.analysis.builds).toBe(28_629_151);
});

test('ムライ against everything, exactly', () => {
  const all = parts.map((part) => ok(analysis.sweep('shiden', murai, part)));
  const total = {
    wins: sum(all.map(({ wins }) => wins)),
    losses: sum(all.map(({ losses }) => losses)),
    draws: sum(all.map(({ draws }) => draws)),
    rounds: sum(all.map(({ rounds }) => rounds)),
  } satisfies Standing;
  expect(total).toMatchObject({ wins: 22_232_051, losses: 5_737_410, draws: 659_690 });
  expect(asJson('sweep', 'shiden', rosters[0])).toEqual(total);
});

test.each([
  [{ changes: 1 }, ['--changes', '1']],
  [
    { hold: ['燐光', '疫病'], without: ['一閃', '+硬'], changes: 4 },
    ['--hold', '燐光,疫病', '--without', '一閃', '--without', '+硬', '--changes', '4'],
  ],
])('the counters that pass %j', (filter, options) => {
  const told = together(
    parts.map((part) => ok(analysis.counters('shiden', murai, JSON.stringify(filter), part))),
  );
  expect(told.builds).toBeGreaterThan(0);
  const { build, standing, best, ...rest } = asJson(
    'counters',
    'shiden',
    rosters[0],
    ...options,
    '--top',
    '2',
  );
  expect(build).toEqual(JSON.parse(murai));
  expect(standing).toMatchObject({ wins: 22_232_051 });
  expect({ best, ...rest }).toMatchObject({ ...told, best: told.best.slice(0, 2) });
});

test('edits, and the standing that the program gives to the first', () => {
  const { score, edits } = ok(analysis.edits('shiden', murai));
  expect(edits).toHaveLength(150);
  const [first] = edits;
  const wins = sum(
    parts.map((part) => ok(analysis.sweep('shiden', JSON.stringify(first?.build), part)).wins),
  );
  expect(asJson('counters', 'shiden', rosters[0], '--edits', '1', '--top', '1')).toMatchObject({
    score,
    edits: [{ ...first, standing: { wins } }],
  });
});

test.each<[Partial<Build>, number, string[]]>([
  [{ skills: ['一閃'] }, 0, ['/skills notFive']],
  [{ skills: [1, '一閃', '一閃', '一閃', '空虚'] }, 31, ['/skills/0', '/skills/4', '/part unknownPart']],
  [{ system: 'chess' }, 0.5, ['/system unknownSystem', '/part unknownPart']],
])('%j in part %d is refused with every problem', (build, part, expected) => {
  const envelope = JSON.parse(
    analysis.sweep('shiden', JSON.stringify({ name: '', ...build }), part),
  ) as Envelope<Standing>;
  if (!('error' in envelope)) throw new Error('it was answered');
  const told = envelope.error.problems.map(({ path, code }) => `${path} ${code}`);
  expect(told).toHaveLength(expected.length);
  expected.forEach((one, k) => expect(told[k]).toContain(one));
});
