// Words about settings in the reader's language.
import { computed } from '@preact/signals';
import { lang } from '../../i18n/index.ts';

const strings = {
  ja: { set: '設定', remove: 'この設定をやめる' },
  en: { set: 'Setting', remove: 'Remove this setting' },
};
export const settingsWords = computed(() => strings[lang.value]);
