// The hill of a repository with two commits, as scripts/hill fights it: only what is new, to the same bytes.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Build } from '#engine';
import { load, native, root, systems } from './module.ts';

const system = systems[0] ?? '';
const some = ['murai', 'kuroda', 'soma', 'isuzu'].map((name): [string, string] => [
  `${name}.txt`,
  readFileSync(resolve(root, `hill/${system}/${name}.txt`), 'utf8'),
]);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hill-'));
  git('init', '--quiet');
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function git(...args: string[]) {
  const who = ['-c', 'user.name=n', '-c', 'user.email=e@example.org', '-c', 'commit.gpgsign=false'];
  const date = '2026-01-31T12:34:56+0900';
  const env = { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date };
  execFileSync('git', ['-C', folder, ...who, ...args], { env });
}
function put(name: string, text: string) {
  mkdirSync(join(folder, 'hill', system), { recursive: true });
  writeFileSync(join(folder, 'hill', system, name), text);
}
function commit(count: number) {
  for (const [name, text] of some.slice(0, count)) put(name, text);
  git('add', '-A');
  git('commit', '--quiet', '-m', 'hill');
}
function hill(script = 'scripts/hill') {
  const ran = spawnSync(
    resolve(root, script),
    ['--of', folder, '--in', join(folder, 'out'), '--lang', 'en'],
    {
      encoding: 'utf8',
    },
  );
  return { status: ran.status, said: ran.stderr + ran.stdout };
}
const written = () =>
  ['json', 'txt', 'results'].map((ending) =>
    readFileSync(join(folder, 'out', `${system}.${ending}`), 'utf8'),
  );

interface Written {
  entrants: { file: string; build: Build }[];
  standings: unknown[];
  history: { commit: string; date: string; standings: { file: string }[] }[];
}

test('a push fights what it changed; an illegal entry is told and leaves all as it was', () => {
  commit(3);
  expect(hill()).toMatchObject({ status: 0, said: expect.stringContaining('3 of 3 pairs') as string });
  commit(4);
  expect(hill()).toMatchObject({ status: 0, said: expect.stringContaining('3 of 6 pairs') as string });
  const before = written();
  const told = JSON.parse(before[0] ?? '') as Written;
  expect(told.standings).toHaveLength(4);
  expect(told.history.map(({ date, standings }) => [date, standings.length])).toEqual([
    ['2026-01-31T03:34:56Z', 3],
    ['2026-01-31T03:34:56Z', 4],
  ]);
  expect(hill()).toMatchObject({ status: 0, said: expect.stringContaining('0 of 6 pairs') as string });
  expect(written()).toEqual(before);

  put('$(touch pwned).txt', 'x');
  put('large.txt', 'x'.repeat(17_000));
  symlinkSync('/etc/passwd', join(folder, 'hill', system, 'link.txt'));
  // As GitHub's machine runs it: nothing of strangers is outside what no command is read from.
  const { status, said } = hill('.ci/hill');
  expect(status).toBe(1);
  for (const code of ['hillFileName', 'hillFileSize', 'hillNoFile']) expect(said).toContain(code);
  expect(said).toMatch(/^::stop-commands::([0-9a-f]{32})\n[^]*\n::\1::\n$/);
  expect(written()).toEqual(before);
});

test('what another program fought is fought again; what has no folder any more goes', () => {
  rmSync(join(folder, 'hill', system), { recursive: true });
  for (const [name, text] of some) put(name, text);
  mkdirSync(join(folder, 'out'), { recursive: true });
  writeFileSync(join(folder, 'out/program'), 'shiaiba 0.0.0+000000000000\n');
  expect(hill()).toMatchObject({ status: 0, said: expect.stringContaining('6 of 6 pairs') as string });

  rmSync(join(folder, 'hill', system), { recursive: true });
  expect(hill()).toMatchObject({ status: 0 });
  expect(readdirSync(join(folder, 'out'))).toEqual(['program']);
});

test.each(systems)('%s: twenty stand on the hill, each as its sheet is written', async (id) => {
  const engine = await load(id);
  const { entrants } = JSON.parse(
    native('hill', id, resolve(root, 'hill', id), '--games', '1', '--json'),
  ) as Written;
  expect(entrants).toHaveLength(20);
  for (const { file, build } of entrants) {
    const character = engine.makeCharacter(id, JSON.stringify(build), '{}');
    expect(character.toText('sheet'), file).toBe(readFileSync(resolve(root, 'hill', id, file), 'utf8'));
    character.delete();
  }
});
