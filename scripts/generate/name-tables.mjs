// Makes the tables of engine/share/party_code.cpp from JIS X 0208 as node knows it. Frozen: links hold indices into
// these tables. Run: node scripts/generate/name-tables.mjs
import { array, write } from './source.mjs';

const KANJI = 0x4e00;
const KANJI_END = 0xa000;

const eucJp = new TextDecoder('euc-jp');
function rows(first, last) {
  const found = [];
  for (let row = first; row <= last; ++row) {
    for (let cell = 1; cell <= 94; ++cell) {
      const text = eucJp.decode(new Uint8Array([0xa0 + row, 0xa0 + cell])).normalize('NFC');
      if (text.length === 1 && text !== '\ufffd') found.push(text.codePointAt(0));
    }
  }
  return found;
}
function span(first, last) {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

// Blank, digits, letters and kana: party_code.cpp codes them as ranges, so the table leaves them out.
const isShort = (point) => /^[ 0-9A-Za-z\u3041-\u3094\u30a1-\u30f6・ー]$/.test(String.fromCharCode(point));
// Signs, full-width letters and Greek (rows 1 to 3 and 6), the rest of ASCII, Latin letters, and the dashes and the wave
// dash that other operating systems send for those of row 1.
const signs = [
  ...span(0x21, 0x7e), ...span(0xc0, 0xff), 0x2014, 0x2016, 0x2212, 0x301c, 0x3095, 0x3096,
  ...rows(1, 3), ...rows(6, 6),
].filter((point) => !isShort(point));

/** Bitmap of code points: one bit a point from KANJI on, in words of 64 bits. */
function bitmap(points) {
  const words = new Array((KANJI_END - KANJI) / 64).fill(0n);
  for (const point of points) {
    if (point < KANJI || point >= KANJI_END) throw new Error(`U+${point.toString(16)} is no kanji`);
    words[(point - KANJI) >> 6] |= 1n << BigInt((point - KANJI) & 63);
  }
  return words.map((word) => `0x${word.toString(16)}`);
}
/** Runs of consecutive code points: the first point of each, and the number of points. */
function runs(points) {
  const found = [];
  for (const point of [...new Set(points)].sort((x, y) => x - y)) {
    const last = found.at(-1);
    if (last && point === last.first + last.count) ++last.count;
    else found.push({ first: point, count: 1 });
  }
  return found.map(({ first, count }) => `{0x${first.toString(16)}, ${count}}`);
}

write('engine/share/name_code_tables.inc', 'Frozen; written by scripts/generate/name-tables.mjs.', [
  '\n// Points of two bytes that are no kanji, in order.\n',
  array('Run', 'kSigns', runs(signs)),
  '\n// Kanji of level 1 (rows 16 to 47) and of level 2 (rows 48 to 84): a bit a point from U+4E00.\n',
  array('std::uint64_t', 'kCommonKanji', bitmap(rows(16, 47))),
  array('std::uint64_t', 'kRareKanji', bitmap(rows(48, 84))),
]);
