// Everybody against everybody where chance decides: each pairing is a series, asked in parts, gathered in counts.
import type { PairingsPart, Share } from '#analysis';
import type { LeagueRequest } from '#engine';
import { type Pool, askOne } from '../../engine/pool.ts';

/** Games of one part: some 20 to 60 ms of work. */
const work = 1500;
/** Every pairing has so many before any has more. */
const layers = [20, 100, 1000, 10_000];

export interface Pair {
  a: number;
  b: number;
}
/** In the order in which the engine counts them. */
export function pairsOf(entrants: number): Pair[] {
  return Array.from({ length: entrants }, (_, a) =>
    Array.from({ length: entrants - a - 1 }, (__, at) => ({ a, b: a + at + 1 })),
  ).flat();
}

/** Counts of one pairing, as the entrant sees it that comes first; and its share of wins. */
export interface Chance {
  games: number;
  wins: number;
  losses: number;
  share: Share | null;
}
export const mirrored = ({ games, wins, losses }: Chance): Omit<Chance, 'share'> => ({
  games,
  wins: losses,
  losses: wins,
});

/** Points out of a hundred, drawn games half; null where nothing was played. */
export function scoreOf(chances: readonly Omit<Chance, 'share'>[]): number | null {
  const played = chances.filter(({ games }) => games > 0);
  if (played.length === 0) return null;
  const sum = played.reduce(
    (all, { games, wins, losses }) => all + (50 * (games + wins - losses)) / games,
    0,
  );
  return sum / played.length;
}

/** What parts of one request came to. */
export type Played = Map<string, PairingsPart>;

/**
 * Resolves when all games of all pairings are fought; `heard` gets what is known, every now and then. What was played
 * already is not asked for again; what is now is added to it.
 */
export async function chancesOf(
  pool: Pool,
  request: LeagueRequest,
  games: number,
  played: Played,
  heard: (chances: readonly Chance[], fresh: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const text = JSON.stringify(request);
  const pairs = pairsOf(request.entrants.length);
  const now: Chance[] = pairs.map(() => ({ games: 0, wins: 0, losses: 0, share: null }));
  let first = 0;
  for (const layer of [...layers.filter((one) => one < games), games]) {
    const more = layer - first;
    const step = Math.max(1, Math.floor(work / more));
    const parts = Array.from({ length: Math.ceil(pairs.length / step) }, (_, part) => ({
      call: 'pairings' as const,
      request: text,
      from: part * step,
      to: Math.min(pairs.length, (part + 1) * step),
      first,
      games: more,
    }));
    const key = ({ from, to }: { from: number; to: number }) => [first, more, from, to].join(' ');
    const count = ({ wins, losses }: PairingsPart, from: number) => {
      wins.forEach((won, at) => {
        const one = now[from + at];
        if (!one) return;
        one.games += more;
        one.wins += won;
        one.losses += losses[at] ?? 0;
      });
      heard([...now], wins.length * more);
    };
    const open = parts.filter((part) => {
      const known = played.get(key(part));
      if (known) count(known, part.from);
      return !known;
    });
    await pool.run<PairingsPart>(
      open,
      (answer, which) => {
        const part = open[which];
        if (!part) return;
        played.set(key(part), answer);
        count(answer, part.from);
      },
      signal,
    );
    const counts = JSON.stringify(now.map(({ wins, games: n }) => [wins, n]));
    const shares = await askOne<Share[]>(pool, { call: 'shares', counts }, signal);
    now.forEach((one, at) => (one.share = shares[at] ?? null));
    heard([...now], 0);
    first = layer;
  }
}
