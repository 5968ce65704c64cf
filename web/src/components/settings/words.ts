// Words about settings in the reader's language.
import { computed } from '@preact/signals';
import { lang } from '../../i18n/index.ts';
import { strings } from './strings.ts';

export const settingsWords = computed(() => strings[lang.value]);
