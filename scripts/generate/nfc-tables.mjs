// Makes the normalisation tables of engine/core/text/unicode.cpp and the expectations of its test, from node's Unicode
// data. Run: node scripts/generate/nfc-tables.mjs
import { array, constant, steps, varints, write } from './source.mjs';

const text = (points) => String.fromCodePoint(...points);
const points = (string) => Array.from(string, (character) => character.codePointAt(0));
const nfd = (list) => points(text(list).normalize('NFD'));
const nfc = (list) => points(text(list).normalize('NFC'));

const scalars = [];
for (let point = 0; point <= 0x10ffff; ++point) {
  if (point < 0xd800 || point > 0xdfff) scalars.push(point);
}
const isHangul = (point) => point >= 0xac00 && point <= 0xd7a3;

// ---- Decompositions, one step each: point → first, second (0: the point has one part). Hangul is computed by the
// engine.

const full = new Map();
const wholes = new Map();
for (const point of scalars) {
  const parts = nfd([point]);
  if (isHangul(point) || (parts.length === 1 && parts[0] === point)) continue;
  full.set(point, parts);
  if (!wholes.has(parts.join())) wholes.set(parts.join(), point);
}

const composing = [];
const others = [];
for (const [point, parts] of full) {
  if (parts.length === 1) {
    others.push([point, parts[0], 0]);
    continue;
  }
  const before = parts.slice(0, -1);
  const composes = nfc([point]).join() === String(point);
  const first = composes ? nfc(before) : [before.length === 1 ? before[0] : wholes.get(before.join())];
  if (first.length !== 1 || first[0] === undefined) {
    throw new Error(`U+${point.toString(16)} has no decomposition into two`);
  }
  (composes ? composing : others).push([point, first[0], parts.at(-1)]);
}

// ---- Combining classes. JavaScript doesn't tell them, but shows their order: normalising swaps a pair of marks exactly
// where the first one's class is higher. Only the order is needed.

const LOWEST = 0x0334; // class 1
const HIGHEST = 0x0345; // class 240
const swaps = (x, y) => nfd([x, y])[0] === y && x !== y;
const marks = scalars.filter(
  (point) => !full.has(point) && (point === LOWEST || point === HIGHEST ||
    swaps(point, LOWEST) || swaps(HIGHEST, point)),
);
// Marks by class, from the lowest class up.
const classes = [];
const rankOf = new Map();
for (const mark of marks) {
  let low = 0;
  let high = classes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (swaps(mark, classes[middle][0])) low = middle + 1;
    else high = middle;
  }
  if (low < classes.length && !swaps(classes[low][0], mark)) classes[low].push(mark);
  else classes.splice(low, 0, [mark]);
}
classes.forEach((members, i) => members.forEach((mark) => rankOf.set(mark, i + 1)));

const runs = [];
for (const mark of marks) {
  const last = runs.at(-1);
  if (last && last.first + last.count === mark && last.rank === rankOf.get(mark)) last.count += 1;
  else runs.push({ first: mark, count: 1, rank: rankOf.get(mark) });
}

const columns = (rows) => [0, 1, 2].flatMap((column) => steps(rows.map((row) => row[column])));
write('engine/core/text/nfc_tables.inc',
  `Unicode ${process.versions.unicode}, written by scripts/generate/nfc-tables.mjs.`, [
  '\n// Points that two others compose to: a column of points, of first and of second parts.\n',
  constant('std::size_t', 'kComposing', composing.length),
  array('unsigned char', 'kComposingRows', varints(columns(composing))),
  '\n// Points that only fall apart, in the same columns; second is 0 where there is one part.\n',
  constant('std::size_t', 'kFalling', others.length),
  array('unsigned char', 'kFallingRows', varints(columns(others))),
  '\n// Runs of combining marks of one class: columns of first points, counts and ranks.\n',
  constant('std::size_t', 'kMarkRuns', runs.length),
  array('unsigned char', 'kMarkRunRows', varints(columns(runs.map((run) => [run.first, run.count, run.rank])))),
]);

// ---- Expectations of the test: digests (FNV-1a 64) over normalised text.

const MASK = (1n << 64n) - 1n;
let digest;
const add = (list) => {
  for (const byte of Buffer.from(text(list), 'utf8')) {
    digest = ((digest ^ BigInt(byte)) * 0x100000001b3n) & MASK;
  }
};
const hex = () => `0x${digest.toString(16).padStart(16, '0')}ULL`;

digest = 0xcbf29ce484222325n;
for (const point of scalars) add(nfc([point]));
const single = hex();

let state = 1n;
const next = () => {
  state = (state + 0x9e3779b97f4a7c15n) & MASK;
  let z = state;
  z = ((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n) & MASK;
  z = ((z ^ (z >> 27n)) * 0x94d049bb133111ebn) & MASK;
  return z ^ (z >> 31n);
};
const below = (n) => {
  const surplus = (1n << 64n) % BigInt(n);
  let out = next();
  while (surplus !== 0n && out >= (1n << 64n) - surplus) out = next();
  return Number(out % BigInt(n));
};
const blocks = [
  [0x41, 58], [0xc0, 192], [0x300, 70], [0x390, 64], [0x5b0, 58], [0x610, 196], [0x93c, 20],
  [0x9be, 26], [0xdca, 21], [0x1100, 256], [0xac00, 128], [0x1e00, 512], [0x3040, 192],
  [0xf900, 256], [0xfb1d, 50], [0x11099, 34], [0x114b0, 20], [0x1d157, 28], [0x2f800, 64],
];
const SEQUENCES = 100000;
digest = 0xcbf29ce484222325n;
for (let i = 0; i < SEQUENCES; ++i) {
  const list = [];
  const length = 1 + below(7);
  for (let k = 0; k < length; ++k) {
    const [first, count] = blocks[below(blocks.length)];
    list.push(first + below(count));
  }
  add(nfc(list));
}
write('tests/engine/core/nfc_expected.inc',
  `What node's String.prototype.normalize gives (Unicode ${process.versions.unicode}), written by scripts/generate/nfc-tables.mjs.`, [
  '\n// Digest over every scalar value, each normalised by itself.\n',
  constant('std::uint64_t', 'kEveryPoint', single),
  '\n// Digest over random sequences of points from these blocks (first point, count).\n',
  constant('int', 'kSequences', SEQUENCES),
  array('std::uint32_t', 'kBlocks', blocks.flat().map((number) => `0x${number.toString(16)}`)),
  constant('std::uint64_t', 'kEverySequence', hex()),
]);
