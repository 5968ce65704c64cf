// Words of the page's light, which only the menu has.
import { translated } from '../i18n/index.ts';

export const themeWords = translated({
  theme: { ja: '明るさ', en: 'Light' },
  themes: {
    light: { ja: '昼', en: 'Day' },
    dark: { ja: '夜', en: 'Night' },
    auto: { ja: '自動', en: 'Auto' },
  },
});
