// Tests that a system's modules and the native program say the same: logs, links, rulings, tables, plans.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { AnalysisModule } from '#analysis';
import type { EngineModule, Reading } from '#engine';

import { load, loadAnalysis, native, ok, root, rosters, systems } from './module.ts';

let engine: EngineModule;
let analysis: AnalysisModule;
let match: string;
beforeAll(async () => {
  [engine, analysis] = await Promise.all([load(), loadAnalysis()]);
  match = JSON.stringify({
    system: 'shiden',
    sides: ok(analysis.read('shiden', rosters.join('\n'))).characters,
  });
});

test.each([
  ['text', 'ja'],
  ['text', 'en'],
  ['classic', 'ja'],
  ['trace', 'ja'],
] as const)('the %s log (%s) has the same bytes', (kind, lang) => {
  const battle = engine.makeBattle(match);
  expect(battle.log(kind, lang).trimEnd()).toBe(
    native('fight', 'shiden', ...rosters, '--log', kind, '--lang', lang).trimEnd(),
  );
  battle.delete();
});

test('links are equal, with names and without', () => {
  const battle = engine.makeBattle(match);
  expect(`#${ok(battle.link('{}')).fragment}`).toBe(native('link', 'shiden', ...rosters).trim());
  expect(`#${ok(battle.link('{"names":false}')).fragment}`).toBe(
    native('link', 'shiden', ...rosters, '--no-names').trim(),
  );
  battle.delete();
});

test('the rulings that matter are the same, and so is the fight read that way', () => {
  const pair = ['待待裏隠隠/甲野', '待裏待待裏/乙川'] as const;
  const sides = ok(analysis.read('shiden', pair.join('\n'))).characters;
  const battle = engine.makeBattle(JSON.stringify({ system: 'shiden', sides }));
  const effects = ok(battle.rulings());
  const told = native('fight', 'shiden', ...pair, '--rulings', '--lang', 'en')
    .trim()
    .split('\n')
    .slice(1);
  expect(effects.map(({ ruling }) => ruling)).toEqual(told.map((line) => line.split('\t')[0]));
  expect(effects.map(({ text }) => text.en)).toEqual(told.map((line) => line.split('\t')[2]));
  expect(effects).toHaveLength(1);
  for (const { ruling, settings, outcome } of effects) {
    const other = engine.makeBattle(JSON.stringify({ system: 'shiden', settings, sides }));
    expect(JSON.parse(other.outcome())).toEqual(outcome);
    expect(other.log('text', 'ja').trimEnd()).toBe(
      native('fight', 'shiden', ...pair, '--ruling', ruling).trimEnd(),
    );
    expect(`#${ok(other.link('{}')).fragment}`).toBe(
      native('link', 'shiden', ...pair, '--ruling', ruling).trim(),
    );
    other.delete();
  }
  battle.delete();
});

test('that no ruling matters is said', () => {
  const told = (lang: string) =>
    native('fight', 'shiden', ...rosters, '--rulings', '--lang', lang).split('\n');
  expect(told('ja').slice(1)).toEqual(['この勝敗は、どの裁定にも左右されません。', '']);
  expect(told('en').slice(1)).toEqual(['This verdict hangs on no ruling.', '']);
});

test('a link or a build of another system is told from nonsense', async () => {
  const other = await load('rakuen');
  const [{ fragment }] = JSON.parse(readFileSync(resolve(root, 'tests/links/shiden.json'), 'utf8')) as [
    { fragment: string },
  ];
  expect(ok(other.openLink(fragment))).toMatchObject({ failure: 'unknownRuleset', system: 'shiden' });
  const reader = await loadAnalysis('rakuen');
  const read = ok(reader.read('rakuen', '{"system":"shiden"}'));
  expect(read.problems[0]?.code).toBe('otherSystem');
  expect(read.problems[0]?.ja).toContain('紫電一閃');
});

test('a part of the equilibrium table is certified with the same best reply and gain', () => {
  const { denominator, entries, shares } = ok(analysis.equilibrium('shiden'));
  expect(entries.reduce((sum, { weight }) => sum + weight, 0)).toBe(denominator);
  expect(shares.map((place) => place.length)).toEqual([31, 31, 31, 31, 31]);
  const { builds, best, value } = ok(analysis.certify('shiden', 9));
  const reply = engine.makeCharacter('shiden', JSON.stringify(best));
  expect(native('certify', 'shiden', '--part', '9').trim().split('\n').slice(1, 3)).toEqual([
    `priced      ${builds} builds`,
    `best reply  ${reply.toText('roster')}`,
  ]);
  expect(native('certify', 'shiden', '--part', '9')).toContain(`gain        ${value}/${denominator} = `);
  reply.delete();
});

test('a decision by hand is weighed the same', async () => {
  const dice = await loadAnalysis('rakuen');
  const match = JSON.stringify({
    system: 'rakuen',
    sides: [
      { POW: 20, SPD: 20, WIZ: 20, tactic: '堅実' },
      { POW: 30, SPD: 20, WIZ: 10, tactic: '回避' },
    ],
    controllers: ['plans', 'hand'],
    settings: { start: { B: { hp: 1 } } },
    seed: '1',
    decisions: ['guard'],
  });
  expect(JSON.parse(native('review', match, '--json'))).toEqual([ok(dice.review(match, 0, ''))]);
});

test.each(systems)('%s: who decides next, and what is legal, stands in a match as JSON', async (id) => {
  const own = await load(id);
  const [info] = ok(own.systems());
  const match = JSON.stringify({
    system: id,
    sides: info?.samples.slice(0, 2),
    controllers: ['hand', 'hand'],
  });
  const battle = own.makeBattle(match);
  const { pending } = ok(battle.report('ja'));
  const outcome = JSON.parse(battle.outcome()) as unknown;
  battle.delete();
  // A system has computer opponents exactly if its fights have decisions.
  expect(pending !== null).toBe((info?.opponents ?? 0) > 0);
  expect(JSON.parse(native('legal', id, match))).toEqual(
    pending
      ? {
          by: pending.side,
          point: pending.point,
          decision: pending.i,
          legal: pending.options.map(({ id }) => id),
        }
      : outcome,
  );
  // A reading of a text, in the modules' form, is read again as the same builds.
  const reading = JSON.parse(native('check', id, match, '--json')) as Reading;
  expect(reading).toMatchObject({ form: 'match', problems: [], match: {} });
  expect(reading.characters).toHaveLength(2);
  const again = JSON.parse(native('check', id, JSON.stringify(reading), '--json')) as Reading;
  expect(again).toMatchObject({ form: 'json', characters: reading.characters, problems: [] });
});

test('plans mean the same, in both languages', async () => {
  const analysis = await loadAnalysis('rakuen');
  const plans = ok(analysis.readPlans('rakuen', '{"POW":20,"SPD":20,"WIZ":20,"tactic":"要塞"}', ''));
  expect(plans.length).toBeGreaterThan(9);
  for (const lang of ['ja', 'en'] as const) {
    const told = native('plan', 'rakuen', plans.map(({ text }) => text[lang]).join('\n'), '--json');
    expect(JSON.parse(told)).toEqual({
      plans: plans.map(({ plan, text }) => ({ plan, text })),
      problems: [],
      fixes: [],
    });
  }
});
