// Makes one-line mutants of C++ source as clang-format writes it: finds the lines that are rules, and what can go
// wrong in one.
import { createHash } from 'node:crypto';

/** Lines that only tell what happened. They are no rules: golden logs hold them. Their arguments begin with a quoted
 * name. */
const TOLD =
  /\blog_\b|\bscene_\b|\bemit(_\w+)?\(|\btrace_\w+\(|\bbegin_phase\(|^(EventKind )?\w+ = .*EventKind::|\bstd::string_view \w+ = |^\{+"/;
/** Lines that do nothing. */
const IDLE = /^(#|namespace\b|using\b|\/\/|case\b[^;]*:$|default:$|public:|private:|[{}()\[\];,]*$)/;
/** Statements that can't be left out, because of how they begin. */
const KEPT =
  /^(return\b|const\b|constexpr\b|static\b|auto\b|else\b|\}|struct\b|enum\b|template\b|do\b|for\b|while\b)/;
/** A declaration, two names in a row: later lines use it, so it can't be left out. */
const DECLARED = /^[\w:]+(<[^;]*>)?[&*]* \w+( = .*|\{.*\})?;$/;

/** Pairs of code; each text is replaced by the other one. */
const OPPOSITES = [
  [' == ', ' != '],
  [' < ', ' <= '],
  [' > ', ' >= '],
  [' && ', ' || '],
  [' + ', ' - '],
  [' += ', ' -= '],
  [' / ', ' * '],
  ['++', '--'],
  ['true', 'false'],
  ['std::min', 'std::max'],
  ['break;', 'continue;'],
  ['back()', 'front()'],
  ['own()', 'foe()'],
  ['attacker()', 'defender()'],
];

/** The line with strings, characters, array sizes and comments blanked at the same length, so that positions stay. */
function blanked(line) {
  return line
    .replace(/(?<=std::array<)[^<>]*(?=>)/g, (text) => ' '.repeat(text.length))
    .replace(/"(\\.|[^"\\])*"|'(\\.|[^'\\])'/g, (text) => '"' + ' '.repeat(text.length - 2) + '"')
    .replace(/\/\/.*$/, (text) => ' '.repeat(text.length));
}

/** All enumerators that the sources name, by type: a mutant takes one for another. */
export function enumerators(sources) {
  const all = new Map();
  for (const source of sources) {
    for (const [, type, name] of source.matchAll(/\b([A-Z]\w*)::([A-Z]\w*)\b(?!\()/g)) {
      if (type !== 'EventKind') all.set(type, (all.get(type) ?? new Set()).add(name));
    }
  }
  return all;
}

/** `line` with `text` in the place of `length` characters at `at`. */
const put = (line, at, length, text) => line.slice(0, at) + text + line.slice(at + length);

/** Whether a statement begins in this line, as far as the line before tells. */
const begins = (before) => /([;{}:]|\belse|^)$/.test(before);

/** All mutants of one line. `before`: the last line before it with any code. */
export function mutations(line, before, known) {
  const seen = blanked(line);
  const code = seen.trim();
  if (code === '' || IDLE.test(code)) return [];
  const all = new Set();
  for (const pair of OPPOSITES) {
    for (const [from, to] of [pair, [...pair].reverse()]) {
      // A loop that runs the other way only crashes, which proves nothing.
      if (from.length === 2 && /^for\b/.test(code)) continue;
      for (let at = seen.indexOf(from); at >= 0; at = seen.indexOf(from, at + 1)) {
        all.add(put(line, at, from.length, to));
      }
    }
  }
  for (const { 0: digits, index } of seen.matchAll(/(?<![\w.'"])\d+(?![\w.'"])/g)) {
    all.add(put(line, index, digits.length, String(Number(digits) + 1)));
    if (Number(digits) > 0) all.add(put(line, index, digits.length, String(Number(digits) - 1)));
  }
  for (const { 0: whole, 1: type, 2: name, index } of seen.matchAll(/\b([A-Z]\w*)::([A-Z]\w*)\b(?!\()/g)) {
    // Only the next enumerator: with all of them, constants would be most of the mutants.
    const names = [...(known.get(type) ?? [name])].sort();
    const next = names[(names.indexOf(name) + 1) % names.length];
    all.add(put(line, index, whole.length, `${type}::${next}`));
  }
  for (const { 0: whole, 1: inner, index } of seen.matchAll(/\bother\((\w+)\)/g)) {
    all.add(put(line, index, whole.length, inner));
  }
  const condition = /^(\s*(?:\} else )?(?:if|while) \()(.*)(\) (?:\{|\S.*;)| \{)$/.exec(line);
  if (condition && balanced(condition[2])) {
    all.add(`${condition[1]}!(${condition[2]})${condition[3]}`);
  }
  if (code.endsWith(';') && !KEPT.test(code) && !DECLARED.test(code) && begins(before)) {
    const indent = /^\s*/.exec(line)[0];
    all.add(`${indent};`);
    if (/^[\w.:>-]+\(.*\);$/.test(code)) all.add(`${indent}return;`);
  }
  all.delete(line);
  return [...all];
}

/** Whether every bracket of a text has its partner. */
function balanced(text) {
  let open = 0;
  for (const c of text) {
    if (c === '(') ++open;
    if (c === ')' && --open < 0) return false;
  }
  return open === 0;
}

/** Name of the function that begins in this line, if one does; clang-format puts it at the left edge. */
function named(line) {
  return /^(?:\w[\w:<>,&* ]*[ &*])?([A-Za-z~][\w:~]*)\(/.exec(line)?.[1];
}

/** Name of a mutant: file, function, the line before and after. It survives changes around the line; tests/mutants
 * uses it. */
export const nameOf = (mutant) =>
  `${mutant.file} ${mutant.where}\n- ${mutant.line.trim()}\n+ ${mutant.mutated.trim()}`;

/** For each line, whether it only tells what happened: a statement to its end, a block to its bracket, or a function. */
function telling(lines) {
  let before = '';
  let statement = false;
  let until = null;
  return lines.map((line) => {
    const code = blanked(line).trim();
    if (until !== null) {
      if (until.test(line)) until = null;
      before = code || before;
      return true;
    }
    if (begins(before)) statement = TOLD.test(line.trim());
    if (statement && code.endsWith('{')) until = new RegExp(`^${/^\s*/.exec(line)[0]}\\}`);
    if (/^if \(!log_\.loud\(\)\) return;$/.test(code)) until = /^\}/;
    before = code || before;
    return statement;
  });
}

/** All mutants of these files ({ name, text }). */
export function mutantsOf(files) {
  const known = enumerators(files.map((file) => file.text));
  const all = [];
  for (const { name: file, text } of files) {
    const lines = text.split('\n');
    const told = telling(lines);
    // Equal lines of one function have a number in their names.
    const equal = new Map();
    let inside = '';
    let before = '';
    lines.forEach((line, at) => {
      inside = named(line) ?? inside;
      const code = blanked(line).trim();
      const times = (equal.get(inside + code) ?? 0) + 1;
      equal.set(inside + code, times);
      const where = times > 1 ? `${inside} #${times}` : inside;
      for (const mutated of told[at] ? [] : mutations(line, before, known)) {
        all.push({ file, where, at, line, mutated });
      }
      before = code || before;
    });
  }
  return all;
}

/**
 * Mutants in an order drawn by a seed: one mutant of each line, then a second one, and so on. A mutant's draw hangs
 * on its name and the seed alone, so that changes elsewhere don't alter it.
 */
export function drawn(mutants, seed) {
  const hash = (text) => createHash('sha1').update(`${seed}\n${text}`).digest('hex');
  const lines = new Map();
  for (const mutant of mutants) {
    const line = `${mutant.file}:${mutant.at}`;
    lines.set(line, [...(lines.get(line) ?? []), { mutant, draw: hash(nameOf(mutant)) }]);
  }
  const rounds = [];
  for (const of of lines.values()) {
    of.sort((a, b) => (a.draw < b.draw ? -1 : 1));
    of.forEach((one, round) => (rounds[round] ??= []).push(one));
  }
  return rounds.flatMap((round) => round.sort((a, b) => (a.draw < b.draw ? -1 : 1)).map((one) => one.mutant));
}

/** Notes of a file such as tests/mutants/panel.txt: name of the mutant → why it is equivalent to the rules. */
export function readNotes(text) {
  const notes = new Map();
  const said = text.replace(/^#.*\n/gm, '').trim();
  for (const block of said === '' ? [] : said.split(/\n\s*\n/)) {
    const [head, minus, plus, ...why] = block.split('\n');
    if (!minus?.startsWith('- ') || !plus?.startsWith('+ ') || why.join('').trim() === '') {
      throw new Error(`This note has no mutant or no reason:\n${block}`);
    }
    notes.set(`${head}\n${minus}\n${plus}`, why.map((line) => line.trim()).join(' '));
  }
  return notes;
}
