// The words of the glossary in a text of the game: which there are, and where each stands.
import type { Clause } from './rules.ts';

/** What a side has left opens from its label on the board; in a text the word means much else ("one column left", 残りDP). */
const isTerm = ({ id }: Clause): boolean => id.startsWith('t.') && id !== 't.left';

/** Entries of the glossary and the words of each: "POW, SPD" is two. */
const wordsOf = (list: readonly Clause[]) =>
  list.filter(isTerm).flatMap((term) =>
    term.title
      .split(/[,、・] ?/)
      .filter(Boolean)
      .map((word) => ({ term, find: sought(word) })),
  );

/** A word of letters stands whole, in any case but that of an abbreviation; a Japanese one needs no spaces. */
function sought(word: string): RegExp {
  const literal = word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return /^[\w' -]+$/.test(word)
    ? new RegExp(`(?<!\\w)${literal}s?(?!\\w)`, word === word.toUpperCase() ? '' : 'i')
    : new RegExp(literal);
}

/** The words of the game that stand in a text, in the order of the glossary. */
export function termsIn(text: string, list: readonly Clause[]): Clause[] {
  const found = new Set(wordsOf(list).flatMap(({ term, find }) => (find.test(text) ? [term] : [])));
  return [...found];
}

/** A part of a text; `of`: it is a word of this entry. */
export interface Piece {
  s: string;
  of?: Clause;
}

/** The text in pieces, each entry's first word set apart, the longest where several begin; `taken` holds entries that need none any
 * more, and gains those found. */
export function piecesOf(text: string, list: readonly Clause[], taken: Set<string>): Piece[] {
  const found = wordsOf(list).flatMap(({ term, find }) => {
    const hit = taken.has(term.id) ? null : find.exec(text);
    return hit ? [{ term, at: hit.index, s: hit[0] }] : [];
  });
  found.sort((a, b) => a.at - b.at || b.s.length - a.s.length);
  const pieces: Piece[] = [];
  let from = 0;
  for (const { term, at, s } of found) {
    if (at < from || taken.has(term.id)) continue;
    taken.add(term.id);
    if (at > from) pieces.push({ s: text.slice(from, at) });
    pieces.push({ s, of: term });
    from = at + s.length;
  }
  if (from < text.length) pieces.push({ s: text.slice(from) });
  return pieces;
}
