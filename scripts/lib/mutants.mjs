// One-line mutants of C++ source as clang-format writes it: which lines are rules, and what can go wrong in one.
import { createHash } from 'node:crypto';

/** What is told is no rule: golden logs hold it. Its arguments begin with a quoted name. */
const TOLD =
  /\blog_\b|\bscene_\b|\bemit(_\w+)?\(|\btrace_\w+\(|\bbegin_phase\(|^(EventKind )?\w+ = .*EventKind::|\bstd::string_view \w+ = |^\{+"/;
/** Lines that do nothing. */
const IDLE = /^(#|namespace\b|using\b|\/\/|case\b[^;]*:$|default:$|public:|private:|[{}()\[\];,]*$)/;
/** A statement without these may be left out, or is not one that can be. */
const KEPT =
  /^(return\b|const\b|constexpr\b|static\b|auto\b|else\b|\}|struct\b|enum\b|template\b|do\b|for\b|while\b)/;
/** Two names in a row: what is declared is used below. */
const DECLARED = /^[\w:]+(<[^;]*>)?[&*]* \w+( = .*|\{.*\})?;$/;

/** One turns into the other. */
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

/** Strings, characters, sizes of arrays and comments as blanks of the same length, so that places stay. */
function blanked(line) {
  return line
    .replace(/(?<=std::array<)[^<>]*(?=>)/g, (text) => ' '.repeat(text.length))
    .replace(/"(\\.|[^"\\])*"|'(\\.|[^'\\])'/g, (text) => '"' + ' '.repeat(text.length - 2) + '"')
    .replace(/\/\/.*$/, (text) => ' '.repeat(text.length));
}

/** Every enumerator that the sources name, by its type: what a constant can be mistaken for. */
export function enumerators(sources) {
  const all = new Map();
  for (const source of sources) {
    for (const [, type, name] of source.matchAll(/\b([A-Z]\w*)::([A-Z]\w*)\b(?!\()/g)) {
      if (type !== 'EventKind') all.set(type, (all.get(type) ?? new Set()).add(name));
    }
  }
  return all;
}

/** `line` with `text` put in place of `length` characters at `at`. */
const put = (line, at, length, text) => line.slice(0, at) + text + line.slice(at + length);

/** Whether a statement begins here, as far as the line before tells. */
const begins = (before) => /([;{}:]|\belse|^)$/.test(before);

/** Everything that can go wrong in one line. `before` is the last line with anything on it. */
export function mutations(line, before, known) {
  const seen = blanked(line);
  const code = seen.trim();
  if (code === '' || IDLE.test(code)) return [];
  const all = new Set();
  for (const pair of OPPOSITES) {
    for (const [from, to] of [pair, [...pair].reverse()]) {
      // A loop that runs the other way only crashes.
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
    // One other, or constants would be most of all mutants.
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

/** Every bracket of it has its partner. */
function balanced(text) {
  let open = 0;
  for (const c of text) {
    if (c === '(') ++open;
    if (c === ')' && --open < 0) return false;
  }
  return open === 0;
}

/** The function that begins at this line, if one does: clang-format lets it begin at the left edge. */
function named(line) {
  return /^(?:\w[\w:<>,&* ]*[ &*])?([A-Za-z~][\w:~]*)\(/.exec(line)?.[1];
}

/** The name that survives what moves around it: file, function, the line before and after. */
export const nameOf = (mutant) =>
  `${mutant.file} ${mutant.where}\n- ${mutant.line.trim()}\n+ ${mutant.mutated.trim()}`;

/** For each line whether it only tells: a statement to its end, a block to its bracket, a function to its end. */
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

/** Every mutant of these files ({ name, text }). */
export function mutantsOf(files) {
  const known = enumerators(files.map((file) => file.text));
  const all = [];
  for (const { name: file, text } of files) {
    const lines = text.split('\n');
    const told = telling(lines);
    // Equal lines of one function are told apart by their number.
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
 * Drawn by a seed: one mutant of each line, then a second one, and so on. Whether a mutant is drawn hangs on its
 * name and the seed alone, so that what is written elsewhere doesn't change it.
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

/** Notes of a file like tests/mutants/panel.txt: name of the mutant → why it is equivalent. */
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
