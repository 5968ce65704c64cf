// Tests that the modules and the program refuse settings that a system doesn't know, by name.
import { expect, test } from 'vitest';
import type { Problem } from '#engine';
import { load, loadAnalysis, native, ok, systems } from './module.ts';

/** The message with which the program refuses. */
function refusal(...args: string[]): string {
  try {
    return native(...args);
  } catch (error) {
    const { status, stderr } = error as { status: number; stderr: string };
    expect(status).toBe(2);
    return stderr;
  }
}

test.each(systems)('%s: an unknown setting is named', async (system) => {
  const engine = await load(system);
  const unknown = {
    code: 'unknownSetting',
    path: '/settings/foo',
    en: expect.stringContaining('"foo"') as string,
  };
  const battle = engine.makeBattle(JSON.stringify({ system, settings: { foo: 3 }, sides: [] }));
  const answer = JSON.parse(battle.report('ja')) as { error?: { problems: Problem[] } };
  expect(answer.error?.problems).toContainEqual(expect.objectContaining(unknown));
  battle.delete();
  const analysis = await loadAnalysis(system);
  const read = ok(analysis.readSetting(system, 'foo', '3'));
  expect(read.settings).toBeNull();
  expect(read.problems).toEqual([expect.objectContaining({ code: 'unknownSetting' })]);
});

test('a setting is given by its key, as a word, as JSON or in a file', () => {
  const fought = (...args: string[]) =>
    native('fight', 'rakuen', 'イチカ POW:20 SPD:15 WIZ:25', 'レン POW:25 SPD:20 WIZ:15', ...args);
  const advanced = fought('--rules', 'advanced');
  expect(fought('--set', 'rules=advanced')).toBe(advanced);
  expect(fought('--set', 'rules="advanced"')).toBe(advanced);
  expect(fought()).not.toBe(advanced);
  expect(refusal('fight', 'rakuen', 'A', 'B', '--set', 'rules')).toContain('KEY=VALUE');
  expect(refusal('fight', 'rakuen', 'A', 'B', '--set', 'start=@/nowhere')).toContain('no file /nowhere');
  expect(refusal('fight', 'rakuen', 'A', 'B', '--set', 'foo=3', '--lang', 'en')).toContain('"foo"');
});

test('the program refuses rules and skills where a system has none', () => {
  for (const [system, option, key] of [
    ['panel', '--rules', 'rules'],
    ['shiden', '--rules', 'rules'],
    ['shiden', '--skills', 'skills'],
    ['rakuen', '--skills', 'skills'],
  ] as const) {
    const said = refusal('fight', system, 'A', 'B', option, '{}', '--lang', 'en');
    expect(said, system).toContain(`/settings/${key}: There is no setting "${key}".`);
  }
});
