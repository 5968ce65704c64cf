// What `cmake --install` puts down, and that manual page and completions know what `--help` knows.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
let prefix: string;
const at = (path: string) => join(prefix, path);
const program = (...args: string[]) => execFileSync(at('bin/shiaiba'), args, { encoding: 'utf8' });
beforeAll(() => {
  prefix = mkdtempSync(join(tmpdir(), 'shiaiba-'));
  execFileSync('cmake', ['--install', join(root, 'build/native-release'), '--prefix', prefix], {
    stdio: 'pipe',
  });
});
afterAll(() => rmSync(prefix, { recursive: true }));

test('everything lies where it belongs', () => {
  expect(program('--version')).toContain(`shiaiba ${inject('version')}`);
  for (const path of [
    'share/man/man1/shiaiba.1',
    'share/bash-completion/completions/shiaiba',
    'share/zsh/site-functions/_shiaiba',
    'share/fish/vendor_completions.d/shiaiba.fish',
    'share/doc/shiaiba/LICENSE',
  ])
    expect(existsSync(at(path)), path).toBe(true);
});

test('whatever --help lists, the manual page and every completion have', () => {
  const commands = [...program('--help').matchAll(/^ {2}([a-z]+)/gm)].map(([, name]) => name ?? '');
  expect(commands.length).toBeGreaterThan(20);
  const manual = program('manual').replaceAll('\\-', '-');
  const [bash = '', zsh = '', fish = ''] = ['bash', 'zsh', 'fish'].map((shell) =>
    program('completion', shell),
  );
  for (const command of commands) {
    const help = program(command, '--help');
    const options = [...help.matchAll(/^ {2}(--[a-z-]+)/gm)].map(([, option]) => option ?? '');
    const [usage = ''] = help.split('\n\n');
    expect([...usage.matchAll(/--[a-z-]+/g)].map(([option]) => option).sort()).toEqual([...options].sort());
    const section = manual.split('\n.SS ').find((one) => one.split(/\s/)[0] === command) ?? '';
    const inBash = new RegExp(`^ {4}${command}\\) .*$`, 'm').exec(bash)?.[0];
    const inZsh = new RegExp(`^  ${command}\\)\n[^]*?;;`, 'm').exec(zsh)?.[0];
    for (const option of options) {
      expect(section).toMatch(new RegExp(`^\\.B ${option}\\b`, 'm'));
      expect(inBash).toContain(` ${option}`);
      expect(inZsh).toMatch(new RegExp(`'\\*?${option}[=[]`));
      expect(fish).toContain(`__fish_seen_subcommand_from ${command}' -l ${option.slice(2)} `);
    }
  }
});

/** What bash offers for the last of these words. */
function completed(...words: string[]): string[] {
  const script =
    'source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _shiaiba; printf "%s\\n" "${COMPREPLY[@]}"';
  const file = at('share/bash-completion/completions/shiaiba');
  return execFileSync('bash', ['-c', script, 'bash', file, 'shiaiba', ...words], { encoding: 'utf8' })
    .trim()
    .split('\n');
}
test('bash completes commands, systems, options and their values', () => {
  expect(completed('fi')).toEqual(['fight']);
  expect(completed('--v')).toEqual(['--version']);
  const systems = program('systems')
    .trim()
    .split('\n')
    .map((line) => line.split('\t')[0]);
  expect(completed('fight', '')).toEqual(systems);
  expect(completed('fight', 'x', 'a', 'b', '--lo')).toEqual(['--log']);
  expect(completed('fight', 'x', 'a', 'b', '--log', 'c')).toEqual(['classic']);
  expect(completed('fight', 'x', 'a', 'b', '--log', '=', '')).toEqual(['text', 'classic', 'trace', 'json']);
  expect(completed('completion', 'z')).toEqual(['zsh']);
  expect(completed('fight', 'x', '')).toEqual(['']);
});

test('the manual page is one', () => {
  const manual = readFileSync(at('share/man/man1/shiaiba.1'), 'utf8');
  expect(manual).toContain(`.TH SHIAIBA 1 "" "shiaiba ${inject('version')}"`);
  expect(manual).toMatch(/\n\.SH NAME\nshiaiba \\- /);
});
