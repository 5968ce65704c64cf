// Tests the marks (marks.json) by which the page tells a pasted text's system: texts of a system have its
// marks and no other's.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { Build } from '#engine';
import { detectSystem } from '../../web/src/app/detect.ts';
import { load, loadAnalysis, ok, root, systems } from './module.ts';

/** Number of random builds, beside the samples. */
const many = 100;

async function builds(id: string): Promise<Build[]> {
  const engine = await load(id);
  const [system] = ok(engine.systems());
  const random = Array.from({ length: many }, (_, seed) => ok(engine.randomBuild(id, String(seed), '')));
  return [...(system?.samples ?? []), ...random];
}

test.each(systems)('%s: a sheet, a roster line and JSON are told by their marks', async (id) => {
  const engine = await load(id);
  for (const build of await builds(id)) {
    const character = engine.makeCharacter(id, JSON.stringify(build), '{}');
    const texts = [character.toText('sheet'), character.toText('roster'), character.toJson()];
    character.delete();
    for (const text of texts.filter(Boolean)) expect(detectSystem(text), text).toBe(id);
  }
});

test.each(systems)('%s: another system finds nothing in its sheets', async (id) => {
  const engine = await load(id);
  const others = await Promise.all(
    systems.filter((one) => one !== id).map(async (one) => [one, await loadAnalysis(one)] as const),
  );
  for (const build of (await builds(id)).slice(0, 12)) {
    const character = engine.makeCharacter(id, JSON.stringify(build), '{}');
    const texts = [character.toText('sheet'), character.toText('roster'), character.toJson()];
    character.delete();
    for (const text of texts.filter(Boolean))
      for (const [other, analysis] of others)
        expect(ok(analysis.read(other, text)).characters, `${other}: ${text}`).toEqual([]);
  }
});

test.each([
  ['shiden', '【紅組】\n紫紫呪交強／八雲'],
  ['shiden', 'name,build\n八雲,紫紫呪交強'],
  ['shiden', 'ムライ\n【覚悟】【+強】【一閃】【+硬】【果断】\n設定:風'],
  ['rakuen', '名前：イチカ\nＰＯＷ：20 / ＳＰＤ：15 / ＷＩＺ：25'],
  ['rakuen', 'イチカ 20 15 25'],
  ['rakuen', readFileSync(resolve(root, 'tests/golden/rakuen/thread.txt'), 'utf8')],
  ['rakuen', readFileSync(resolve(root, 'tests/golden/rakuen/record.json'), 'utf8')],
  ['panel', '名前:ア\n体力：5 / 神経反射：4 / 知性：6\nスキル:焔剣'],
  [null, 'こんにちは。2026/11/25 に対戦しませんか。'],
  [null, ''],
])('%s bears its marks: %j', (id, text) => {
  expect(detectSystem(text)).toBe(id);
});

test.each(['POW', 'スキル', 'スキル:【', '【', '"system"', '1', '1,', ' 1 1 ', '体力', '閃', 'ﷺ'])(
  'a text full of %j is looked through at once',
  (part) => {
    const most = 250_000;
    const begun = performance.now();
    for (const text of [
      part.repeat(most / part.length),
      part.padEnd(most),
      part.padEnd(most, ','),
      part.padEnd(most, '1'),
    ])
      detectSystem(text);
    expect(performance.now() - begun).toBeLessThan(4000);
  },
);
