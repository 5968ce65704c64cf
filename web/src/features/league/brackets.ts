// A knock-out as brackets: the columns of each, every game in its place, and how the lines between them run.
import type { LeagueGame, LeagueReport, LeagueRound } from '#analysis';

/** Whether a column's games meet two and two in the next one, or each goes straight on. */
export type Way = 'on' | 'up' | 'down';

export interface Slot {
  /** null: nobody came as far as this place. */
  game: LeagueGame | null;
  /** Somebody comes from the column before. */
  from: boolean;
  /** Absent in the last column. */
  to?: Way;
}

export interface Column {
  round: LeagueRound;
  /** Which round of the league it is. */
  index: number;
  slots: Slot[];
}

export const isKnockOut = (format: LeagueReport['format']) => format === 'single' || format === 'double-elim';

/** Places of a bracket's column: a losers' bracket halves them in every other round, for those who just fell join it. */
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

/** The brackets that the first so many rounds belong to. */
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
