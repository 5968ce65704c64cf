// Words about the seed of a league or a crosstable.
export const strings = {
  ja: { seed: '種', reroll: '種を振り直す' },
  en: { seed: 'Seed', reroll: 'Roll another seed' },
};
