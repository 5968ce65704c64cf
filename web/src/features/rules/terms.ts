// The words of the glossary in a line of a fight.
import type { Clause } from '../../app/rules.ts';

/** The words of the game that stand in a text, in the order of the glossary: "POW, SPD" is two. */
export function termsIn(text: string, list: readonly Clause[]): Clause[] {
  const stands = (word: string) =>
    /^[\w' -]+$/.test(word)
      ? new RegExp(`(?<!\\w)${word}s?(?!\\w)`, word === word.toUpperCase() ? '' : 'i').test(text)
      : text.includes(word);
  return list.filter(
    ({ id, title }) =>
      id.startsWith('t.') && title.split(/[,、・] ?/).some((word) => word !== '' && stands(word)),
  );
}
