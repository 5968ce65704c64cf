// Words of variants, and their titles.
import { translated } from '../../i18n/index.ts';
import { counted } from '../../i18n/counted.ts';

export const variantWords = translated({
  variant: { ja: (id: string) => `案${id}`, en: (id: string) => `Variant ${id}` },
  titled: {
    ja: (id: string, name: string) => `案${id}「${name}」`,
    en: (id: string, name: string) => `Variant ${id}, “${name}”`,
  },
  of: { ja: (mark: string) => `${mark}の別案`, en: (mark: string) => `Variants of ${mark}` },
  make: { ja: '別案を作る', en: 'Make a variant' },
  makeOf: { ja: (mark: string) => `${mark}の別案を作る`, en: (mark: string) => `Make a variant of ${mark}` },
  compare: { ja: '比べる', en: 'Compare' },
  compareOf: {
    ja: (mark: string) => `${mark}の別案を比べる`,
    en: (mark: string) => `Compare the variants of ${mark}`,
  },
  added: {
    ja: (kept: string, id: string) => `今の札を案${kept}に残し、案${id}として続けます`,
    en: (kept: string, id: string) => `The sheet is kept as variant ${kept} and goes on as variant ${id}`,
  },
  full: {
    ja: '別案は四つまでです。要らないものを消してください。',
    en: 'There are four variants at most. Delete one that you don’t need.',
  },
  switched: {
    ja: (title: string) => `${title}に替えました`,
    en: (title: string) => `${title} is on the sheet`,
  },
  removed: { ja: (title: string) => `${title}を消しました`, en: (title: string) => `${title} was deleted` },
  named: { ja: (title: string) => `${title}と名付けました`, en: (title: string) => `Now called ${title}` },
  menu: { ja: (title: string) => `${title}にすること`, en: (title: string) => `${title}: more` },
  rename: { ja: '名前を付ける', en: 'Name it' },
  remove: { ja: '消す', en: 'Delete' },
  nameOf: { ja: '案の名前', en: 'Name of the variant' },
  done: { ja: '決める', en: 'Done' },
  whose: { ja: 'どちらの別案か', en: 'Whose variants' },
  none: {
    ja: '札を案Aとして残し、案B、案Cを試せます。押すだけで入れ替わり、「元に戻す」も効きます。',
    en: 'Keep the sheet as variant A and try B and C. One press puts another on the sheet, and undo leads back.',
  },
  keptNote: {
    ja: '別案は二人の組と一緒に、この端末に残ります。リンクで送るのは今の札だけです。',
    en: 'Variants are kept with the two in this browser. A link carries only what is on the sheet now.',
  },
  all: { ja: '案', en: 'Variants' },
  now: { ja: '今の札', en: 'On the sheet' },
  use: { ja: 'この案にする', en: 'Put on the sheet' },
  useOf: { ja: (title: string) => `${title}を札に置く`, en: (title: string) => `Put ${title} on the sheet` },
  first: { ja: 'もとの案', en: 'The first one' },
  same: { ja: '決めるところは、もとの案と同じです。', en: 'Fights exactly as the first one does.' },
  differs: { ja: 'もとの案との違い：', en: 'Unlike the first one: ' },

  shares: { ja: '勝率', en: 'Odds' },
  against: {
    ja: (name: string) => `相手は今の${name}。`,
    en: (name: string) => `Against the present sheet of ${name}. `,
  },
  sameSeeds: {
    ja: (n: string) => `どの案も、同じ種の同じ${n}戦を戦います。`,
    en: (n: string) => `Every variant fights the same ${counted(n, 'fight')}, seed for seed.`,
  },
  start: {
    ja: (n: string) => `${n}戦ずつ比べる`,
    en: (n: string) => `Compare over ${counted(n, 'fight')} each`,
  },
  running: { ja: '別案を比べています', en: 'Comparing the variants' },
  share: { ja: '勝率（区間）', en: 'Wins (interval)' },
  change: { ja: (id: string) => `案${id}との差`, en: (id: string) => `Beside ${id}` },
  unknown: { ja: 'まだ', en: 'not yet' },
  best: {
    ja: (title: string) => `一番よく勝つのは${title}です。`,
    en: (title: string) => `${title} wins most often.`,
  },
  near: {
    ja: (titles: string, n: string) =>
      `ただし${titles}との差は、95%の区間が0をまたぎます。${n}戦では、どちらがよいとも言えません。`,
    en: (titles: string, n: string) =>
      `But the 95% interval of its difference from ${titles} includes 0: ${n === '1' ? '1 fight doesn’t' : `${n} fights don’t`} tell which is better.`,
  },
  clear: {
    ja: 'ほかとの差は、どれも95%の区間が0をまたぎません。',
    en: 'The 95% intervals of its differences from the others all exclude 0.',
  },
  standIn: {
    ja: '自分で操作する者は、ここでは作戦に任せます。',
    en: 'A tactic stands in for whoever is played by hand.',
  },
  exact: {
    ja: 'この遊戯には運がありません。一戦がすべてで、厳密です。',
    en: 'There is no chance in this game: one fight says it all, exactly.',
  },
  result: { ja: '結果', en: 'Result' },
  won: { ja: '勝ち', en: 'Wins' },
  lost: { ja: '負け', en: 'Loses' },
  drawn: { ja: '引き分け', en: 'Draw' },

  records: { ja: '記録を並べる', en: 'Two records' },
  recordsLead: {
    ja: '同じ種の二つの仕合を、違いはじめる行から並べます。',
    en: 'The fights of two variants from one seed, next to each other from the first line that differs.',
  },
  left: { ja: '左', en: 'Left' },
  right: { ja: '右', en: 'Right' },
  show: { ja: 'ログを並べる', en: 'Lay the logs side by side' },
  reroll: { ja: '別の種で', en: 'Another seed' },
  secret: {
    ja: '手の内を隠した仕合が続いている間は並べられません。',
    en: 'Not while a fight with hidden hands is going on.',
  },
  loading: { ja: '仕合わせています', en: 'Fighting' },
  folded: {
    ja: (n: number) => `同じ${n}行`,
    en: (n: number) => (n === 1 ? '1 line is the same' : `${n} lines are the same`),
  },
  alike: {
    ja: (n: number) => `どちらの記録も最後まで同じです（${n}行）。`,
    en: (n: number) => `Both records read the same to the end (${counted(n, 'line')}).`,
  },
  from: { ja: 'ここから違う', en: 'Differs from here' },
  over: { ja: 'この案ではもう終わっています。', en: 'With this variant the fight is over by now.' },
  recordOf: {
    ja: (title: string, round: string) => `${title}、${round}`,
    en: (title: string, round: string) => `${title}, ${round}`,
  },
});

/** 案B「速い」 */
export const titleOf = ({ id, name }: { id: string; name: string }): string =>
  name ? variantWords.value.titled(id, name) : variantWords.value.variant(id);
