// The words of variants in the reader's language.
import { computed } from '@preact/signals';
import { lang } from '../../i18n/index.ts';
import { en } from './strings.en.ts';
import { ja } from './strings.ja.ts';

export const variantWords = computed(() => ({ ja, en })[lang.value]);

/** 案B「速い」 */
export const titleOf = ({ id, name }: { id: string; name: string }): string =>
  name ? variantWords.value.titled(id, name) : variantWords.value.variant(id);
