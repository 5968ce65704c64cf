// The result of one game of a league: who goes on, and how that is said.
import type { LeagueGame } from '#analysis';
import { leagueWords } from './words.ts';

/** Who goes on from a game; null after a draw that nobody had to win, and before it was played. */
export function winnerOf({ a, b, outcome, through }: LeagueGame): number | null {
  if (through !== undefined) return through;
  if (b === null) return a;
  return outcome?.winner === 'A' ? a : outcome?.winner === 'B' ? b : null;
}

/** "ムライの勝ち"; of a draw that somebody had to win "ムライが進む". */
export function resultSaid(game: LeagueGame, names: readonly string[]): string {
  const t = leagueWords.value;
  const winner = winnerOf(game);
  const { a, b, outcome } = game;
  if (b === null) return t.bye(names[a] ?? '');
  if (winner === null) return outcome ? t.drawn : t.pending;
  const name = names[winner] ?? '';
  return outcome && outcome.winner !== 'draw' ? t.won(name) : t.goesOn(name);
}
