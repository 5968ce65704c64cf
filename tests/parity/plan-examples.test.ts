// Tests every example of the rules of plans as the page's editor asks for it: trees, marks, fixes, the other
// language, and the winner among plans that contradict each other [panel 8.10-8.12].
import { beforeAll, expect, test } from 'vitest';
import type { AnalysisModule } from '#analysis';
import type { Build, EngineModule, Match } from '#engine';
import { invalid, valid } from './examples.ts';
import { fightOf, load, loadAnalysis, ok } from './module.ts';

let engine: EngineModule;
let analysis: AnalysisModule;
let first: Build;
let second: Build;
let scholar: Build;
beforeAll(async () => {
  [engine, analysis] = await Promise.all([load('panel'), loadAnalysis('panel')]);
  const [info] = ok(engine.systems());
  [first, second] = (info?.samples ?? []) as [Build, Build];
  // The sheet of all examples has reflex 5, two patterns and all skills.
  scholar = {
    ...first,
    stats: { vitality: 2, reflex: 5, intellect: 8 },
    skills: info?.form.items.map(({ id }) => id),
    patterns: [{ panels: '火水風地剣' }, { panels: '剣剣火火水' }],
    plans: [],
    definitions: [],
  };
});

const read = (texts: readonly string[]) =>
  ok(analysis.readPlans('panel', JSON.stringify(scholar), JSON.stringify(texts.map((text) => ({ text })))));

test.each(valid)('$ja', ({ ja, en }) => {
  const [japanese, english] = read([ja, en]);
  expect(japanese).toMatchObject({ lang: 'ja', problems: [] });
  expect(english).toMatchObject({ lang: 'en', problems: [] });
  expect(japanese?.plan).not.toBeNull();
  expect(english?.plan).toEqual(japanese?.plan);
  // The text in either language is read again as the same plan.
  for (const lang of ['ja', 'en'] as const)
    expect(read([japanese?.text[lang] ?? ''])[0]).toMatchObject({ lang, plan: japanese?.plan });
});

test.each(invalid)('$plan is no plan', ({ plan, code, column, length }) => {
  const [told] = read([plan]);
  expect(told?.plan).toBeNull();
  expect(told?.problems[0]).toMatchObject({ code, column, length });
  expect(told?.problems[0]?.ja).not.toBe('');
  expect(told?.problems[0]?.en).not.toBe('');
  // The fixes that the editor offers have no problems.
  for (const texts of told?.fixes ?? [])
    for (const one of read(texts)) expect(one).toMatchObject({ problems: [] });
});

interface Conflict {
  plans: readonly string[];
  skills: readonly string[];
  patterns: readonly string[];
  reflex: number;
  point: 'use' | 'transcribe';
  /** The option chosen; passing is given in words. */
  option: string;
}
const conflict = (
  plans: Conflict['plans'],
  skills: Conflict['skills'],
  option: string,
  more: Partial<Conflict> = {},
): Conflict => ({ plans, skills, option, patterns: ['火水剣火水'], reflex: 5, point: 'use', ...more });

/** Conflicts between plans [panel 8.12]. Conflicts that need options which no sheet can have are in the
 * engine's own test. */
test.each([
  conflict(['火花を使用しない', '火花を使用する'], ['火花', '水弾'], '水弾'),
  conflict(['火花を使用する', '火花を使用しない'], ['水弾', '火花'], '火花'),
  conflict(['剣技だけを使用する', '火花を使用する'], ['火花', '一太刀'], '一太刀'),
  conflict(['剣技だけを使用する'], ['火花'], '使用しない'),
  conflict(['パネルを2枚残す', '業火を使用する'], ['業火', '火花'], '火花', {
    reflex: 4,
    patterns: ['火火火水'],
  }),
  conflict(['パターン1を転写する', 'パターン2を転写する'], ['火花'], 'パターン1', {
    point: 'transcribe',
    patterns: ['火火火火火', '水水水水水'],
  }),
])('of $plans the upper one wins, and says so', ({ plans, skills, patterns, reflex, point, option }) => {
  const bare: Build = {
    ...first,
    stats: { vitality: 15 - reflex - 5, reflex, intellect: 5 },
    skills: [...skills],
    patterns: patterns.map((panels) => ({ panels })),
    plans: plans.map((text) => ({ text })),
    definitions: [],
  };
  const match: Match = { system: 'panel', sides: [bare, second], seed: '1' };
  const { decisions } = fightOf(engine, match);
  const taken = decisions.find((one) => one.side === 'A' && one.point === point);
  expect([taken?.option?.ja, taken?.why?.plan]).toEqual([option, 0]);
  // The record shows each plan with its verdict.
  const [chief] = taken?.why?.plans ?? [];
  expect(chief?.text.ja).toBe(read([plans[0] ?? ''])[0]?.text.ja);
  for (const one of taken?.why?.plans ?? []) {
    expect(one.said.ja).not.toBe('');
    expect(one.said.en).not.toBe('');
  }
});
