// The hill's words in the reader's language.
import { computed } from '@preact/signals';
import { lang } from '../../i18n/index.ts';
import { en } from './strings.en.ts';
import { ja } from './strings.ja.ts';

export const hillWords = computed(() => ({ ja, en })[lang.value]);
