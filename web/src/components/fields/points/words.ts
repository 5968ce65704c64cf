// Words of the fields that points buy (points, skills, patterns, plans), and of the dialog for skills.
import type { Lang } from '#engine';
import { translated } from '../../../i18n/index.ts';
import { counted } from '../../../i18n/counted.ts';

const elementNames: Record<Lang, Record<string, string>> = {
  ja: { 火: '火', 水: '水', 風: '風', 地: '地', 剣: '剣', 黒: '黒', 白: '白' },
  en: {
    火: 'fire',
    水: 'water',
    風: 'wind',
    地: 'earth',
    剣: 'sword',
    黒: 'black',
    白: 'any',
  },
};

export const pointsWords = translated({
  pointsLeft: {
    ja: (n: number) => (n === 0 ? '配り終えた' : n > 0 ? `あと${n}点` : `${-n}点多い`),
    en: (n: number) => (n === 0 ? 'all given' : n > 0 ? `${n} left` : `${-n} too many`),
  },
  less: { ja: (name: string) => `${name}を減らす`, en: (name: string) => `Less ${name}` },
  more: { ja: (name: string) => `${name}を増やす`, en: (name: string) => `More ${name}` },
  buys: { ja: (what: string, n: number) => `${what} ${n}`, en: (what: string, n: number) => `${what} ${n}` },
  of: { ja: (n: number, most: number) => `${n}/${most}`, en: (n: number, most: number) => `${n} of ${most}` },

  choose: { ja: (what: string) => `${what}を選ぶ`, en: (what: string) => `Choose ${what.toLowerCase()}` },
  noSkills: {
    ja: 'まだありません。上にあるものほど先に使います。',
    en: 'None yet. What stands higher is used first.',
  },
  up: {
    ja: (name: string, n: number) => `${n}番の${name}を上へ`,
    en: (name: string, n: number) => `Move ${name} at ${n} up`,
  },
  down: {
    ja: (name: string, n: number) => `${n}番の${name}を下へ`,
    en: (name: string, n: number) => `Move ${name} at ${n} down`,
  },
  putBack: {
    ja: (name: string, n: number) => `${n}番の${name}を戻す`,
    en: (name: string, n: number) => `Remove ${name} at ${n}`,
  },
  movedTo: {
    ja: (name: string, n: number) => `${name}は${n}番になりました。`,
    en: (name: string, n: number) => `${name} is now at ${n}.`,
  },
  carry: { ja: 'つまんで動かす', en: 'Drag to move' },
  about: { ja: (name: string) => `${name}の効果`, en: (name: string) => `What ${name} does` },
  cost: { ja: (letters: string) => `コスト ${letters}`, en: (letters: string) => `costs ${letters}` },
  noCost: { ja: 'コストなし', en: 'no cost' },
  /** n 0: the black panels that a build without patterns has. */
  payer: {
    ja: (n: number) => (n === 0 ? '黒パネル' : `パターン${n}`),
    en: (n: number) => (n === 0 ? 'black panels' : `pattern ${n}`),
  },
  paidBy: {
    ja: (list: readonly string[]) => `${list.join('、')}で払える`,
    en: (list: readonly string[]) => `paid by ${list.join(', ')}`,
  },
  unpaid: { ja: '払えない', en: 'can’t be paid' },
  helped: { ja: '助けがあれば払える', en: 'paid with help' },
  helpedNote: {
    ja: 'どのパターンでも払えないが、自分のスキルによって払えるようになることがある',
    en: 'No pattern pays for it by itself, but skills of this sheet could help one do so.',
  },

  addPattern: { ja: 'パターンを足す', en: 'Add a pattern' },
  noPatterns: {
    ja: 'パターンがなければ、パネルはすべて黒になります。',
    en: 'Without a pattern all panels are black.',
  },
  initial: { ja: '初期', en: 'initial' },
  pattern: { ja: (n: number) => `パターン${n}`, en: (n: number) => `Pattern ${n}` },
  patternName: { ja: (n: number) => `パターン${n}の名前`, en: (n: number) => `Name of pattern ${n}` },
  brush: { ja: '塗る属性', en: 'Element to paint' },
  cell: {
    ja: (n: number, element: string) => `${n}枚目 ${element}`,
    en: (n: number, element: string) => `Panel ${n}: ${element}`,
  },
  paintKeys: {
    ja: 'パネルを押すと塗れます。矢印で移り、1〜6は塗って次へ進みます。',
    en: 'Press a panel to paint it. Arrows move; 1 to 6 paint and go on to the next.',
  },
  fit: { ja: (n: number) => `${n}枚に合わせる`, en: (n: number) => `Make it ${n} long` },
  lines: {
    ja: (patterns: number, plans: number, most: number) =>
      `パターン${patterns} ＋ プラン${plans} ＝ ${patterns + plans}/${most}`,
    en: (patterns: number, plans: number, most: number) =>
      `${counted(patterns, 'pattern')} + ${counted(plans, 'plan')} = ${patterns + plans} of ${most}`,
  },
  elementNames,

  writePlans: { ja: 'プランを書く', en: 'Write plans' },
  noPlans: {
    ja: 'まだありません。プランがなければ、使えるものを上から順に使います。',
    en: 'None yet. Without plans it uses what it can, from the top down.',
  },
});

/** Words of the dialog in which skills are chosen. */
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
