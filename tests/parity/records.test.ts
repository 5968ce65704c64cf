// Tests records and threads of らくえん模擬戦: the modules and the program read and write the same bytes.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { AnalysisModule } from '#analysis';
import type { EngineModule, Match } from '#engine';
import { load, loadAnalysis, native, ok, ran, root } from './module.ts';

let engine: EngineModule;
let analysis: AnalysisModule;
beforeAll(async () => {
  [engine, analysis] = await Promise.all([load('rakuen'), loadAnalysis('rakuen')]);
});

const record = readFileSync(resolve(root, 'tests/golden/rakuen/record.json'), 'utf8');
const thread = readFileSync(resolve(root, 'tests/golden/rakuen/thread.txt'), 'utf8');

function log(match: Match, kind: 'classic' | 'latest'): string {
  const battle = engine.makeBattle(JSON.stringify(match));
  const text = battle.log(kind, 'ja');
  battle.delete();
  return text;
}

test.each([
  ['record', record],
  ['thread', thread],
])('a %s is the same battle in the program and in the modules', (form, text) => {
  const reading = ok(analysis.read('rakuen', text));
  expect(reading.form).toBe(form);
  expect(reading.problems).toEqual([]);
  const match = reading.match;
  if (!match) throw new Error(`no match in the ${form}`);
  expect(log(match, 'classic')).toBe(native('record', 'rakuen', text, '--text'));
  expect(log(match, 'latest')).toBe(native('record', 'rakuen', text, '--latest'));
  expect(ok(analysis.record(JSON.stringify(match)))).toBe(native('record', 'rakuen', text, '--json'));
  expect(log(match, 'classic')).toBe(thread);
  const battle = engine.makeBattle(JSON.stringify(match));
  const pending = ok(battle.report('ja')).pending;
  battle.delete();
  expect(JSON.parse(native('legal', 'rakuen', text))).toEqual({
    by: pending?.side,
    point: pending?.point,
    decision: pending?.i,
    legal: pending?.options.map(({ id }) => id),
  });
});

// イチカ repeats POW, which 5.4 forbids, and レン has already answered, so that it can't be taken back.
const mistaken = [
  '◆イチカ\n【先後決定:61】\n◆レン\n【先後決定:34】\n◆イチカ\n【先攻】\n',
  '【ステータス】\nPOW:20 / SPD:15 / WIZ:25\n◆レン\n【ステータス】\nPOW:25 / SPD:20 / WIZ:15\n',
  '◆イチカ\nダイス値:【9:9】\n【攻撃:POW】\nダイス値:【4:6】\n【攻撃値:20+10=30】\n【命中値:10】\n',
  '◆レン\n【防御】\n【HP:150-(25-30)=145 / IN:0+1=1】\n【攻撃:SPD】\nダイス値:【1:2】\n',
  '◆イチカ\n【防御】\n【攻撃:POW】\nダイス値:【3:4】\n◆レン\n【防御】\n',
].join('');

test('19: what a thread is read as otherwise than it stands is told beside its record, and is no mistake', () => {
  const posted = `${mistaken}合意の元、続行します\n`;
  const { out, told, status } = ran('record', 'rakuen', posted, '--text', '--lang', 'en');
  expect(status).toBe(0);
  expect(told.trim().split('\n')).toEqual([
    expect.stringMatching(/^13:\d+: .* \(undeclared, \[19\]\)$/) as string,
    expect.stringMatching(/^25:\d+: .* \(consented, \[19\]\)$/) as string,
  ]);
  expect(out).toContain('【攻撃:POW】');
  expect(out).not.toContain('undeclared');
});

test('19: without the thread saying so, consent is said to the program and to the module', () => {
  const refused = ran('record', 'rakuen', mistaken, '--json', '--lang', 'en');
  expect(refused.status).toBe(1);
  expect(refused.out).toBe('');
  expect(refused.told).toMatch(/^13:.* \(undeclared, \[19\]\)\n25:.* \(notLegal, \[19\]\)\n$/);

  const given = ran('record', 'rakuen', mistaken, '--json', '--consent');
  expect(given.status).toBe(0);
  const record = JSON.parse(given.out) as { decisions: string[] };
  expect(record.decisions).toContain('consent');
  expect(ok(analysis.read('rakuen', mistaken)).match).toBeUndefined();
  const { match, notes } = ok(analysis.read('rakuen', mistaken, '{}', '{"consent":true}'));
  expect(match?.decisions).toEqual(record.decisions);
  expect(notes?.map(({ code }) => code)).toEqual(['undeclared', 'consented']);
});

test('16: of a ruling under which a decision could not be taken, the decision is named', () => {
  const match = JSON.stringify({
    system: 'rakuen',
    seed: '5',
    rolls: [60, 33, 1, 2],
    settings: { rules: 'advanced', start: { A: { last: 'POW' } } },
    sides: [
      { name: 'イチカ', POW: 45, SPD: 10, WIZ: 5 },
      { name: 'レン', POW: 19, SPD: 36, WIZ: 5 },
    ],
    decisions: ['first', 'attack POW +rush', 'pass', 'surrender B'],
  });
  const told = (lang: string) => native('record', 'rakuen', match, '--rulings', '--lang', lang).split('\n');
  expect(told('en')[1]).toMatch(/^R17\tDecision 2, attack POW \+rush, is illegal then\.\t/);
  expect(told('ja')[1]).toMatch(/^R17\tこの読み方では、2番目の決定「attack POW \+rush」は選べません。\t/);
});
