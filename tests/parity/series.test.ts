// Tests series in the module: parts in any order give the program's report to the byte, and altered parts are
// refused.
import { beforeAll, expect, test } from 'vitest';
import type { AnalysisModule, SeriesReport, SeriesWish, Share } from '#analysis';
import type { Envelope, Match } from '#engine';
import { loadAnalysis, native, ok, rosters } from './module.ts';
import { Question } from './question.ts';

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

const series = (wish: SeriesWish) =>
  new Question(analysis, 'series', { match: JSON.parse(match) as Match, wish });
const terminal = (...options: string[]): SeriesReport =>
  JSON.parse(native('series', 'rakuen', ...dice, '--seed', '11', '--json', ...options)) as SeriesReport;
function refusal(text: string): string[] {
  const envelope = JSON.parse(text) as Envelope<unknown>;
  if (!('error' in envelope)) throw new Error('this is no failure');
  return [envelope.error.code, ...envelope.error.problems.map(({ path, code }) => `${path ?? ''} ${code}`)];
}

test('parts in any order, joined a few at a time, are the program’s report', () => {
  const asked = series({ fights: 2500 });
  let { part } = asked.join(asked.part([2000, 2500]), asked.part([300, 1000]));
  expect(part.ranges).toEqual([
    [300, 1000],
    [2000, 2500],
  ]);
  // A part may hold several ranges, and cross from one thousand into the next.
  ({ part } = asked.join(asked.part([1000, 1700], [1800, 2000]), part));
  const { report, complete, part: whole } = asked.join(part, asked.part([0, 300], [1700, 1800]));
  expect(complete).toBe(true);
  expect(whole.ranges).toEqual([[0, 2500]]);
  expect(report).toEqual(terminal('--fights', '2500'));
  expect(report.end).toBe('fights');
  const { seed, rounds, winner } = report.witnesses.median ?? { seed: '', rounds: 0, winner: 'draw' };
  expect(native('fight', 'rakuen', ...dice, '--seed', seed, '--log', 'json')).toContain(
    `"rounds": ${rounds}`,
  );
  expect(['A', 'B']).toContain(winner);
});

test('a wished width ends it where the program ends', () => {
  const asked = series({ fights: 1_000_000, width: 500 });
  const report = terminal('--width', '0.05');
  expect(report.end).toBe('width');
  const parts = [];
  for (let from = 0; from < report.fights + 2000; from += 1000)
    parts.unshift(asked.part([from, from + 1000]));
  const joined = asked.join(...parts);
  expect(joined.report).toEqual(report);
  expect(joined.complete).toBe(true);
});

test('an unfinished series says so, and what is missing', () => {
  const asked = series({ fights: 5000 });
  const { report, complete } = asked.join(asked.part([0, 1000]), asked.part([3000, 3010]));
  expect(complete).toBe(false);
  expect(report.end).toBeNull();
  expect(report.gaps).toEqual([[1000, 2999]]);
  expect(report.fights).toBe(1010);
});

test('what was fought for a shorter series goes on in a longer one', () => {
  const [short, long] = [series({ fights: 700 }), series({ fights: 2500 })];
  const { part } = short.join(short.part([0, 700]));
  expect(long.join(part, long.part([700, 2500])).report).toEqual(terminal('--fights', '2500'));
});

test('every step and what it changes is what the program says', () => {
  const told = JSON.parse(
    native('series', 'rakuen', ...dice, '--seed', '11', '--json', '--fights', '1000', '--what-if', 'B'),
  ) as SeriesReport & { whatIf: { steps: { label: object; share: Share; change: Share }[] } };
  const steps = ok(analysis.seriesSteps(match, 'B'));
  expect(steps.map(({ label }) => label)).toEqual(told.whatIf.steps.map(({ label }) => label));
  const share = (text: string): Share => {
    const match = JSON.parse(text) as Match;
    return new Question(analysis, 'series', { match, wish: { fights: 1000 } }).whole().results.B.share;
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
  const asked = new Question(analysis, 'series', { match: JSON.parse(duel) as Match, wish: { fights: 500 } });
  const report = asked.whole();
  expect(report).toMatchObject({ exact: true, fights: 1, end: 'fights' });
  expect(report).toEqual(JSON.parse(native('series', 'shiden', ...rosters, '--json')));
});

test('what doesn’t belong is refused, with its path', () => {
  const asked = series({ fights: 2500 });
  const good = asked.part([0, 200]);
  const join = (...parts: unknown[]) =>
    refusal(analysis.join('series', asked.request, JSON.stringify(parts)));
  expect(join(good, good)).toEqual(['illegalQuestion', '/1 badPart']);
  expect(join(good, 5)).toEqual(['illegalQuestion', '/1 badPart']);
  expect(join({ ...good, ranges: [[0, 201]] })).toEqual(['illegalQuestion', '/0 badPart']);
  const stranger = series({ fights: 2500 }).part([0, 200]);
  const other = new Question(analysis, 'series', {
    match: { ...(JSON.parse(match) as Match), seed: '12' },
    wish: { fights: 2500 },
  });
  expect(refusal(analysis.join('series', other.request, JSON.stringify([stranger])))).toEqual([
    'illegalQuestion',
    '/0 badPart',
  ]);
  for (const ranges of ['', '[]', '[[0,0]]', '[[-1,5]]', '[[0.5,5]]', '[[0,1000000000]]', '[[5,9],[7,12]]'])
    expect(refusal(analysis.part('series', asked.request, ranges))[0]).toBe('illegalQuestion');
  const nothing = JSON.stringify({ match: JSON.parse(match) as Match, wish: { fights: 0 } });
  expect(refusal(analysis.ask('series', nothing))).toEqual(['illegalQuestion', '/wish/fights badFights']);
  expect(refusal(analysis.ask('duel' as 'series', nothing))).toEqual([
    'illegalQuestion',
    '/kind unknownQuestion',
  ]);
  expect(refusal(analysis.join('series', asked.request, '{}'))).toEqual(['illegalQuestion', ' badPart']);
  expect(refusal(analysis.seriesChange('{}', '[]'))).toHaveLength(3);
});
