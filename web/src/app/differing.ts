// What of a fight differs from the usual, in one line: the seed of its dice, the settings that were chosen.
import { computed } from '@preact/signals';
import { firstSeed } from '../engine/protocol.ts';
import { lang } from '../i18n/index.ts';
import { playState, report, system } from './fight/match.ts';

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

/** "" where all is as usual. */
export const differing = computed(() => {
  const own = seed.value;
  const short = own && (own.length > shown ? `${own.slice(0, shown)}…` : own);
  const said = (report.value?.settings ?? []).map(({ text }) => text[lang.value]);
  const parts = [...(short ? [named[lang.value](short)] : []), ...said];
  const [first = '', ...more] = parts;
  return more.length > 0 ? `${first} ＋${more.length}` : first;
});
