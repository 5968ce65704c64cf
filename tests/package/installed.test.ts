// The package as it was installed: what is in it, and that its program says what the native one says.
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { expect, inject, test } from 'vitest';
import type * as Api from '../../bindings/index.d.ts';
import { allRuns, perform } from './runs.mjs';

const root = resolve(import.meta.dirname, '../..');
const native = join(root, 'build/bin/shiaiba');
const installed = join(inject('installed'), 'node_modules/shiaiba');
const program = join(installed, 'cli.cjs');
const api = (await import(pathToFileURL(join(installed, 'index.mjs')).href)) as typeof Api;

test('npx runs the program', () => {
  const fight = ['fight', 'shiden', '閃閃交硬果/ムライ', '待速搦待閃/クロダ'];
  const here = execFileSync('npx', ['--offline', 'shiaiba', ...fight], { cwd: inject('installed') });
  expect(here.toString()).toBe(execFileSync(native, fight).toString());
});

test('whatever it is asked, it says what the native program says, to the byte', async () => {
  const runs = await allRuns(api);
  const [here, there] = [await perform([process.execPath, program], runs), await perform([native], runs)];
  for (const [at, { args }] of runs.runs.entries())
    expect({ args, ...here[at] }).toEqual({ args, ...there[at] });
  expect(new Set(here.map(({ status }) => status))).toEqual(new Set([0, 1, 2]));
});

test('it answers a line before it reads the next', async () => {
  const child = spawn(process.execPath, [program, 'play', '-'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  for (let k = 0; k < 2; ++k) {
    child.stdin.write('no JSON\n');
    expect((await lines.next()).value).toContain('"notJson"');
  }
  child.stdin.end();
  expect((await lines.next()).done).toBe(true);
});

/** A long series, interrupted after so many milliseconds: how it ends. */
function interrupted(series: string[], after: number): Promise<unknown> {
  const child = spawn(process.execPath, [program, ...series], { stdio: 'ignore' });
  setTimeout(() => child.kill('SIGINT'), after);
  return new Promise((ended) => child.on('close', (code, signal) => ended(code ?? signal)));
}
test('an interrupt ends a series, which keeps what was fought', async () => {
  const described = api.systems.map(async ({ id }) => api.ok((await api.loadEngine(id)).systems())[0]);
  const system = (await Promise.all(described)).find((one) => one?.chance);
  const builds = system?.samples.slice(0, 2).map((build) => JSON.stringify(build)) ?? [];
  const series = ['series', system?.id ?? '', ...builds, '--fights', '1000000'];
  // Whoever interrupts before it listens ends it at once, as natively.
  let end: unknown;
  for (const after of [800, 4000]) if (end !== 3) end = await interrupted(series, after);
  expect(end).toBe(3);
});

test('it holds what it needs, and nothing else', () => {
  expect(Object.keys(api).sort()).toEqual(['ShiaibaError', 'loadAnalysis', 'loadEngine', 'ok', 'systems']);
  const {
    version,
    dependencies,
    private: kept,
  } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Record<string, unknown>;
  expect([version, dependencies, kept]).toEqual([inject('version'), undefined, undefined]);
  const files = readdirSync(installed, { recursive: true, encoding: 'utf8' });
  for (const file of [
    'README.md',
    'LICENSE',
    'LICENCES.txt',
    'index.d.ts',
    'engine.d.ts',
    'types/match.d.ts',
  ])
    expect(files).toContain(file);
  expect(files.filter((file) => /\.(cpp|hpp|ts|js)$/.test(file) && !file.endsWith('.d.ts'))).toEqual([]);
});

test('one version of everything, which the change log begins with', () => {
  const version = inject('version');
  expect(execFileSync(native, ['--version'], { encoding: 'utf8' }).split(/[\s+]/)[1]).toBe(version);
  const [, latest] = /^## (\S+)/m.exec(readFileSync(join(root, 'CHANGELOG.md'), 'utf8')) ?? [];
  expect(latest).toBe(version);
});

test('what does not exist, or fails, is said', async () => {
  await expect(api.loadEngine('nothing')).rejects.toThrow('There is no system nothing. There are: ');
  await expect(api.loadEngine('toString')).rejects.toThrow(RangeError);
  const [{ id } = { id: '' }] = api.systems;
  const engine = await api.loadEngine(id);
  const battle = engine.makeBattle('{}');
  let failure: unknown;
  try {
    api.ok(battle.report('ja'));
  } catch (error) {
    failure = error;
  }
  battle.delete();
  expect(failure).toBeInstanceOf(api.ShiaibaError);
  expect(failure).toMatchObject({ name: 'ShiaibaError', code: expect.stringMatching(/^\w+$/) as string });
});
