// Puts the functions of a WebAssembly module beside those that they are most alike: gzip looks back 32 KB, and the
// module that the page downloads first gets a thirtieth smaller.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { binaryen } from './binaryen.mjs';

/** Bytes that count as one thing in common. */
const run = 5;
/** What more functions than these have in common says nothing. */
const commonplace = 60;
/** A function is held against so many before it. */
const lookBack = 3;
/** Keeps the shortest functions from being like everything. */
const shortest = 200;
/** An index below this takes one byte, so the most called functions, which come first, stay there. */
const oneByte = 128;

const codeSection = 10;

/** The bodies of a module's functions, in their order. */
export function bodiesOf(module) {
  let at = 8;
  const number = () => {
    let [value, shift, byte] = [0, 0, 0];
    do {
      byte = module[at++];
      value |= (byte & 127) << shift;
      shift += 7;
    } while (byte > 127);
    return value;
  };
  const body = () => {
    const length = number();
    at += length;
    return module.subarray(at - length, at);
  };
  while (at < module.length) {
    const section = module[at++];
    const end = number() + at;
    if (section === codeSection) return Array.from({ length: number() }, body);
    at = end;
  }
  throw new Error('This is no module with functions.');
}

/** What occurs in a function: its runs of bytes, each as a number. */
function runsOf(body) {
  const runs = new Set();
  for (let at = 0; at + run <= body.length; at++) {
    let value = 0;
    for (let next = at; next < at + run; next++) value = value * 256 + body[next];
    runs.add(value);
  }
  return runs;
}

/** The places of the bodies in their new order; the first `kept` stay where they are. */
export function orderOf(bodies, kept) {
  const runs = bodies.map(runsOf);
  const having = new Map();
  runs.forEach((own, place) => {
    for (const one of own) having.set(one, [...(having.get(one) ?? []), place]);
  });
  const left = new Set(bodies.keys());
  const order = [];
  const take = (place) => {
    left.delete(place);
    order.push(place);
  };
  for (let place = 0; place < Math.min(kept, bodies.length); place++) take(place);
  while (left.size > 0) {
    const shared = new Map();
    for (const before of order.slice(-lookBack)) {
      for (const one of runs[before]) {
        const places = having.get(one);
        if (places.length >= commonplace) continue;
        for (const place of places) if (left.has(place)) shared.set(place, (shared.get(place) ?? 0) + 1);
      }
    }
    let [best, most] = [Math.min(...left), 0];
    for (const [place, count] of shared) {
      const likeness = count / (runs[place].size + shortest);
      if (likeness > most || (likeness === most && place < best)) [best, most] = [place, likeness];
    }
    take(best);
  }
  return order;
}

/** A module as text: its head, and every form of it, as Binaryen writes them. */
function formsOf(text) {
  const [head, ...lines] = text.replace(/\n\)\n*$/, '').split('\n');
  const forms = [];
  for (const line of lines) {
    if (line.startsWith(' (')) forms.push(line);
    else forms.push(`${forms.pop()}\n${line}`);
  }
  return { head, forms };
}

/** The same module in another order, as bytes. */
export function ordered(file) {
  const folder = mkdtempSync(join(tmpdir(), 'shiaiba-'));
  try {
    const [text, made] = [join(folder, 'module.wat'), join(folder, 'module.wasm')];
    binaryen('wasm-dis', file, '-o', text);
    const { head, forms } = formsOf(readFileSync(text, 'utf8'));
    const isFunction = (form) => form.startsWith(' (func ');
    const functions = forms.filter(isFunction);
    const bodies = bodiesOf(readFileSync(file));
    if (functions.length !== bodies.length) throw new Error(`${file}: its text has other functions`);
    const imported = forms.filter((form) => form.startsWith(' (import ') && form.includes('(func ')).length;
    const order = orderOf(bodies, oneByte - imported);
    const all = [...forms.filter((form) => !isFunction(form)), ...order.map((place) => functions[place])];
    writeFileSync(text, `${head}\n${all.join('\n')}\n)\n`);
    // The binary gets what only its writer can leave out.
    binaryen('wasm-opt', text, '--generate-stack-ir', '--optimize-stack-ir', '-o', made);
    return readFileSync(made);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
