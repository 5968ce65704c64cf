// The words of what can be done with a build in the reader's language.
import { computed } from '@preact/signals';
import { lang } from '../../i18n/index.ts';
import { en } from './strings.en.ts';
import { ja } from './strings.ja.ts';

export const buildWords = computed(() => ({ ja, en })[lang.value]);
