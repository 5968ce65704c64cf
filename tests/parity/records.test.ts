// Records and threads of らくえん: the modules and the program read and write the same bytes.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { AnalysisModule } from '#analysis';
import type { EngineModule, Match } from '#engine';
import { load, loadAnalysis, native, ok, root } from './module.ts';

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
