// What the meetings of a hill come to: how one did against another.
import type { HillMeeting } from '#analysis';

/** Of one against another, from the first one's side. */
export interface Balance {
  points: number;
  wins: number;
  draws: number;
  losses: number;
}
const nothing: Balance = { points: 0, wins: 0, draws: 0, losses: 0 };

const turned: Partial<Record<string, string>> = { W: 'L', L: 'W', D: 'D' };

/** Endings of a meeting as that one of its two saw them. */
export const endingsOf = ({ a, games }: HillMeeting, whose: number): string[] =>
  Array.from(games, (ending) => (a === whose ? ending : (turned[ending] ?? '')));

/** "a b" → how a did against b. */
export function balances(meetings: readonly HillMeeting[]): ReadonlyMap<string, Balance> {
  const all = new Map<string, Balance>();
  for (const meeting of meetings) {
    for (const [whose, against] of [
      [meeting.a, meeting.b],
      [meeting.b, meeting.a],
    ] as const) {
      const key = `${whose} ${against}`;
      const sum = { ...(all.get(key) ?? nothing) };
      for (const ending of endingsOf(meeting, whose)) {
        if (ending === 'W') sum.wins += 1;
        else if (ending === 'L') sum.losses += 1;
        else sum.draws += 1;
      }
      sum.points = 2 * sum.wins + sum.draws;
      all.set(key, sum);
    }
  }
  return all;
}

/** Who had more of the points. */
export const kindOf = ({ wins, losses }: Balance): 'W' | 'D' | 'L' =>
  wins > losses ? 'W' : wins < losses ? 'L' : 'D';

/** In 1/10,000 of the points, as a rating is. */
export function shareOf({ points, wins, draws, losses }: Balance): number {
  const all = 2 * (wins + draws + losses);
  return all === 0 ? 0 : Math.round((points * 10_000) / all);
}
