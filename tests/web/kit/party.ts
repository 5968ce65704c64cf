// Fights of large parties with long names, with which the layout is measured.
import type { Build, Lang } from '#engine';
import type { Game } from './games.ts';

/** Names of the greatest length (24 letters), without a place to break. */
const longNames: Record<Lang, string> = {
  ja: 'ながいなまえのものはおれずにここまでつづくのです',
  en: 'MaximilianaWolframdottir',
};

/** Whether sides of this game are parties. */
export const hasParties = ({ samples: [a] }: Game): boolean => Array.isArray(a['members']);

/**
 * The side as a party of so many members with this name and a number; a side that is one character only gets
 * the name.
 */
function crowd(side: Build, many: number, name: string): Build {
  const { members } = side;
  const named = { ...side, name };
  if (!Array.isArray(members)) return named;
  const [first] = members as Build[];
  return {
    ...named,
    members: Array.from({ length: many }, (_, k) => ({ ...first, name: `${name.slice(0, -1)}${k + 1}` })),
  };
}

/**
 * Fragment of a fight between such sides; null where the rules allow none. The names are long unless `name`
 * is given.
 */
export function crowded(game: Game, many: number, lang: Lang, name = longNames[lang]): string | null {
  const [a, b] = game.samples;
  for (const count of [many, 3, 1]) {
    try {
      return game.fragment(game.match({ sides: [crowd(a, count, name), crowd(b, count, name)] }));
    } catch {
      // The rules allow fewer members: the next count is tried.
    }
  }
  return null;
}
