// Makes the tables of engine/core/text/unicode.cpp from the properties of Unicode that node carries.
// Run: node scripts/generate/emoji-tables.mjs
import { array, constant, steps, varints, write } from './source.mjs';

/** Code points at which a run that fits begins or ends, in turn; an end is the point behind the run's last. */
function edges(fits) {
  const found = [];
  let inside = false;
  for (let point = 0; point <= 0x110000; ++point) {
    const scalar = point < 0xd800 || (point > 0xdfff && point < 0x110000);
    const here = scalar && fits(String.fromCodePoint(point));
    if (here !== inside) found.push(point);
    inside = here;
  }
  return found;
}

function table(name, about, fits) {
  const found = edges(fits);
  return [
    `\n// ${about}: where they begin and end, as differences.\n`,
    constant('std::size_t', `${name}Edges`, String(found.length)),
    array('unsigned char', `${name}Steps`, varints(steps(found))),
  ];
}

write(
  'engine/core/text/emoji_tables.inc',
  `Unicode ${process.versions.unicode}, written by scripts/generate/emoji-tables.mjs.`,
  [
    ...table('kPictures', 'Emoji', (point) => /\p{Extended_Pictographic}/u.test(point)),
    ...table('kPlain', 'Emoji that are drawn as text unless U+FE0F stands behind them', (point) =>
      /(?=\p{Extended_Pictographic})(?=\p{Emoji})\P{Emoji_Presentation}/u.test(point),
    ),
  ],
);
