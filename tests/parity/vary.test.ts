// Tests that variations on the page equal those of the program: each value gives the same series or the same
// problems, and the page offers no place that the program does not find.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { SeriesReport } from '#analysis';
import type { Build, Envelope, Match, Problem } from '#engine';
import { type Variation, variants } from '../../web/src/features/balance/variation.ts';
import { loadAnalysis, native, root } from './module.ts';
import { Question } from './question.ts';

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

/** The page's variation for a place that the program takes as text: "/sides/1/members/1#=0..9". */
function variationOf(text: string, values: Variation['values']): Variation {
  const [, path = '', copies] = /^\/([^=#]*)(#?)=/u.exec(text) ?? [];
  return { place: path.split('/'), copies: copies === '#', values };
}

describe.each([
  [duel, '/settings/rules=basic,advanced,none', ['basic', 'advanced', 'none']],
  [duel, '/sides/0/tactic=堅実,要塞,無い', ['堅実', '要塞', '無い']],
  [duel, '/sides/1/POW=29..31', [29, 30, 31]],
  [encounter, '/sides/1/members/0/hp=40..80:20,3000', [40, 60, 80, 3000]],
  [encounter, '/sides/1/members/1#=0..9', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
  [encounter, '/settings/roundLimit=5,x', [5, 'x']],
] as const)('', (sides, text, values) => {
  test(text, async () => {
    const [{ system }] = sides;
    const match: Match = { system, sides: [...sides], seed: '11' };
    const told = JSON.parse(
      native('series', ...words([...sides]), '--seed', '11', '--fights', '50', '--vary', text, '--json'),
    ) as Told;
    const made = variants(match, variationOf(text, values)) ?? [];
    expect(made.map(({ value }) => value)).toEqual(told.values.map(({ value }) => value));
    const analysis = await loadAnalysis(system);
    for (const [k, one] of made.entries()) {
      const asked = new Question(analysis, 'series', { match: one.match, wish: { fights: 50 } });
      const answer = JSON.parse(analysis.ask('series', asked.request)) as Envelope<unknown>;
      if ('error' in answer) {
        const problems = answer.error.problems.map((it) => ({ ...it, path: it.path?.replace('/match', '') }));
        expect(problems).toEqual(told.values[k]?.problems);
        continue;
      }
      expect(asked.whole()).toEqual(told.values[k]?.series);
    }
  });
});

test.each(['/sides/2/POW=1', '/sides/00/POW=1', '/sides/0/POW/x=1', '/sides/0/POW#=1', '/settings/a/b=1'])(
  '“%s” has no place in the match',
  (text) => {
    expect(variants({ system: 'rakuen', sides: duel }, variationOf(text, [1]))).toBeNull();
    const { stderr, status } = spawnSync(
      resolve(root, 'build/bin/shiaiba'),
      ['series', ...words(duel), `--vary=${text}`],
      { encoding: 'utf8' },
    );
    expect(status).toBe(2);
    expect([...stderr.matchAll(/\((\w+)\)$/gmu)].map(([, code]) => code)).toEqual(['noSuchPlace']);
  },
);
