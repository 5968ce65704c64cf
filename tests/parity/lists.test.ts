// Tests a GM's own skill list: problems have places, and every call about builds, plans and fights uses the
// list.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { AnalysisModule } from '#analysis';
import type { Build, EngineModule, LeagueRequest } from '#engine';
import { broken, listOf, matchWith, wrongs } from './gmList.ts';
import { load, loadAnalysis, native, ok } from './module.ts';
import { Question } from './question.ts';

let engine: EngineModule;
let analysis: AnalysisModule;
beforeAll(async () => {
  [engine, analysis] = await Promise.all([load('panel'), loadAnalysis('panel')]);
});

const settings = JSON.stringify({ skills: listOf() });
const match = matchWith();
const [a, b] = match.sides.map((build) => JSON.stringify(build)) as [string, string];

test('the house list is a good one to start from', () => {
  const text = ok(analysis.usualSetting('panel', 'skills'));
  const read = ok(analysis.readSetting('panel', 'skills', text));
  expect(read.problems).toEqual([]);
  expect(read.settings).toEqual({ skills: JSON.parse(text) as unknown });
  expect(ok(engine.form('panel', JSON.stringify(read.settings))).items).toHaveLength(35);
  expect(ok(analysis.usualSetting('panel', 'resultRule'))).toBe('');
});

test('a good list says its name, and what links call it', () => {
  const read = ok(analysis.readSetting('panel', 'skills', JSON.stringify(listOf(), null, 2)));
  expect(read.settings).toEqual({ skills: listOf() });
  expect(read.said.map(({ key }) => key)).toEqual(['skills']);
  const [, digest = '-'] = /道場 \(2, ([0-9a-f]{8})\)/.exec(read.said[0]?.text.en ?? '') ?? [];
  const battle = engine.makeBattle(JSON.stringify(match));
  const { fragment } = ok(battle.link('{}'));
  battle.delete();
  const lacking = ok(engine.openLink(fragment));
  expect(lacking).toMatchObject({ failure: 'lacking', en: expect.stringContaining(digest) as string });
  expect(ok(engine.openLink(fragment, JSON.stringify({ skills: listOf('別院') })))).toMatchObject({
    failure: 'lacking',
    ja: expect.stringContaining('「別院」') as string,
  });
  expect(ok(engine.openLink(fragment, settings))).toMatchObject({
    kind: 'F',
    match: { settings: match.settings },
  });
});

test('a broken list says everything that is wrong with it, each with its place', () => {
  const { settings: made, problems } = ok(analysis.readSetting('panel', 'skills', broken));
  expect(made).toBeNull();
  const lines = broken.split('\n');
  for (const [code, words] of wrongs) {
    const found = problems.filter((problem) => {
      const { line = 0, column = 0, length = 0 } = problem;
      const at = Array.from(lines[line - 1] ?? '')
        .slice(column - 1, column - 1 + length)
        .join('');
      return problem.code === code && at === words;
    });
    expect(found, code).toHaveLength(1);
    expect(found[0]).toMatchObject({ rule: '7.2', ja: expect.any(String) as string });
  }
  for (const text of ['', '{', 'null', '[]', '{}', '5', '\ud800', '{"skills":[]}']) {
    const read = ok(analysis.readSetting('panel', 'skills', text));
    expect(read.settings, text).toBeNull();
    expect(read.problems, text).not.toEqual([]);
  }
});

test('sheets, their form and chance use the list at hand', () => {
  const made = engine.makeCharacter('panel', a, settings);
  expect(JSON.parse(made.problems())).toEqual([]);
  const text = made.toText('sheet');
  made.delete();
  const strange = engine.makeCharacter('panel', a);
  expect(strange.problems()).toContain('C04');
  strange.delete();
  expect(ok(engine.form('panel', settings)).items.map(({ name }) => name)).toEqual([
    { ja: '打ち込み', en: 'Strike' },
    { ja: '避ける', en: 'Dodge' },
  ]);
  const names = new Set(listOf().skills.map(({ name }) => name));
  for (const seed of ['1', '2', '3']) {
    const drawn: Build = ok(engine.randomBuild('panel', seed, '', settings));
    expect((drawn['skills'] as string[]).every((name) => names.has(name))).toBe(true);
  }
  expect(ok(analysis.read('panel', text, settings)).characters).toHaveLength(1);
  expect(ok(analysis.read('panel', text)).characters).toHaveLength(0);
});

test('plans are written, read and completed with the names of the list', () => {
  const words = JSON.stringify(ok(analysis.planWords('panel', a, settings)));
  expect(words).toContain('Strike');
  expect(JSON.stringify(ok(analysis.planWords('panel', a)))).not.toContain('Strike');

  const plans = JSON.stringify(['use 打ち込み', '相手がDread状態である場合、打ち込みを使用しない']);
  const [use, avoid] = ok(analysis.readPlans('panel', a, plans, settings));
  expect(use).toMatchObject({ problems: [], text: { ja: '打ち込みを使用する', en: 'use Strike' } });
  expect(avoid?.problems).toEqual([]);
  expect(ok(analysis.readPlans('panel', a, plans)).map(({ plan }) => plan)).toEqual([null, null]);
  expect(ok(analysis.readPlans('panel', a, '', settings))).toHaveLength(1);
  expect(ok(analysis.readPlans('panel', a, ''))).toHaveLength(0);

  const definitions = JSON.stringify([{ word: '技', text: '打ち込み' }]);
  expect(ok(analysis.readDefinitions('panel', a, definitions, settings))[0]?.problems).toEqual([]);
  expect(ok(analysis.readDefinitions('panel', a, definitions))[0]?.problems).not.toEqual([]);

  const offered = (...under: [string?]) =>
    ok(analysis.completePlan('panel', a, 'use ', 4, 'en', ...(under as [string]))).map(({ label }) => label);
  expect(offered(settings)).toContain('use Strike');
  expect(offered()).not.toContain('use Strike');
});

test('the fight is told in English with English names, and as the program tells it', () => {
  const battle = engine.makeBattle(JSON.stringify(match));
  const english = battle.log('text', 'en');
  expect(english).toContain('Strike');
  expect(english).not.toContain('打ち込み');
  expect(battle.log('text', 'ja')).toContain('【打ち込み】');
  const folder = mkdtempSync(join(tmpdir(), 'shiaiba-'));
  const file = (name: string, of: unknown) => {
    const path = join(folder, name);
    writeFileSync(path, JSON.stringify(of));
    return path;
  };
  const told = native(
    'fight',
    'panel',
    file('a.json', match.sides[0]),
    file('b.json', match.sides[1]),
    '--skills',
    file('list.json', listOf()),
    '--seed',
    '7',
    '--log',
    'trace',
  );
  expect(told).toContain(battle.log('trace', 'ja').trim());
  battle.delete();
});

test('series, coverage and leagues fight with it', () => {
  expect(new Question(analysis, 'series', { match, wish: { fights: 3 } }).whole().fights).toBe(3);
  const report = new Question(analysis, 'coverage', { match, fights: 3 }).whole();
  expect(report.sides.A[0]?.plans[0]?.text.en).toContain('Strike');
  const league: LeagueRequest = {
    system: 'panel',
    ...(match.settings && { settings: match.settings }),
    format: 'round-robin',
    seed: '1',
    entrants: match.sides.map((build) => ({ build })),
  };
  expect(new Question(analysis, 'league', league).whole().rows).toHaveLength(2);
  expect(ok(analysis.leagueLink(JSON.stringify(league), '{}')).fragment).toMatch(/^1T/);
  expect(b).toContain('避ける');
});
