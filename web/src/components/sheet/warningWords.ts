// Words about what is legal and hardly meant.
import { translated } from '../../i18n/index.ts';

export const warningWords = translated({
  warnings: { ja: (n: number) => `注意${n}件`, en: (n: number) => (n === 1 ? '1 warning' : `${n} warnings`) },
  mind: { ja: '注意', en: 'Note:' },
});
