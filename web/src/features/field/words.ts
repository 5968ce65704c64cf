// Words of the field.
import { translated } from '../../i18n/index.ts';
import { counted } from '../../i18n/counted.ts';

export const fieldWords = translated({
  figuresOf: { ja: (name: string) => `${name}の面々`, en: (name: string) => `Members of ${name}` },
  pilesOf: { ja: (name: string) => `${name}の札`, en: (name: string) => `Cards of ${name}` },
  publicPiles: { ja: 'どちらのものでもない札', en: 'Cards of nobody' },
  line: { ja: '立ち位置', en: 'Where they stand' },
  meter: {
    ja: (name: string, value: number, max: number) =>
      max > 0 ? `${name} ${value}（最大${max}）` : `${name} ${value}`,
    en: (name: string, value: number, max: number) =>
      max > 0 ? `${name} ${value} of ${max}` : `${name} ${value}`,
  },
  state: {
    ja: (name: string, n: number | null) => (n === null ? name : `${name} ${n}`),
    en: (name: string, n: number | null) => (n === null ? name : `${name} ${n}`),
  },
  choose: { ja: '選ぶ', en: 'Choose' },
  reached: { ja: '届く', en: 'in reach' },
  takePlace: {
    ja: (place: string, said: string) => (place === said ? `${place}を選ぶ` : `${place}を選ぶ（${said}）`),
    en: (place: string, said: string) => (place === said ? `Choose ${place}` : `Choose ${place} (${said})`),
  },
  take: { ja: (said: string) => `${said}、これを選ぶ`, en: (said: string) => `${said}: choose` },
  inTurn: { ja: '手番', en: 'in turn' },
  acted: { ja: '済', en: 'done' },
  hasActed: { ja: '行動済み', en: 'has acted' },
  out: { ja: '脱落', en: 'out' },
  to: {
    ja: (names: string[]) => `${names.join('と')}へ仕掛ける`,
    en: (names: string[]) => `acts on ${names.join(' and ')}`,
  },
  from: {
    ja: (names: string[]) => `${names.join('と')}から受ける`,
    en: (names: string[]) => `struck by ${names.join(' and ')}`,
  },
  pile: {
    ja: (of: string, name: string) => (of ? `${of}の${name}` : name),
    en: (of: string, name: string) => (of ? `${of}, ${name}` : name),
  },
  count: { ja: (n: number) => `${n}枚`, en: (n: number) => counted(n, 'card') },
  countOf: {
    ja: (n: number, limit: number) => `${n}枚（${limit}枚まで）`,
    en: (n: number, limit: number) => `${n} of at most ${counted(limit, 'card')}`,
  },
  cards: { ja: (names: string[]) => names.join('、'), en: (names: string[]) => names.join(', ') },
  unseen: { ja: '中は見えません。', en: 'What lies in it can’t be seen.' },
  empty: { ja: '一枚もありません。', en: 'Nothing lies in it.' },
  seenBy: {
    ja: (name: string) => `${name}に見えるものだけを出しています。`,
    en: (name: string) => `Only what ${name} can see is shown.`,
  },
});
