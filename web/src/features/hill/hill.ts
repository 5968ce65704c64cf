// The hill of this system, as the site carries it, and what of it is looked at.
import { computed, signal } from '@preact/signals';
import type { HillMeeting, HillReport } from '#analysis';
import { system } from '../../app/fight/match.ts';
import { siteRoot } from '../../engine/trusted.ts';

// What the meetings of a hill come to: how one did against another.

/** Of one against another, from the first one's side. */
interface Balance {
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

/** Under way; there is none; or it can't be had just now. */
type State = 'loading' | 'none' | 'unreachable' | HillReport;
export const state = signal<State>('loading');
export const hill = computed(() => (typeof state.value === 'string' ? null : state.value));

/** Who of the entrants is looked at. */
export const chosen = signal<number | null>(null);
/** The pair whose games are looked at. */
export const pair = signal<readonly [number, number] | null>(null);

/** What a page of this version can read; of another one nothing is shown. */
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

/** What the engine needs of it, as text. */
export const terms = computed(() => {
  const of = hill.value;
  if (!of) return '';
  const { system: id, settings, games, entrants, meetings } = of;
  return JSON.stringify({ system: id, settings, games, entrants, meetings });
});
