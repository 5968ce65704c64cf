// Tests questions in parts, asked by the program and by scripts/many: the bytes are those of one run.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { native, root } from './module.ts';

const [a, b, c] = ['堅実', '要塞', '逆襲'].map((tactic, k) =>
  JSON.stringify({ system: 'rakuen', name: `名${k}`, POW: 20 + k, SPD: 20, WIZ: 20 - k, tactic }),
) as [string, string, string];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'many-'));
  writeFileSync(join(folder, 'roster.json'), `[${a},${b},${c}]`);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Writes the program's output to a file. */
function written(name: string, ...args: string[]): string {
  const file = join(folder, name);
  writeFileSync(file, native(...args));
  return file;
}

test.each([
  ['league', 'rakuen', 'roster.json', '--format', 'double', '--seed', '3'],
  ['league', 'rakuen', 'roster.json', '--series', '40', '--seed', '3'],
  ['series', 'rakuen', a, b, '--fights', '70', '--set', 'rules=advanced'],
  ['series', 'rakuen', a, b, '--fights', '9000', '--width', '0.05'],
  ['series', 'rakuen', a, b, '--fights', '20', '--what-if', 'B'],
  ['series', 'rakuen', a, b, '--fights', '20', '--vary', '/sides/0/tactic=堅実,要塞,無'],
  ['heat', 'rakuen', b, '--fights', '1'],
  ['coverage', 'rakuen', a, b, '--fights', '20', '--surgery', 'A'],
  ['hill', 'rakuen', resolve(root, 'hill/rakuen'), '--games', '1'],
])('%s %s: parts and question tell what one run tells', (...words) => {
  const asked = words.map((word) => (word === 'roster.json' ? join(folder, word) : word));
  const question = written('question.json', ...asked, '--question');
  const parts = [
    written('3.json', 'part', question, '--shard', '3/3'),
    written('1.json', ...asked, '--shard', '1/3'),
    written('2.json', 'part', question, '--shard', '2/3', '--workers', '1'),
  ];
  for (const form of [['--json'], ['--lang', 'en']])
    expect(native('merge', ...parts, ...form)).toBe(native(...asked, ...form));
});

/** Runs scripts/many with three parts on two cores of this machine. */
function many(...more: string[]) {
  const options = ['--on', '2/:', '--parts', '3', '--in', join(folder, 'asked'), ...more];
  const question = ['league', 'rakuen', join(folder, 'roster.json'), '--csv'];
  return spawnSync(resolve(root, 'scripts/many'), [...options, '--', ...question], { encoding: 'utf8' });
}
const logged = () => readFileSync(join(folder, 'asked/joblog'), 'utf8').trim().split('\n').slice(1);

test('scripts/many says what it costs, asks, and goes on with what is missing', () => {
  const once = native('league', 'rakuen', join(folder, 'roster.json'), '--csv');
  const first = many();
  expect(first.stderr).toMatch(/^3 fights, [\d.]+ a second .*: 0\.0000 core-hours/);
  expect([first.status, first.stdout]).toEqual([0, once]);
  expect(logged()).toHaveLength(3);
  // A lost part and a failed part are fought again, the third is not.
  rmSync(join(folder, 'asked/parts/2.part'));
  const lines = logged();
  const failed = lines.map((line) => line.replace(/^(3\t.*\t)0(\t\d+\t)/, '$11$2'));
  expect(failed).not.toEqual(lines);
  const head = readFileSync(join(folder, 'asked/joblog'), 'utf8').split('\n')[0] ?? '';
  writeFileSync(join(folder, 'asked/joblog'), [head, ...failed, ''].join('\n'));
  const again = many();
  expect([again.status, again.stdout]).toEqual([0, once]);
  expect(logged().filter((line) => line.startsWith('1\t'))).toHaveLength(1);
  expect(logged()).toHaveLength(4);
});
