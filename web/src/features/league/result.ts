// The result of one game of a league: tells which entrant goes on, in numbers and in words.
import type { LeagueGame } from '#analysis';
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
