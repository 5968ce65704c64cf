// The course of a league: which entrant goes on from a game, and how the games of a knock-out stand in brackets.
import type { LeagueGame, LeagueReport, LeagueRound } from '#analysis';
import { leagueWords } from './words.ts';

/** The entrant that goes on from a game; null after a draw without a decision, and before the game was played. */
export function winnerOf({ a, b, outcome, through }: LeagueGame): number | null {
  if (through !== undefined) return through;
  if (b === null) return a;
  return outcome?.winner === 'A' ? a : outcome?.winner === 'B' ? b : null;
}

/** The result in words, such as "ムライの勝ち"; "ムライが進む" after a draw that was decided otherwise. */
export function resultSaid(game: LeagueGame, names: readonly string[]): string {
  const t = leagueWords.value;
  const winner = winnerOf(game);
  const { a, b, outcome } = game;
  if (b === null) return t.bye(names[a] ?? '');
  if (winner === null) return outcome ? t.drawn : t.pending;
  const name = names[winner] ?? '';
  return outcome && outcome.winner !== 'draw' ? t.won(name) : t.goesOn(name);
}

// Brackets: rounds are columns, each game has its place, and lines run between games.

/** Line behind a game. 'on': straight to the next game; 'down', 'up': the upper or the lower one of two that meet. */
export type Way = 'on' | 'up' | 'down';

export interface Slot {
  /** null: no entrant came as far as this place. */
  game: LeagueGame | null;
  /** true: an entrant comes from the column before. */
  from: boolean;
  /** Absent in the last column, and where the place has no game. */
  to?: Way;
}

export interface Column {
  round: LeagueRound;
  /** Index of the round in the league. */
  index: number;
  slots: Slot[];
}

export const isKnockOut = (format: LeagueReport['format']) => format === 'single' || format === 'double-elim';

/** Number of places in a column of a bracket. `first`: games of the league's first round. A losers' bracket halves them
 * in every other round only, since in the rounds between the latest losers join. */
function places(bracket: string, column: number, first: number): number {
  if (bracket === 'final') return 1;
  return bracket === 'losers' ? first >> (1 + (column >> 1)) : first >> column;
}

function columnsOf(bracket: string, rounds: readonly (readonly [LeagueRound, number])[], first: number) {
  const columns: Column[] = [];
  for (const [at, [round, index]] of rounds.entries()) {
    const size = places(bracket, at, first);
    const before = columns.at(-1);
    const ratio = before ? before.slots.length / size : 0;
    const slots = Array.from({ length: size }, (_, place): Slot => {
      const feeders = before?.slots.slice(place * ratio, (place + 1) * ratio) ?? [];
      for (const [nth, feeder] of feeders.entries()) {
        if (feeder.game) feeder.to = ratio === 1 ? 'on' : nth === 0 ? 'down' : 'up';
      }
      const game = round.games.find((one) => one.place === place) ?? null;
      return { game, from: game !== null && feeders.some((feeder) => feeder.game !== null) };
    });
    columns.push({ round, index, slots });
  }
  return columns;
}

/** The brackets of the first `shown` rounds: winners, losers, final; empty ones are left out. */
export function brackets(rounds: readonly LeagueRound[], shown: number): Column[][] {
  const first = rounds[0]?.games.length ?? 0;
  const numbered = rounds.slice(0, shown).map((round, index) => [round, index] as const);
  return ['winners', 'losers', 'final']
    .map((bracket) =>
      columnsOf(
        bracket,
        numbered.filter(([round]) => round.bracket === bracket),
        first,
      ),
    )
    .filter((columns) => columns.length > 0);
}
