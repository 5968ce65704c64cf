// The seed of leagues and crosstables, where chance decides: shown, rolled anew, and part of what is sent.
import { computed, signal } from '@preact/signals';
import { newSeed } from '../course.ts';
import { system } from '../match.ts';

export const seed = signal('1');

/** What a league says of its seed. */
export const seedPart = computed(() => (system.value?.chance ? { seed: seed.value } : {}));

export function rollSeed(): void {
  seed.value = newSeed();
}
