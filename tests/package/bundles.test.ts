// The package in bundles of Vite and esbuild, without a setting; the bundles run under node, far from the package.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

/** A fight of the first two samples of every system. */
const script = `
import { loadEngine, ok, systems } from 'shiaiba';
for (const { id } of systems) {
  const engine = await loadEngine(id);
  const [info] = ok(engine.systems());
  const battle = engine.makeBattle(JSON.stringify({ system: id, sides: info.samples.slice(0, 2) }));
  console.log(ok(battle.report('en')).line);
}
`;
const entry = join(inject('installed'), 'fights.mjs');
const run = (file: string) => execFileSync(process.execPath, [file], { encoding: 'utf8' });
let far: string;
let expected: string;
beforeAll(() => {
  far = mkdtempSync(join(tmpdir(), 'shiaiba-'));
  writeFileSync(entry, script);
  expected = run(entry);
  expect(expected.trim().split('\n').length).toBeGreaterThan(4);
});
afterAll(() => rmSync(far, { recursive: true }));

test('esbuild, in one file', async () => {
  const { build } = await import('esbuild');
  const outfile = join(far, 'fights.mjs');
  const { warnings } = await build({
    entryPoints: [entry],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    outfile,
    logLevel: 'silent',
  });
  expect(warnings).toEqual([]);
  expect(run(outfile)).toBe(expected);
});

test('Vite, with a file for each module', async () => {
  const { build } = await import('vite');
  const outDir = join(far, 'vite');
  mkdirSync(outDir);
  const said: string[] = [];
  const logger = { warn: (text: string) => said.push(text), error: (text: string) => said.push(text) };
  await build({
    root: inject('installed'),
    configFile: false,
    logLevel: 'warn',
    customLogger: {
      ...logger,
      info: () => undefined,
      warnOnce: logger.warn,
      clearScreen: () => undefined,
      hasErrorLogged: () => false,
      hasWarned: false,
    },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      lib: { entry, formats: ['es'], fileName: 'fights' },
    },
  });
  expect(said).toEqual([]);
  expect(run(join(outDir, 'fights.mjs'))).toBe(expected);
});
