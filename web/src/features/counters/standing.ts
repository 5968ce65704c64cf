// A build against everything: standings of parts add up; until all are in, certain bounds are known.
import type { Standing } from '#analysis';

export interface Sum extends Standing {
  /** Parts that are in. */
  parts: number;
}

export const none: Sum = { wins: 0, losses: 0, draws: 0, rounds: 0, parts: 0 };

export function plus(sum: Sum, part: Standing): Sum {
  return {
    wins: sum.wins + part.wins,
    losses: sum.losses + part.losses,
    draws: sum.draws + part.draws,
    rounds: sum.rounds + part.rounds,
    parts: sum.parts + 1,
  };
}

export function fights({ wins, losses, draws }: Standing): number {
  return wins + losses + draws;
}

/** The least and the most that can be won of all `builds`, whatever the missing parts say. */
export function bounds(sum: Sum, builds: number): [number, number] {
  return [sum.wins, builds - sum.losses - sum.draws];
}

/** Mean rounds in hundredths, rounded. */
export function meanRounds(sum: Standing): number {
  const count = fights(sum);
  return count === 0 ? 0 : Math.round((sum.rounds * 100) / count);
}
