// The fights of variants, each told once: for what came of them, and to lay two records next to each other.
import { computed, signal } from '@preact/signals';
import type { Match, Text } from '#engine';
import { think } from '../../app/ahead.ts';
import { decided } from '../../app/decisions.ts';
import { client, report, system } from '../../app/match.ts';
import type { Fight } from '../../engine/fight.ts';
import { isAbort } from '../../engine/errors.ts';
import { reasonOf } from '../../engine/reason.ts';
import { lang } from '../../i18n/index.ts';

/** Another seed than the match's. */
export const seed = signal<string | null>(null);

/** A fight with secrets goes on: its dice and cards would be seen here. */
export const secret = computed(() => system.value?.hidden === true && !!report.value?.pending);

export type Told = { fight: Fight } | { failed: Text };
/** By match and language. */
const known = new Map<string, Told>();
const most = 12;

/** Computer opponents decide as they would on the page. */
async function playedOut(match: Match, stop: AbortSignal): Promise<Match> {
  if (!match.controllers?.some((by) => by.startsWith('search'))) return match;
  for (let now = match; ;) {
    const option = await think(now, stop);
    if (!option) return now;
    now = { ...now, ...decided(now, option) };
  }
}

/** Null where it is no longer wanted. */
export async function tell(match: Match, stop: AbortSignal): Promise<Told | null> {
  const [engine, tongue] = [client(), lang.peek()];
  if (!engine) return null;
  const key = `${tongue} ${JSON.stringify(match)}`;
  const before = known.get(key);
  if (before) return before;
  let told: Told;
  try {
    told = { fight: await engine.fight(await playedOut(match, stop), tongue, stop) };
  } catch (error) {
    if (isAbort(error)) return null;
    told = { failed: reasonOf(error) };
  }
  if (known.size >= most) known.clear();
  known.set(key, told);
  return told;
}
