// Fights of many against many, with long names, by which the frame is measured.
import type { Build } from '#engine';
import type { Game } from './games.ts';

/** As long as a name may be, and without a place to break. */
export const longName = 'ながいなまえのものはおれずにここまでつづくのです';

/** A side of that many, each with a long name; as it is where a side is one character. */
export function crowd(side: Build, many: number): Build {
  const { members } = side;
  const named = { ...side, name: longName };
  if (!Array.isArray(members)) return named;
  const [first] = members as Build[];
  return {
    ...named,
    members: Array.from({ length: many }, (_, k) => ({ ...first, name: `${longName.slice(0, 22)}${k + 1}` })),
  };
}

/** The fragment of such a fight of a game; null where its rules allow no such sides. */
export function crowded(game: Game, many: number): string | null {
  const [a, b] = game.samples;
  for (const count of [many, 3, 1]) {
    try {
      return game.fragment(game.match({ sides: [crowd(a, count), crowd(b, count)] }));
    } catch {
      // Fewer, then.
    }
  }
  return null;
}
