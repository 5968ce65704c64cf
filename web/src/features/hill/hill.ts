// State of the hill: fetches the system's hill from the site, sums up its meetings, and holds which entrants are
// looked at.
import { computed, signal } from '@preact/signals';
import type { HillMeeting, HillReport, HillTerms } from '#analysis';
import { system } from '../../app/fight/match.ts';
import { siteRoot } from '../../engine/trusted.ts';

// Sums of meetings.

/** Results of one entrant against another; two points for a win, one for a draw. */
interface Balance {
  points: number;
  wins: number;
  draws: number;
  losses: number;
}
const nothing: Balance = { points: 0, wins: 0, draws: 0, losses: 0 };

const turned: Partial<Record<string, string>> = { W: 'L', L: 'W', D: 'D' };

/** Endings of a meeting ('W', 'D', 'L') from the side of entrant `whose`. */
export const endingsOf = ({ a, games }: HillMeeting, whose: number): string[] =>
  Array.from(games, (ending) => (a === whose ? ending : (turned[ending] ?? '')));

/** Results of a against b, by the key "a b" of their indices. */
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

/** 'W' if the first one won more games than it lost, 'L' if fewer, else 'D'. */
export const kindOf = ({ wins, losses }: Balance): 'W' | 'D' | 'L' =>
  wins > losses ? 'W' : wins < losses ? 'L' : 'D';

/** Share of the points in 1/10,000, like a rating. */
export function shareOf({ points, wins, draws, losses }: Balance): number {
  const all = 2 * (wins + draws + losses);
  return all === 0 ? 0 : Math.round((points * 10_000) / all);
}

/** 'none': the site has no hill of this system that this page can read. 'unreachable': fetching it failed. */
type State = 'loading' | 'none' | 'unreachable' | HillReport;
export const state = signal<State>('loading');
export const hill = computed(() => (typeof state.value === 'string' ? null : state.value));

/** Index of the entrant that is looked at. */
export const chosen = signal<number | null>(null);
/** Indices of the pair whose games are looked at. */
export const pair = signal<readonly [number, number] | null>(null);

/** Whether the file is a hill of this system that this version of the page can read. */
function isReport(json: unknown, id: string): json is HillReport {
  const { kind, system: of, entrants, standings, meetings } = (json ?? {}) as Partial<HillReport>;
  const lists = [entrants, standings, meetings].every((list) => Array.isArray(list));
  return kind === 'shiaiba hill' && of === id && lists;
}

export async function load(): Promise<void> {
  const id = system.value?.id;
  if (!id || hill.value?.system === id) return;
  state.value = 'loading';
  try {
    const response = await fetch(new URL(`hill/${id}.json`, siteRoot), { cache: 'no-cache' });
    const json: unknown = response.ok ? await response.json() : null;
    const missing = response.ok || response.status === 404 ? 'none' : 'unreachable';
    state.value = isReport(json, id) ? json : missing;
  } catch {
    state.value = 'unreachable';
  }
}

/** The parts of the hill that the engine's questions take. */
export const terms = computed((): HillTerms | null => {
  const of = hill.value;
  if (!of) return null;
  const { system: id, settings, games, entrants, meetings } = of;
  return { system: id, settings, games, entrants, meetings };
});
