// The hill of this system, as the site carries it, and what of it is looked at.
import { computed, signal } from '@preact/signals';
import type { HillReport } from '#analysis';
import { system } from '../../app/match.ts';
import { siteRoot } from '../../engine/trusted.ts';

/** Under way; there is none; or it can't be had just now. */
export type State = 'loading' | 'none' | 'unreachable' | HillReport;
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
