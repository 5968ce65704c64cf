// Words of the seed of a league or a crosstable.
import { translated } from '../../i18n/index.ts';

export const seedWords = translated({
  seed: { ja: '種', en: 'Seed' },
  reroll: { ja: '種を振り直す', en: 'Roll another seed' },
});
