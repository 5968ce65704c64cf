// Says in one line how a fight differs from the usual: the seed of its dice, the settings that were chosen.
import { computed } from '@preact/signals';
import { firstSeed } from '../engine/protocol.ts';
import { lang } from '../i18n/index.ts';
import { fought, playState, report, settings, stale, system } from './fight/match.ts';
import { titleOf } from './sheet/form.ts';

/** A seed other than the first one; null while there are secrets, since the seed gives all of them away. */
const seed = computed(() => {
  const fight = report.value;
  if (!system.value?.chance || fight?.viewer) return null;
  const { seed: own = firstSeed } = playState.value;
  return own === firstSeed ? null : own;
});

const named = { ja: (seed: string) => `種 ${seed}`, en: (seed: string) => `seed ${seed}` };
/** Digits of a seed that are shown. */
const shown = 6;

/**
 * The chosen settings, each in a few words: as the fight tells them. A setting under which nothing has been fought
 * yet, since a sheet is against the rules, is told by its label and the title of its file.
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

/** The line; "" where nothing differs from the usual. */
export const differing = computed(() => {
  const own = seed.value;
  const short = own && (own.length > shown ? `${own.slice(0, shown)}…` : own);
  const parts = [...(short ? [named[lang.value](short)] : []), ...set.value];
  const [first = '', ...more] = parts;
  return more.length > 0 ? `${first} ＋${more.length}` : first;
});
