// Fights of many against many, with long names, by which the frame is measured.
import type { Build, Lang } from '#engine';
import type { Game } from './games.ts';

/** As long as a name may be, and without a place to break. */
const longNames: Record<Lang, string> = {
  ja: 'ながいなまえのものはおれずにここまでつづくのです',
  en: 'MaximilianaWolframdottir',
};

/** Sides of this game are parties. */
export const hasParties = ({ samples: [a] }: Game): boolean => Array.isArray(a['members']);

/** A side of that many, each called so and numbered; as it is where a side is one character. */
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

/** The fragment of such a fight of a game, with long names unless another is given; null where its rules allow no such sides. */
export function crowded(game: Game, many: number, lang: Lang, name = longNames[lang]): string | null {
  const [a, b] = game.samples;
  for (const count of [many, 3, 1]) {
    try {
      return game.fragment(game.match({ sides: [crowd(a, count, name), crowd(b, count, name)] }));
    } catch {
      // Fewer, then.
    }
  }
  return null;
}
