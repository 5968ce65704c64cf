// What of a fight differs from the usual, in one line: the seed of its dice, the settings that were chosen.
import { computed } from '@preact/signals';
import { firstSeed } from '../engine/protocol.ts';
import { lang } from '../i18n/index.ts';
import { fought, playState, report, settings, stale, system } from './fight/match.ts';
import { titleOf } from './sheet/form.ts';

/** Not while there are secrets: it is enough to know the seed. */
const seed = computed(() => {
  const fight = report.value;
  if (!system.value?.chance || fight?.viewer) return null;
  const { seed: own = firstSeed } = playState.value;
  return own === firstSeed ? null : own;
});

const named = { ja: (seed: string) => `種 ${seed}`, en: (seed: string) => `seed ${seed}` };
/** More digits are not read. */
const shown = 6;

/**
 * What is set, each in a few words: as the fight tells it, and where no fight has been under it yet, since a sheet is against
 * the rules, its name and what its file is called.
 */
const set = computed(() => {
  const told = new Map(report.value?.settings.map(({ key, text }) => [key, text[lang.value]]));
  if (!stale.value) return [...told.values()];
  const before = fought.value?.settings ?? {};
  return Object.entries(settings.value ?? {}).flatMap(([key, value]) => {
    if (JSON.stringify(before[key]) === JSON.stringify(value)) return told.get(key) ?? [];
    const label = system.value?.settings.find((one) => one.key === key)?.label[lang.value] ?? key;
    return [label, titleOf(value)].filter(Boolean).join(' ');
  });
});

/** "" where all is as usual. */
export const differing = computed(() => {
  const own = seed.value;
  const short = own && (own.length > shown ? `${own.slice(0, shown)}…` : own);
  const parts = [...(short ? [named[lang.value](short)] : []), ...set.value];
  const [first = '', ...more] = parts;
  return more.length > 0 ? `${first} ＋${more.length}` : first;
});
