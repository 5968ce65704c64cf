// Tests that a battle made of checked characters is the battle of their match, also if the characters don't
// fit the match.
import { expect, test } from 'vitest';
import type { Build, Match } from '#engine';
import { listOf } from './gmList.ts';
import { load, ok, systems } from './module.ts';

test.each(systems)('%s: the fight of two checked characters is that of the match', async (system) => {
  const engine = await load(system);
  const [info] = ok(engine.systems());
  const [a, b] = (info?.samples ?? []) as [Build, Build];
  const match: Match = { system, sides: [a, b], ...(info?.chance && { seed: '5' }) };
  const text = JSON.stringify(match);
  const [one, two] = [a, b].map((build) => engine.makeCharacter(system, JSON.stringify(build)));
  const whole = engine.makeBattle(text);
  const checked = engine.makeBattle(text, one, two);
  expect(checked.report('ja')).toBe(whole.report('ja'));
  expect(checked.toJson()).toBe(whole.toJson());
  expect(checked.link('{}')).toBe(whole.link('{}'));

  // A side without a legal character is read from the match, with all its problems.
  const nobody = engine.makeCharacter(system, '{"name":5}');
  const broken = JSON.stringify({ ...match, sides: [{ name: 5 }, b] });
  const [told, asked] = [engine.makeBattle(broken), engine.makeBattle(broken, nobody, two)];
  expect(asked.report('en')).toBe(told.report('en'));
  expect(asked.report('en')).toContain('/sides/0');
  for (const made of [whole, checked, told, asked, nobody, one, two]) made?.delete();
});

test('characters that were checked under other settings are checked anew', async () => {
  const engine = await load('panel');
  const [info] = ok(engine.systems());
  const [a, b] = (info?.samples ?? []) as [Build, Build];
  const text = JSON.stringify({ system: 'panel', settings: { skills: listOf() }, sides: [a, b] });
  const [one, two] = [a, b].map((build) => engine.makeCharacter('panel', JSON.stringify(build)));
  const [whole, checked] = [engine.makeBattle(text), engine.makeBattle(text, one, two)];
  expect(checked.report('en')).toBe(whole.report('en'));
  expect(whole.report('en')).toContain('"error"');
  for (const made of [whole, checked, one, two]) made?.delete();
});
