// Words of actions on a build, and of the differences of two builds.
import { translated } from '../../i18n/index.ts';

export const buildWords = translated({
  more: { ja: (n: number) => `あと${n}件を見る`, en: (n: number) => `Show ${n} more` },
  fight: { ja: '仕合で見る', en: 'See the fight' },
  fightWith: { ja: (what: string) => `仕合で見る：${what}`, en: (what: string) => `See the fight: ${what}` },
  placed: { ja: (mark: string) => `${mark}に置きました`, en: (mark: string) => `Now on ${mark}` },
  putOn: { ja: (mark: string) => `${mark}に置く`, en: (mark: string) => `Put on ${mark}` },
  asParty: {
    ja: (n: number) => `${n}人を一つの隊にして`,
    en: (n: number) => `All ${n} as one party:`,
  },
  asPartyOn: { ja: (mark: string) => `${mark}の隊にする`, en: (mark: string) => `Make it ${mark}` },
  tooManyForParty: {
    ja: (n: number, most: number) => `${n}人では、一つの隊（${most}人まで）に入りきりません。`,
    en: (n: number, most: number) => `${n} are too many for one party, which has ${most} at most.`,
  },
  copyRoster: { ja: '名簿の一行を写す', en: 'Copy as roster line' },
  keep: { ja: '名簿に入れる', en: 'Put into the roster' },
  takeOf: { ja: (what: string) => `使う：${what}`, en: (what: string) => `Use: ${what}` },
});

/** Words of the differences of two builds. */
export const differenceWords = translated({
  changed: { ja: '変えたところ', en: 'What was changed' },
  differsAlone: { ja: (label: string) => `${label}が違う`, en: (label: string) => `${label} differs` },
  more: { ja: (n: number) => `ほか${n}か所`, en: (n: number) => `${n} more` },
  place: { ja: (n: number) => `${n}番`, en: (n: number) => `Place ${n}` },
  plans: { ja: (n: number) => `作戦${n}つ`, en: (n: number) => (n === 1 ? '1 plan' : `${n} plans`) },
  gone: { ja: (what: string) => `−${what}`, en: (what: string) => `−${what}` },
  added: { ja: (what: string) => `＋${what}`, en: (what: string) => `+${what}` },
  separator: { ja: '・', en: ', ' },
  of2: {
    ja: (who: string, what: string) => `${who}の${what}`,
    en: (who: string, what: string) => `${who}: ${what}`,
  },
  came: { ja: (what: string) => `足した${what}`, en: (what: string) => `Added to ${what.toLowerCase()}` },
  left: { ja: (what: string) => `外した${what}`, en: (what: string) => `Removed from ${what.toLowerCase()}` },
});
