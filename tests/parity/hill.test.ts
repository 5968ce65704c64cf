// Tests scripts/hill in a repository with two commits: only new pairs are fought, and the result has the same
// bytes.
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
import type { HillReport } from '#analysis';
import type { Build } from '#engine';
import { load, loadAnalysis, native, ok, root, systems } from './module.ts';
import { Question } from './question.ts';

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
  // As on GitHub's machine: strangers' text is printed only between ::stop-commands:: marks, where no
  // command is read.
  const { status, said } = hill('.ci/hill');
  expect(status).toBe(1);
  for (const code of ['hillFileName', 'hillFileSize', 'hillNoFile']) expect(said).toContain(code);
  expect(said).toMatch(/^::stop-commands::([0-9a-f]{32})\n[^]*\n::\1::\n$/);
  expect(written()).toEqual(before);
});

test('what another program fought is fought again; what has no folder any more goes', () => {
  rmSync(join(folder, 'hill', system), { recursive: true });
  for (const [name, text] of some) put(name, text);
  expect(hill()).toMatchObject({ status: 0 });
  const results = join(folder, 'out', `${system}.results`);
  const kept = readFileSync(results, 'utf8');
  writeFileSync(results, kept.replace(/^# shiaiba [0-9a-f]{12}/, '# shiaiba 000000000000'));
  expect(hill()).toMatchObject({ status: 0, said: expect.stringContaining('6 of 6 pairs') as string });
  expect(readFileSync(results, 'utf8')).toBe(kept);

  rmSync(join(folder, 'hill', system), { recursive: true });
  expect(hill()).toMatchObject({ status: 0 });
  expect(readdirSync(join(folder, 'out'))).toEqual([]);
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

test('parts of a hill are kept for the next run', () => {
  const put = join(folder, 'parts');
  mkdirSync(put);
  for (const [name, text] of some) writeFileSync(join(put, name), text);
  const parts = [1, 2].map((part) => {
    const file = join(folder, `${part}.part`);
    writeFileSync(file, native('hill', system, put, '--shard', `${part}/2`));
    return file;
  });
  const results = join(folder, 'merged.results');
  const table = native('merge', ...parts, '--cache', results);
  const whole = join(folder, 'whole.results');
  expect(native('hill', system, put, '--cache', whole)).toBe(table);
  expect(readFileSync(results, 'utf8')).toBe(readFileSync(whole, 'utf8'));
});

test.each(systems)('%s: a newcomer stands in a page as its file would stand here', async (id) => {
  const analysis = await loadAnalysis(id);
  const all = readdirSync(resolve(root, 'hill', id))
    .sort()
    .slice(0, 5);
  const put = join(folder, 'some', id);
  mkdirSync(put, { recursive: true });
  const hillOf = (names: string[]) => {
    for (const name of names) writeFileSync(join(put, name), readFileSync(resolve(root, 'hill', id, name)));
    return JSON.parse(native('hill', id, put, '--games', '2', '--json')) as HillReport;
  };
  const without = hillOf(all.slice(0, -1));
  const whole = hillOf(all);
  const newcomer = whole.entrants.at(-1)?.build;
  if (!newcomer) throw new Error('nobody stands there');
  const asked = new Question(analysis, 'hill', { ...without, newcomer });
  const fights = without.entrants.length * without.games * without.sides;
  expect(ok(analysis.ask('hill', asked.request)).fights).toBe(fights);
  const parts = Array.from({ length: fights }, (_, at) => asked.part([at, at + 1]));
  const begun = asked.join(...parts.slice(1)).report.standings;
  const games = begun.map(({ wins, draws, losses }) => wins + draws + losses);
  expect(Math.min(...games)).toBe(fights - 1);
  const { report: sum, complete } = asked.join(...parts);
  expect(complete).toBe(true);
  expect(sum.standings).toEqual(whole.standings);
  const last = all.length - 1;
  expect(sum.meetings).toEqual(whole.meetings.filter(({ a, b }) => a === last || b === last));
  const entry = ok(analysis.hillEntry(JSON.stringify(without), JSON.stringify(newcomer), all.at(-1) ?? ''));
  expect(entry).toEqual({
    digest: whole.entrants.at(-1)?.digest,
    text: readFileSync(resolve(root, 'hill', id, all.at(-1) ?? ''), 'utf8'),
    problems: [],
  });
  const told = (answer: string) => (JSON.parse(answer) as { error: { problems: { code: string }[] } }).error;
  const again = JSON.stringify({ ...without, newcomer: without.entrants[1]?.build });
  expect(told(analysis.ask('hill', again)).problems).toMatchObject([
    { code: 'hillSameBuild', path: '/entrants/1' },
  ]);
  expect(told(analysis.part('hill', asked.request, `[[0,${fights + 1}]]`)).problems).toMatchObject([
    { code: 'badPart' },
  ]);
});
