// The hill's words in the reader's language.
import { computed } from '@preact/signals';
import type { Share } from '#analysis';
import { lang } from '../../i18n/index.ts';
import { hundredths } from '../../i18n/numbers.ts';
import { en } from './strings.en.ts';
import { ja } from './strings.ja.ts';

export const hillWords = computed(() => ({ ja, en })[lang.value]);

/** " (61.00–68.25)"; nothing where it is exact. */
export function intervalOf({ low, high, rate }: Share): string {
  const { interval } = hillWords.value;
  return low === rate && high === rate ? '' : ` (${interval(hundredths(low), hundredths(high))})`;
}
