// What the program is run with, natively and as WebAssembly, and what comes out. Plain JavaScript: where the package is
// tried on other systems (elsewhere.mjs), nothing else is installed.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Of one system: its two samples in a file each, with a seed where there is chance. */
async function runsOf(id, { loadEngine, ok }) {
  const engine = await loadEngine(id);
  const [info] = ok(engine.systems());
  const [a, b] = info.samples;
  const [first, second] = [`${id} の一人目.json`, `${id}/b.json`];
  const seed = info.chance ? ['--seed', '18446744073709551615'] : [];
  const pair = [id, first, second, ...seed];
  const match = JSON.stringify({ system: id, sides: [a, b], ...(info.chance && { seed: '7' }) });
  return {
    files: { [first]: JSON.stringify(a), [second]: JSON.stringify(b, null, 1) },
    runs: [
      { args: ['fight', ...pair] },
      { args: ['fight', ...pair, '--log', 'json', '--lang', 'en'] },
      { args: ['fight', ...pair, '--log=classic', '--why'] },
      { args: ['fight', id, JSON.stringify(a), '-'], input: JSON.stringify(b) },
      { args: ['series', ...pair, '--fights', '20', '--workers', '3'] },
      { args: ['link', ...pair] },
      { args: ['export', ...pair, '--to', 'udonarium', '--out', '卓へ/駒'] },
      { args: ['play', '-'], input: `${match}\nno JSON\n\n${match}\n` },
    ],
  };
}

/** Of the program, and above all what is wrong: failures, too, are the same to the byte. */
const common = [
  { args: [] },
  { args: ['--help'] },
  { args: ['--version'] },
  { args: ['manual'] },
  { args: ['completion', 'bash'] },
  { args: ['systems'] },
  { args: ['series', '--help'] },
  { args: ['nothing'] },
  { args: ['fight', '--nothing'] },
  { args: ['fight', '--log', 'nothing'] },
  { args: ['fight', 'nothing', 'A', 'B'] },
  { args: ['open', '#1FA'] },
  { args: ['open', '闘技場'] },
];
const ofFirst = (id, folder) => [
  { args: ['check', id, 'nowhere.txt'] },
  { args: ['check', id, folder] },
  { args: ['check', id, ''] },
  { args: ['check', id, '-'], input: Buffer.from([0xff, 0xfe, 0, 0x81, 10, 13, 0xe3, 0x81]) },
  { args: ['check', id, '名前だけ\r\n「'] },
  { args: ['fight', id, '-', '-'], input: '' },
  { args: ['sweep', id, '{}'] },
  { args: ['batch', id], input: '# nobody\n0 0\n' },
  { args: ['series', id, `${folder}/b.json`, `${folder}/b.json`, '--shard', '1/1'] },
];

/** All runs, with the files that they read. `api`: the package, or the module of its sources. */
export async function allRuns(api) {
  const made = await Promise.all(api.systems.map(({ id }) => runsOf(id, api)));
  const [{ id }] = api.systems;
  return {
    files: Object.assign({}, ...made.map(({ files }) => files)),
    runs: [...common, ...ofFirst(id, id), ...made.flatMap(({ runs }) => runs)],
  };
}

function filesOf(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const paths = files.map((file) => join(file.parentPath ?? file.path, file.name)).sort();
  return paths.map((path) => readFileSync(path, 'base64'));
}

/** One run in a folder of its own. Streams are told as base64: every byte counts. */
async function runOnce(program, files, { args, input = '' }) {
  const folder = mkdtempSync(join(tmpdir(), 'shiaiba-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    const [command, ...before] = program;
    const child = spawn(command, [...before, ...args], { cwd: folder });
    const streams = [child.stdout, child.stderr].map(async (stream) => {
      const parts = [];
      for await (const part of stream) parts.push(part);
      return Buffer.concat(parts).toString('base64');
    });
    child.stdin.on('error', () => undefined).end(input);
    const ended = new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
    const [out, err] = await Promise.all(streams);
    return { status: await ended, out, err, files: filesOf(folder) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What comes of each run, in order; as many at once as the machine has cores. */
export async function perform(program, { files, runs }) {
  const results = [];
  let next = 0;
  const work = async () => {
    for (let at = next++; at < runs.length; at = next++)
      results[at] = await runOnce(program, files, runs[at]);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return results;
}
