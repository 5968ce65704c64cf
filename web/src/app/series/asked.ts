// The match that a series, and whatever hangs on one, is asked about.
import { computed, signal } from '@preact/signals';
import type { Match } from '#engine';
import { facts, setup, system } from '../match.ts';
import { type StandIns, seriesMatch } from './question.ts';

export const standIns = signal<StandIns>([null, null]);

/** The match that is asked about; null while a sheet has problems. */
export const asked = computed<Match | null>(() => {
  const [now, info, [a, b]] = [setup.value, system.value, facts.value];
  return now && info && a?.legal && b?.legal ? seriesMatch(now, info.form, standIns.value) : null;
});
export const question = computed(() => (asked.value ? JSON.stringify(asked.value) : ''));
