// Variations on the page are those of the program: the same grammar, and for each value the same series or the same
// problems.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { SeriesPart, SeriesReport, SeriesSum } from '#analysis';
import type { Build, Envelope, Match, Problem } from '#engine';
import { readVariation, variants } from '../../web/src/features/balance/variation.ts';
import { loadAnalysis, native, ok, root } from './module.ts';

const duel = [
  { system: 'rakuen', name: '甲', POW: 20, SPD: 20, WIZ: 20, tactic: '堅実' },
  { system: 'rakuen', name: '乙', POW: 30, SPD: 20, WIZ: 10, tactic: '要塞' },
] as unknown as [Build, Build];
const encounter = [
  {
    system: 'shinki',
    name: '隊',
    members: [
      { name: '灯里', points: { hp: 2, speed: 4 }, skills: ['guren', 'shikku', 'toushi'], tactic: '突撃' },
    ],
  },
  {
    system: 'shinki',
    name: '群れ',
    gm: true,
    members: [
      { name: '大顎', kind: 'apostle', hp: 50, speed: 8, skills: ['guren', 'kagenui'] },
      { name: '小鬼', kind: 'apostle', mob: true, hp: 12, speed: 7, skills: ['attack'] },
    ],
  },
] as unknown as [Build, Build];

interface Told {
  values: { value: unknown; series?: SeriesReport; problems?: Problem[] }[];
}
const words = (sides: [Build, Build]) => [sides[0].system, ...sides.map((side) => JSON.stringify(side))];

describe.each([
  [duel, '/settings/rules=basic,advanced,none'],
  [duel, '/sides/0/tactic=堅実,要塞,無い'],
  [duel, '/sides/1/POW=29..31'],
  [encounter, '/sides/1/members/0/hp=40..80:20,3000'],
  [encounter, '/sides/1/members/1#=0..9'],
  [encounter, '/settings/roundLimit=5,x'],
] as const)('', (sides, text) => {
  test(text, async () => {
    const [{ system }] = sides;
    const match: Match = { system, sides: [...sides], seed: '11' };
    const told = JSON.parse(
      native('series', ...words([...sides]), '--seed', '11', '--fights', '50', '--vary', text, '--json'),
    ) as Told;
    const variation = readVariation(text);
    if (Array.isArray(variation)) throw new Error(variation.join(' '));
    const made = variants(match, variation) ?? [];
    expect(made.map(({ value }) => value)).toEqual(told.values.map(({ value }) => value));
    const analysis = await loadAnalysis(system);
    for (const [k, one] of made.entries()) {
      const varied = JSON.stringify(one.match);
      const part = JSON.parse(analysis.seriesPart(varied, 0, 50)) as Envelope<SeriesPart>;
      if ('error' in part) {
        expect(part.error.problems).toEqual(told.values[k]?.problems);
        continue;
      }
      const sum: SeriesSum = ok(analysis.seriesSum(varied, '{"fights":50}', JSON.stringify([part.ok])));
      expect(sum.report).toEqual(told.values[k]?.series);
    }
  });
});

test.each([
  '',
  '/sides/0/POW',
  '/seed=1..3',
  '/sides=1',
  '/settings=1',
  'sides/0/POW=1',
  '/sides/0/POW=4..1',
  '/sides/0/POW=1..',
  '/sides/0/POW=1..2:0',
  '/sides/0/POW=1..2:x',
  '/sides/0/POW=1:2..3',
  '/sides/0/POW=1...3',
  '/sides/0/POW=1..12345678',
  '/sides/0/POW=,2..1',
  '/sides/0/POW=0..101',
  '/sides/0/POW=0..9999999,1,2',
  '/sides/0#=-1',
  '/sides/0#=x,101',
  '/sides/0#=-5..-1',
  '/sides/2/POW=1',
  '/sides/00/POW=1',
  '/sides/0/POW/x=1',
  '/sides/0/POW#=1',
  '/settings/a/b=1',
])('“%s” is refused for the same reasons', (text) => {
  const variation = readVariation(text);
  const codes = Array.isArray(variation)
    ? variation
    : variants({ system: 'rakuen', sides: duel }, variation) === null
      ? ['noSuchPlace']
      : [];
  const { stderr, status } = spawnSync(
    resolve(root, 'build/bin/shiaiba'),
    ['series', ...words(duel), `--vary=${text || '='}`],
    { encoding: 'utf8' },
  );
  expect(status).toBe(2);
  expect([...stderr.matchAll(/\((\w+)\)$/gmu)].map(([, code]) => code)).toEqual(codes);
});
