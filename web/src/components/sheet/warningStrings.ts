// Words about what is legal and hardly meant.
export const warningStrings = {
  ja: { warnings: (n: number) => `注意${n}件`, mind: '注意' },
  en: { warnings: (n: number) => (n === 1 ? '1 warning' : `${n} warnings`), mind: 'Note:' },
};
