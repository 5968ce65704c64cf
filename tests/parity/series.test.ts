// Tests series in the module: parts in any order give the program's report to the byte, and altered parts are
// refused.
import { beforeAll, expect, test } from 'vitest';
import type { AnalysisModule, SeriesPart, SeriesReport, SeriesSum, Share } from '#analysis';
import type { Envelope } from '#engine';
import { loadAnalysis, native, ok, rosters } from './module.ts';

const dice = [
  '{"system":"rakuen","name":"甲","POW":20,"SPD":20,"WIZ":20,"tactic":"堅実"}',
  '{"system":"rakuen","name":"乙","POW":30,"SPD":20,"WIZ":10,"tactic":"要塞"}',
] as const;
const match = JSON.stringify({
  system: 'rakuen',
  seed: '11',
  sides: dice.map((build) => JSON.parse(build) as unknown),
});

let analysis: AnalysisModule;
beforeAll(async () => {
  analysis = await loadAnalysis('rakuen');
});

const part = (from: number, count: number): SeriesPart => ok(analysis.seriesPart(match, from, count));
const sum = (wish: object, parts: SeriesPart[]): SeriesSum =>
  ok(analysis.seriesSum(match, JSON.stringify(wish), JSON.stringify(parts)));
const terminal = (...options: string[]): SeriesReport =>
  JSON.parse(native('series', 'rakuen', ...dice, '--seed', '11', '--json', ...options)) as SeriesReport;
function refusal(text: string): string[] {
  const envelope = JSON.parse(text) as Envelope<unknown>;
  if (!('error' in envelope)) throw new Error('this is no failure');
  return [envelope.error.code, ...envelope.error.problems.map(({ path, code }) => `${path ?? ''} ${code}`)];
}

test('parts in any order, joined a few at a time, are the program’s report', () => {
  const wish = { fights: 2500 };
  let { parts } = sum(wish, [part(2000, 500), part(300, 700)]);
  expect(parts).toHaveLength(2);
  ({ parts } = sum(wish, [part(1000, 1000), ...parts]));
  const { report, parts: whole } = sum(wish, [...parts, part(0, 300)]);
  expect(whole).toHaveLength(1);
  expect(report).toEqual(terminal('--fights', '2500'));
  expect(report.end).toBe('fights');
  const { seed, rounds, winner } = report.witnesses.median ?? { seed: '', rounds: 0, winner: 'draw' };
  expect(native('fight', 'rakuen', ...dice, '--seed', seed, '--log', 'json')).toContain(
    `"rounds": ${rounds}`,
  );
  expect(['A', 'B']).toContain(winner);
});

test('a wished width ends it where the program ends', () => {
  const wish = { fights: 1_000_000, width: 500 };
  const report = terminal('--width', '0.05');
  expect(report.end).toBe('width');
  const parts = [];
  for (let from = 0; from < report.fights + 2000; from += 1000) parts.unshift(part(from, 1000));
  expect(sum(wish, parts).report).toEqual(report);
});

test('an unfinished series says so, and what is missing', () => {
  const { report } = sum({ fights: 5000 }, [part(0, 1000), part(3000, 10)]);
  expect(report.end).toBeNull();
  expect(report.gaps).toEqual([[1000, 2999]]);
  expect(report.fights).toBe(1010);
});

test('every step and what it changes is what the program says', () => {
  const told = JSON.parse(
    native('series', 'rakuen', ...dice, '--seed', '11', '--json', '--fights', '1000', '--what-if', 'B'),
  ) as SeriesReport & { whatIf: { steps: { label: object; share: Share; change: Share }[] } };
  const steps = ok(analysis.seriesSteps(match, 'B'));
  expect(steps.map(({ label }) => label)).toEqual(told.whatIf.steps.map(({ label }) => label));
  const share = (text: string): Share => {
    const one = ok(analysis.seriesPart(text, 0, 1000));
    return ok(analysis.seriesSum(text, '{"fights":1000}', JSON.stringify([one]))).report.results.B.share;
  };
  const before = JSON.stringify(share(match));
  for (const [k, step] of steps.entries()) {
    const after = share(JSON.stringify(step.match));
    expect(after).toEqual(told.whatIf.steps[k]?.share);
    expect(ok(analysis.seriesChange(before, JSON.stringify(after)))).toEqual(told.whatIf.steps[k]?.change);
  }
});

test('a system without chance is one fight, and exact', async () => {
  const analysis = await loadAnalysis('shiden');
  const sides = ok(analysis.read('shiden', rosters.join('\n'))).characters;
  const duel = JSON.stringify({ system: 'shiden', sides });
  const one = ok(analysis.seriesPart(duel, 0, 1));
  const { report } = ok(analysis.seriesSum(duel, '{"fights":500}', JSON.stringify([one])));
  expect(report).toMatchObject({ exact: true, fights: 1, end: 'fights' });
  expect(report).toEqual(JSON.parse(native('series', 'shiden', ...rosters, '--json')));
});

test('what doesn’t belong is refused, each problem with its path', () => {
  const good = part(0, 200);
  const join = (...parts: unknown[]) => refusal(analysis.seriesSum(match, '{}', JSON.stringify(parts)));
  expect(join(good, good)).toEqual(['illegalSeries', '/1 doublePart']);
  expect(join({ ...good, series: '0'.repeat(16) }, 5)).toEqual([
    'illegalSeries',
    '/0 notAPart',
    '/1 notAPart',
  ]);
  expect(join({ ...good, fights: 201 })).toEqual(['illegalSeries', '/0 notAPart']);
  expect(refusal(analysis.seriesPart(match, 900, 200))).toEqual(['illegalSeries', ' badPart']);
  for (const [from, count] of [
    [-1, 5],
    [0.5, 5],
    [0, 0],
    [NaN, 1],
    [1e9, 1],
  ] as const)
    expect(refusal(analysis.seriesPart(match, from, count))[0]).toBe('illegalSeries');
  expect(refusal(analysis.seriesSum(match, '{"fights":0}', '[]'))).toEqual([
    'illegalSeries',
    '/fights badFights',
  ]);
  expect(refusal(analysis.seriesSum(match, '{}', '{}'))).toEqual(['illegalSeries', ' badParts']);
  expect(refusal(analysis.seriesChange('{}', '[]'))).toHaveLength(3);
});
