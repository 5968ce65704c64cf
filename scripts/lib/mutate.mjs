// Compiles mutants of a folder's rules and runs the tests of its system on each: mutate.mjs BUILD FOLDER N SEED
// BUILD: a build folder with one object per file; a mutant's object is linked before the libraries.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { drawn, mutantsOf, nameOf, readNotes } from './mutants.mjs';

/** Least share of mutants that must be killed: by all tests, and by clause tests alone. */
const BOUNDS = { killed: 0.95, clauses: 0.85 };

const root = join(import.meta.dirname, '../..');
const [build, folder, count, seed] = process.argv.slice(2);
const given = join(root, 'engine/rulesets', folder);
/** Folder of the rules: the system's fight room, or the given folder where it has none. */
const rules = existsSync(join(given, 'fight')) ? join(given, 'fight') : given;
const system = folder.split('/')[0];
const tests = join(root, 'tests/engine');

function rulesFiles() {
  const names = readdirSync(rules).filter((name) => name.endsWith('.cpp'));
  return names.map((name) => ({ name, text: readFileSync(join(rules, name), 'utf8') }));
}

/** The system's tests with the helpers that they include, and the engine's rooms that they need. */
function testFiles() {
  const files = new Set([join(tests, 'main.cpp')]);
  for (const name of readdirSync(join(tests, system))) {
    if (name.endsWith('.cpp')) files.add(join(tests, system, name));
  }
  const rooms = new Set(['core']);
  for (const file of files) {
    for (const [, name] of readFileSync(file, 'utf8').matchAll(/^#include "([^"]+)\.hpp"/gm)) {
      for (const helper of [join(tests, `${name}.cpp`), join(dirname(file), `${name}.cpp`)]) {
        if (existsSync(helper)) files.add(helper);
      }
      if (/^(share|analysis)\//.test(name)) rooms.add(name.split('/')[0]);
    }
  }
  if (rooms.has('analysis')) rooms.add('share');
  return { files: [...files], rooms };
}

/** Source file → its compile command and object, as in the build. */
const compiled = new Map(
  JSON.parse(readFileSync(join(build, 'compile_commands.json'), 'utf8')).map(({ file, command }) => [
    file,
    { command, object: / -o (\S+)/.exec(command)[1] },
  ]),
);
/** The command that compiles `source` as the build compiles `file`, without the library's precompiled header. */
const compiler = (file, source, object, options = '') =>
  compiled
    .get(file)
    .command.replace(/ -Winvalid-pch| -Werror| -W[\w-]+| -include \S+/g, '')
    .replace(/ -o \S+ -c \S+ *$/, ` -w -O0 ${options} -o ${object} -c ${source}`);

const { files, rooms } = testFiles();
const objects = files.map((file) => compiled.get(file).object);
const libraries = [...rooms].map((room) => `shiaiba_${room}`);
// Only this system is linked, and the list of systems as in a module for one system.
const lists = join(root, 'engine/rulesets');
const own = [...compiled.keys()].filter(
  (file) => file.startsWith(join(lists, system, '/')) || dirname(file) === lists,
);
const ofAll = ['registry', 'capabilities'];
const clauses = files
  .map((file) => basename(file, '.cpp'))
  .filter((name) => name.startsWith('clauses'))
  .map((name) => `[#${name}]`)
  .join(',');

/** Runs a command for at most so many seconds, with bounded memory. `ok`: it ended with status 0. */
function run(command, seconds, cwd = build) {
  return new Promise((done) => {
    const started = Date.now();
    const child = spawn('bash', ['-c', `ulimit -v 4000000; exec ${command}`], {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    child.stdout.on('data', (text) => (said += text));
    child.stderr.on('data', (text) => (said += text));
    const limit = setTimeout(() => child.kill('SIGKILL'), seconds * 1000);
    child.on('close', (status) => {
      clearTimeout(limit);
      done({ ok: status === 0, said, seconds: (Date.now() - started) / 1000 });
    });
  });
}

const fast = spawnSync('ld.lld', ['--version']).status === 0 ? '-fuse-ld=lld' : '';
const linker = (object, program) =>
  `c++ ${fast} -pthread -o ${program} ${object} ${objects.join(' ')} ${ofAll.map((name) => `only-${system}-${name}.o`).join(' ')} ` +
  `-Wl,--start-group ${system}.a ${libraries.map((name) => `lib${name}.a`).join(' ')} -Wl,--end-group`;

/** Header of everything that the rules include, precompiled: most of the work of a mutant. */
const header = join(build, `rules-${system}.hpp`);
const checked = '-D_GLIBCXX_ASSERTIONS';
const sources = rulesFiles();

/** Builds everything that doesn't change from mutant to mutant. */
async function prepare() {
  const rest = own.filter((file) => dirname(file) !== lists).map((file) => compiled.get(file).object);
  const includes = new Set(sources.flatMap(({ text }) => text.match(/^#include .*$/gm)));
  writeFileSync(header, `#pragma once\n${[...includes].join('\n')}\n`);
  for (const command of [
    `cmake --build . --target ${[...libraries, ...objects, ...rest].join(' ')}`,
    ...ofAll.map((name) => {
      const file = join(lists, `${name}.cpp`);
      return compiler(file, file, `only-${system}-${name}.o`, `-DSHIAIBA_ONLY=${system}`);
    }),
    `ar rcsT ${system}.a ${rest.join(' ')}`,
    compiler(join(rules, sources[0].name), header, `${header}.gch`, `${checked} -x c++-header`),
  ]) {
    const made = await run(command, 3600);
    if (!made.ok) throw new Error(made.said);
  }
}

/** The fate of one mutant: 'broken' (doesn't compile), 'clauses' or 'tests' (which killed it), or 'alive'. */
async function fate(mutant, worker, limits) {
  const source = join(worker, basename(mutant.file));
  const [object, program] = [join(worker, 'mutant.o'), join(worker, 'tests')];
  const text = mutant.text.split('\n');
  text[mutant.at] = mutant.mutated;
  writeFileSync(source, text.join('\n'));
  const options = `${checked} -include ${header}`;
  if (!(await run(compiler(join(rules, mutant.file), source, object, options), 300)).ok) return 'broken';
  if (!(await run(linker(object, program), 300)).ok) return 'broken';
  if (!(await run(`${program} -a -# '${clauses}'`, limits.clauses)).ok) return 'clauses';
  return (await run(`${program} -a`, limits.tests)).ok ? 'alive' : 'tests';
}

/** Seconds that the tests of a mutant may take: ten times what the unchanged rules need, and 20 more. */
async function limits() {
  const program = join(build, 'unchanged');
  const linked = await run(linker('', program), 300);
  if (!linked.ok) throw new Error(linked.said);
  const seconds = {};
  for (const [name, which] of [
    ['clauses', `-# '${clauses}'`],
    ['tests', ''],
  ]) {
    const ran = await run(`${program} ${which}`, 600);
    if (!ran.ok) throw new Error(`The tests fail before anything is changed:\n${ran.said}`);
    seconds[name] = 20 + 10 * ran.seconds;
  }
  return seconds;
}

const all = mutantsOf(sources);
const notesFile = join(root, 'tests/mutants', `${system}.txt`);
const notes = existsSync(notesFile) ? readNotes(readFileSync(notesFile, 'utf8')) : new Map();
const names = new Set(all.map(nameOf));
const stale = [...notes.keys()].filter((name) => !names.has(name));
for (const name of stale) console.log(`This note fits no line any more:\n${name}\n`);

await prepare();
const bounds = await limits();
const queue = drawn(all, seed);
const texts = new Map(sources.map((file) => [file.name, file.text]));
const fates = { clauses: 0, tests: 0, alive: 0 };
let tried = 0;
let noted = 0;
async function work(number) {
  const worker = join(build, `mutant-${number}`);
  mkdirSync(worker, { recursive: true });
  while (tried < Number(count) && queue.length > 0) {
    const mutant = queue.shift();
    if (notes.has(nameOf(mutant))) {
      ++noted;
      continue;
    }
    ++tried;
    const came = await fate({ ...mutant, text: texts.get(mutant.file) }, worker, bounds);
    if (came === 'broken') {
      --tried;
      continue;
    }
    ++fates[came];
    if (came === 'alive') console.log(`Survived:\n${nameOf(mutant)}\n`);
    if (came === 'tests') console.log(`Killed by no clause:\n${nameOf(mutant)}\n`);
  }
}
await Promise.all(Array.from({ length: availableParallelism() }, (_, number) => work(number)));

const share = (n) => `${n} (${((100 * n) / tried).toFixed(1)} %)`;
const killed = fates.clauses + fates.tests;
console.log(
  `${folder}: ${tried} mutants of ${sources.length} files: ${share(killed)} killed, ${share(fates.clauses)} by clause tests ` +
    `alone, ${fates.alive} survived; ${noted} more are noted as equivalent.`,
);
process.exitCode =
  stale.length > 0 || killed < BOUNDS.killed * tried || fates.clauses < BOUNDS.clauses * tried ? 1 : 0;
