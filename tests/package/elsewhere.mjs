// Tries the package where nothing of this project is built: on other systems, in the workflow.
//
//   node tests/package/elsewhere.mjs record RECORD           what the native program says, written down
//   node tests/package/elsewhere.mjs replay RECORD PACKAGE   installs the package in an empty folder; it says the same
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { allRuns, perform } from './runs.mjs';

const [verb, record, archive] = process.argv.slice(2);
const root = resolve(import.meta.dirname, '../..');
if (verb === 'record') {
  const asked = await allRuns(await import('../../bindings/index.mjs'));
  const runs = asked.runs.map(({ args, input = '' }) => ({
    args,
    input: Buffer.from(input).toString('base64'),
  }));
  const said = await perform([join(root, 'build/bin/shiaiba')], asked);
  writeFileSync(record, JSON.stringify({ files: asked.files, runs, said }));
} else {
  const { files, runs, said } = JSON.parse(readFileSync(record, 'utf8'));
  const folder = mkdtempSync(join(tmpdir(), 'shiaiba-'));
  try {
    // npm is a script of the shell on Windows.
    execFileSync(`npm install --offline --no-audit --no-fund "${resolve(archive)}"`, {
      cwd: folder,
      shell: true,
    });
    execFileSync('npx --offline shiaiba --version', { cwd: folder, shell: true, stdio: 'inherit' });
    const installed = join(folder, 'node_modules/shiaiba');
    const { systems } = await import(pathToFileURL(join(installed, 'index.mjs')).href);
    console.log(`${systems.length} systems`);
    const asked = runs.map(({ args, input }) => ({ args, input: Buffer.from(input, 'base64') }));
    const results = await perform([process.execPath, join(installed, 'cli.cjs')], { files, runs: asked });
    const differ = results.flatMap((result, at) =>
      JSON.stringify(result) === JSON.stringify(said[at])
        ? []
        : [{ args: runs[at].args, result, said: said[at] }],
    );
    for (const { args, result, said: native } of differ) {
      const text = ({ status, out, err }) => `${status}\n${Buffer.from(out + err, 'base64')}`;
      console.error(`shiaiba ${args.join(' ')}\n-- native: ${text(native)}\n-- here: ${text(result)}`);
    }
    console.log(
      `${results.length - differ.length} of ${results.length} runs say the same as the native program.`,
    );
    if (differ.length) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
