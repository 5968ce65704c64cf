// Words of the pane of counters.
import { translated } from '../../i18n/index.ts';
import { counted } from '../../i18n/counted.ts';

export const counterWords = translated({
  whose: { ja: 'どちらの札か', en: 'Whose row' },
  editNote: { ja: '札を変えると、調べ直します。', en: 'Change the sheet, and it is looked into again.' },
  begin: { ja: '調べる', en: 'Look into it' },
  sentNote: {
    ja: '届いた仕合です。押すと、この並びを調べます。',
    en: 'This fight was sent to you. Press to look into this row.',
  },
  notYet: { ja: '並びがそろうと調べられます。', en: 'Fill the row, and it can be looked into.' },
  gaps: {
    ja: (places: string) => `${places}が空いています。`,
    en: (places: string) => `Still empty: ${places}.`,
  },
  place: { ja: (n: number) => `${n}番`, en: (n: number) => `place ${n}` },
  mend: { ja: '札の不備を直してください。', en: 'Fix what is wrong with the sheet.' },

  standing: { ja: '全構成との戦績', en: 'Against every row' },
  beats: { ja: 'に勝つ', en: 'of all rows are beaten' },
  wins: { ja: '勝ち', en: 'Wins' },
  draws: { ja: '引き分け', en: 'Draws' },
  losses: { ja: '負け', en: 'Losses' },
  rounds: { ja: (n: string) => `平均 ${n} ラウンド`, en: (n: string) => `${counted(n, 'round')} on average` },
  exact: { ja: (n: string) => `全 ${n} 通り・厳密`, en: (n: string) => `all ${n} rows, exact` },
  soFar: {
    ja: (n: string, all: string) => `${all} 通りのうち ${n} 通りまで。残りがどうであれ、この間に収まります。`,
    en: (n: string, all: string) =>
      `${n} of ${all} rows so far. Whatever the rest bring, it stays between these.`,
  },
  bar: {
    ja: (wins: string, draws: string, losses: string) => `勝ち${wins}%、引き分け${draws}%、負け${losses}%`,
    en: (wins: string, draws: string, losses: string) => `${wins}% won, ${draws}% drawn, ${losses}% lost`,
  },
  asking: { ja: '全構成と仕合わせています', en: 'Fighting every row' },

  counters: { ja: '天敵', en: 'Counters' },
  seeking: { ja: '天敵を探しています', en: 'Looking for counters' },
  sweeping: { ja: '天敵の戦績を調べています', en: 'Working out how the counters fare' },
  found: {
    ja: (builds: string, rated: string) =>
      `この並びに勝つのは ${builds} 通り。うち ${rated} 組の代表を比べました。`,
    en: (builds: string, rated: string) =>
      `${builds === '1' ? '1 row beats' : `${builds} rows beat`} this one. One each of ${counted(rated, 'kind')} ${rated === '1' ? 'was' : 'were'} compared.`,
  },
  order: {
    ja: '環境の表に対する得点（100点満点）の高い順、同点なら全構成に勝つ数の多い順です。',
    en: 'Best score against the equilibrium table first (100 is everything); of equals, the one that beats more of all rows.',
  },
  orderWithout: {
    ja: '環境の表がないので、並びの順です。',
    en: 'There is no equilibrium table; these are in the order of their skills.',
  },
  noneFound: { ja: 'この条件で勝つ並びはありません。', en: 'No row of this kind beats it.' },
  score: { ja: '環境', en: 'Meta' },
  points: { ja: (n: string) => `${n}点`, en: (n: string) => counted(n, 'point') },
  overall: { ja: '全構成に', en: 'Of all' },
  ofAll: { ja: (n: string) => `${n}%勝つ`, en: (n: string) => `beats ${n}%` },
  sweepingNow: { ja: '調べています', en: 'looking into it' },
  beginsWith: {
    ja: (begins: string, n: number) => `${begins} で始まるもの ${n} 通り`,
    en: (begins: string, n: number) => `begins with ${begins}: ${n} of them`,
  },
  alike: {
    ja: (n: string) => `同じ終わり方をする ${n} 通り`,
    en: (n: string) => `${counted(n, 'row')} that fare alike`,
  },

  families: { ja: '負ける形', en: 'What kind of row wins' },
  familiesNote: {
    ja: '次の形に当てはまる並びは、どれもこの並びに勝ちます。大きい順です。',
    en: 'Every row of these kinds beats this one. The largest kinds come first.',
  },
  builds: { ja: (n: string) => `${n} 通り`, en: (n: string) => counted(n, 'row') },
  inPlace: { ja: (n: number) => `${n}番に`, en: (n: number) => `Place ${n}:` },
  anything: { ja: '何でもよい', en: 'anything' },
  oneOf: { ja: (list: string) => `${list} のどれか`, en: (list: string) => `any of ${list}` },
  anyBut: { ja: (list: string) => `${list} 以外`, en: (list: string) => `anything but ${list}` },
  and: { ja: '・', en: ', ' },
  example: { ja: '例と仕合う', en: 'Fight one of them' },

  filters: { ja: '絞り込む', en: 'Narrow down' },
  hold: { ja: '持つ', en: 'With' },
  without: { ja: '持たない', en: 'Without' },
  addHold: { ja: '必ず持つスキルを加える', en: 'Add a skill that it must hold' },
  addWithout: { ja: '持たないスキルを加える', en: 'Add a skill that it must not hold' },
  choose: { ja: '選ぶ', en: 'choose' },
  drop: { ja: (name: string) => `${name}を条件から外す`, en: (name: string) => `Drop the condition ${name}` },
  changes: { ja: '自分の並びから', en: 'Compared with mine' },
  changesAny: { ja: 'いくつ違ってもよい', en: 'any row' },
  changesMost: {
    ja: (n: number) => `${n}か所まで`,
    en: (n: number) => (n === 1 ? 'one place changed at most' : `${n} places changed at most`),
  },

  beating: { ja: '今の相手に勝つ一手', en: 'One change that beats this opponent' },
  beatingNow: { ja: '今の相手と仕合わせています', en: 'Fighting this opponent' },
  already: {
    ja: (name: string) => `${name}には、今の並びで勝ちます。`,
    en: (name: string) => `This row beats ${name} as it stands.`,
  },
  beatingSome: {
    ja: (name: string, n: number, of: number) =>
      `一か所替えた ${of} 通りのうち、${name}に勝つのは ${n} 通り。全体でも見込みのある順です。`,
    en: (name: string, n: number, of: number) =>
      `${n} of the ${of} rows that differ in one place ${n === 1 ? 'beats' : 'beat'} ${name}. The most promising elsewhere come first.`,
  },
  noneBeats: {
    ja: (name: string, of: number) => `一か所替えた ${of} 通りでは、どれも${name}に勝てません。`,
    en: (name: string, of: number) => `None of the ${of} rows that differ in one place beats ${name}.`,
  },

  edits: { ja: '一手の直し', en: 'One-step edits' },
  editsNote: {
    ja: (n: string) => `一か所だけ替えた ${n} 通りを、一つずつ全構成と仕合わせます。時間がかかります。`,
    en: (n: string) =>
      `Each of the ${n} rows that differ in one place is fought against every row. This takes a while.`,
  },
  beginEdits: { ja: '一手の直しを調べる', en: 'Look into one-step edits' },
  editing: { ja: '一手の直しを調べています', en: 'Looking into one-step edits' },
  editSays: {
    ja: (place: number, from: string, to: string) => `${place}番の ${from} を ${to} に`,
    en: (place: number, from: string, to: string) => `Place ${place}: ${from} becomes ${to}`,
  },
  fromTo: {
    ja: (from: string, to: string) => `${from}% → ${to}%`,
    en: (from: string, to: string) => `${from}% → ${to}%`,
  },
  apply: { ja: '直す', en: 'Apply' },
  applyOf: { ja: (what: string) => `直す：${what}`, en: (what: string) => `Apply: ${what}` },
  applied: { ja: '直しました', en: 'Applied' },
  editsDone: {
    ja: (done: number, of: number) => `${of} 手のうち ${done} 手を調べました。`,
    en: (done: number, of: number) => `${done} of ${of} edits were looked into.`,
  },
});
