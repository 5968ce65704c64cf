// Words of the dialog in which skills are chosen.
import { translated } from '../../../i18n/index.ts';

export const dialogWords = translated({
  choosing: {
    ja: (mark: string, name: string, what: string) => `${mark} ${name}の${what}`,
    en: (mark: string, name: string, what: string) => `${what} of ${mark} ${name}`,
  },
  search: { ja: '名前・よみ・効果で探す', en: 'Search names and effects' },
  elements: { ja: '属性', en: 'Elements' },
  kinds: { ja: '種類', en: 'Kinds' },
  maintain: { ja: '維持', en: 'Maintained' },
  onlyPaid: { ja: 'いまのパターンで払えるもの', en: 'Only what these patterns can pay for' },
  noneFound: {
    ja: (what: string) => `当てはまる${what}はありません。`,
    en: (what: string) => `No ${what.toLowerCase()} match.`,
  },
  take: { ja: (name: string) => `${name}を取る`, en: (name: string) => `Take ${name}` },
  giveBack: { ja: (name: string) => `${name}を一つ戻す`, en: (name: string) => `Remove one ${name}` },
  taken: { ja: (n: number) => `${n}つ取った`, en: (n: number) => `${n} taken` },
  room: {
    ja: (what: string, n: number, most: number) => `${what} ${n}/${most}`,
    en: (what: string, n: number, most: number) => `${n} of ${most} ${what.toLowerCase()}`,
  },
});
