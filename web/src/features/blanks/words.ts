// Words of blank sheets, beside the names of their fields.
import { translated } from '../../i18n/index.ts';

export const blankWords = translated({
  total: { ja: (n: number) => `合わせて${n}`, en: (n: number) => `${n} in all` },
  during: { ja: '仕合の間', en: 'During the fight' },
});
