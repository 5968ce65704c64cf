// Words of the dialog for pasted texts, of going on with a pasted fight, and of links that can't be opened.
import { translated } from '../../i18n/index.ts';

export const goOnWords = translated({
  readTo: {
    ja: (rounds: string) => `${rounds}まで読みました。`,
    en: (rounds: string) => `${rounds} read.`,
  },
  next: { ja: (name: string) => `次は${name}が決めます。`, en: (name: string) => `Next to decide: ${name}.` },
  over: {
    ja: (end: string) => `仕合は終わっています：${end}`,
    en: (end: string) => `The fight is over: ${end}`,
  },
  watch: { ja: 'この仕合を見る', en: 'Watch this fight' },
  mine: { ja: '自分が指す側', en: 'You play' },
  both: { ja: '両方', en: 'both' },
  other: {
    ja: 'もう一人を指すのは',
    en: 'The other one is played by',
  },
  hands: { ja: 'どちらの番も、この画面で選びます。', en: 'Both are decided at this screen.' },
});

export const pasteWords = translated({
  putBoth: { ja: '二人とも置く', en: 'Put both' },
  pasteTitle: {
    ja: '貼り付ける',
    en: 'Paste',
  },
  putHere: {
    ja: (mark: string) => `${mark}に置く`,
    en: (mark: string) => `Put on ${mark}`,
  },
  mendHere: {
    ja: (mark: string) => `${mark}に置いて直す`,
    en: (mark: string) => `Put on ${mark} and mend`,
  },
  draft: {
    ja: 'このままでは戦えません。シートに置いて、そこで直せます。',
    en: 'It can’t fight like this. It can be mended on a sheet.',
  },
  placed: {
    ja: (mark: string, name: string) => `${mark}に${name || '名なし'}を置きました`,
    en: (mark: string, name: string) => `${name || 'A character without a name'} is now ${mark}`,
  },
  /** n null: the changes are still being counted. */
  changes: {
    ja: (n: number | null) => (n === null ? '…' : n === 0 ? '今と同じ' : `${n}か所が変わる`),
    en: (n: number | null) =>
      n === null ? '…' : n === 0 ? 'same as now' : n === 1 ? '1 thing changes' : `${n} things change`,
  },
  goOnHere: {
    ja: 'この仕合を続ける',
    en: 'Go on with this fight',
  },
  byConsent: { ja: '合意の元続行', en: 'Play on by consent' },
  backToThis: { ja: 'この並びに戻る', en: 'Back to these sheets' },
  badLinkTitle: {
    ja: 'リンクを開けませんでした',
    en: 'This link can’t be opened',
  },
  missing: {
    ja: (n: number) => `あと${n}文字`,
    en: (n: number) => `${n} more`,
  },
  keptNote: {
    ja: 'いまの並びはそのまま残っています。',
    en: 'Your sheets are as they were.',
  },
  wholeLink: {
    ja: 'リンク全体を貼ってください',
    en: 'Paste the whole link here',
  },
});
