// The page's words in Japanese, its first language. The keys here are the keys that every language must have.

const digits = '〇一二三四五六七八九';

/** Numbers 1 … 99 in kanji as they are written: 七, 十, 十二, 二十三; other numbers in digits. */
export function kanji(n: number): string {
  if (n < 1 || n > 99) return String(n);
  const tens = Math.floor(n / 10);
  const rest = n % 10;
  return (
    (tens > 1 ? digits.charAt(tens) : '') + (tens > 0 ? '十' : '') + (rest > 0 ? digits.charAt(rest) : '')
  );
}

/** The Japanese words. `unit`: the system's word for a round. */
export const dictionary = (unit: string) => ({
  site: '仕合場',
  systems: '遊戯',
  screensNav: '画面',
  screens: { match: '仕合', odds: '勝率', versus: '相性', league: '大会', roster: '名簿', rules: '決まり' },
  screenLines: {
    match: '二人を組んで戦わせ、経過を読む',
    odds: 'さいころを変えて何度も戦わせる',
    versus: '何に勝ち、何に負けるか',
    league: '大勢で競わせる',
    roster: 'キャラクターをしまっておく',
    rules: '遊び方と決まりの全文',
  },
  title: (page: string, system: string) => `${page} ― ${system} ― 仕合場`,
  versus: (a: string, b: string) => `${a} 対 ${b}`,
  skip: '本文へ',
  close: '閉じる',
  retry: 'もう一度',
  comma: '、',
  partMissing: 'この部分を読み込めませんでした。',
  unknownField: (type: string) => `この欄の種類「${type}」は表示できません。`,
  loading: '読み込んでいます',

  // verdict
  rounds: (n: number) => `${n}${unit}`,
  inRounds: (n: number) => `（${n}${unit}）`,
  left: '残るスキル',
  cannotFight: '変える前の結果です。不備を直すと仕合えます。',
  problems: (n: number) => `不備${n}件`,
  // Single kanji in stamps and tags; English has whole words there.
  stamps: { won: '勝', drawn: '分', sealed: '封', changed: '変' },

  // board
  boardAt: (round: number, step: number) => `盤面：第${round}${unit}、${step}手目`,
  rowOf: (name: string) => `${name}の並び`,
  leftShort: '残り',
  turn: '番',
  emptyPlace: '空き',
  emptyShort: '空き',
  placeNo: (n: number) => `${kanji(n)}番`,
  placeItem: (n: number, name: string) => `${n}番 ${name}`,
  destroyed: '失われた',
  marks: { acting: '使用中', firing: '発動', last: '前回', spent: '使用済み' },
  counters: (n: number) => `傷${n}`,
  counterChip: (n: number) => `傷${n}`,
  wasItem: (name: string) => `もとは${name}`,

  // strip
  replay: '再生',
  step: '手',
  play: '再生',
  pause: '止める',
  units: { event: '一手ずつ', exchange: '一合', round: unit, swing: '山場' },
  stepBack: { event: '一手戻る', exchange: '前の一合へ', round: `前の${unit}へ`, swing: '前の山場へ' },
  stepForth: { event: '一手進む', exchange: '次の一合へ', round: `次の${unit}へ`, swing: '次の山場へ' },

  // sheets
  sheets: '札',
  sheetOf: (mark: string, name: string) => `${mark} ${name}の札`,
  nameOf: (mark: string) => `${mark}の名前`,
  noName: '名前',
  chance: 'おまかせ',
  choose: '選ぶ',
  chanceAll: '全員おまかせ',
  more: 'ほか',
  made: 'おまかせで作る',
  madeAll: '全員をおまかせで作りなおす',
  byChance: 'おまかせで並べる',
  fillByChance: 'おまかせで埋める',
  effects: 'スキルの働き',
  speedOf: '速度',
  damage: 'ダメージ',
  speedShort: '速',
  damageShort: '傷',
  limited: 'リミテッド',
  sheetMenu: (mark: string) => `${mark}の札にすること、ほか`,
  readText: '文やリンクから読み込む',
  fromRoster: '名簿・見本から選ぶ',
  toRoster: '名簿に入れる',
  copySheet: '札の文を写す',
  clear: '札を空にする',

  // record
  record: '記録',
  recordOf: '仕合の記録',
  changedHere: 'ここから変わった',
  formerly: '前は ',
  formerlyOver: '前はここで終わっていた',
  whyRule: (rule: string) => `なぜ？ 決まり${rule}を読む`,
  showLines: '見せる行',
  filters: { attack: '攻撃', state: '状態', course: '進行' },
  thorough: '連鎖の手順',
  find: '探す',
  findInRecord: '記録の中を探す',
  hits: (n: number) => `${n}件`,
  notation: (name: string) => name,
  posted: (name: string) => `掲示板に貼る文（${name}）`,
  takeAlong: '写す',
  copyClassic: (name: string) => `${name}を写す`,
  save: 'ファイルに残す',
  print: '印刷する',
  copied: '写しました',
  notCopied: '写せませんでした',
  undone: '元に戻す',

  // actions: names of buttons and lines of the help
  actions: {
    playOn: 'だれと指すか選ぶ・指しかけへ戻る',
    choose: '数字の手、ものさしの数を選ぶ',
    chooseNext: '次の手、前の手を選ぶ（Enterで決める）',
    takeBack: '決めた一手を戻す',
    back: '一手戻る',
    forth: '一手進む',
    roundBack: `前の${unit}へ`,
    roundForth: `次の${unit}へ`,
    swingBack: '前の山場へ',
    swingForth: '次の山場へ',
    first: 'はじめへ',
    last: 'おわりへ',
    play: '再生・止める',
    again: 'はじめから再生する',
    slower: '遅くする',
    faster: '速くする',
    round: `その${unit}へ`,
    find: '記録の中を探す',
    undo: '元に戻す',
    redo: 'やり直す',
    swap: '▲と▽を入れ替える',
    reseed: 'ダイスを振り直す',
    share: 'この仕合を送る',
    copy: '記録を写す',
    match: '仕合の画面',
    odds: '勝率の画面',
    versus: '相性の画面',
    league: '大会の画面',
    roster: '名簿の画面',
    rules: '決まりの画面',
    help: '操作の一覧',
    close: '閉じる・選ぶのをやめる',
  },

  // paste
  at: (line: number, column: number) => `${line}行${column}字目`,
  characters: '見つかった札',

  // bad link
  open: '開く',

  // rules
  rulesTitle: '決まり',
  making: 'つくりかた',
  author: '作者',
  sourceIs: '',
  unnamed: '記載なし',
  unofficial: '有志による非公式の判定役で、遊戯の作者とは関わりがありません。',
  licence: 'ライセンス（MIT）はプログラムだけのもので、遊戯には及びません。',

  // notices
  storageDenied: 'この端末には残せません。写しておいてください。',
  offline: '圏外',
  newer: '別のタブに、これより新しい並びがあります。',
  takeNewer: 'そちらを読む',
  update: '新しい版があります',
  reload: '再読込',
  engineFailed: '判定役を読み込めませんでした。',
  engineFailedNote: '下の記録はそのまま読めます。',
  engineBroke: '判定役がこの組み合わせで止まり、起こし直しました。',
  copyCase: '再現用の内容を写す',
});

export const ja = dictionary('ラウンド');
