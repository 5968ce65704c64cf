// Japanese words of the roster.
export const ja = {
  lead: '札をこの端末に残し、仕合・対戦表・大会に呼び出します。',
  count: (n: number) => `${n}人`,
  countOf: (n: number, all: number) => `${all}人のうち${n}人`,
  list: '名簿の札',
  search: '名前・スキル・札分けで探す',
  nobody: '当てはまる札はありません。',
  more: (n: number) => `あと${n}人を見る`,

  empty: '名簿はまだ空です。',
  putSamples: '見本を入れる',
  paste: '貼り付ける',
  sampleTag: '見本',
  tableTag: '均衡',

  export: '書き出す',
  exports: {
    json: 'JSON（札分けつき）',
    sheets: '札の文',
    lines: 'player.txt（一行ずつ）',
  },
  copyLines: 'player.txt の形で写す',
  asLink: 'リンクにする',
  share: (n: number) => `${n}人を送る`,
  tooLong: 'リンクに入れるには長すぎます。ファイルで送ってください。',

  put: (mark: string, name: string) => `${name || '名なし'}を${mark}に置く`,
  placed: (mark: string, name: string) => `${mark}に${name || '名なし'}を置きました`,
  noName: '名なし',
  tick: (name: string) => `${name || '名なし'}を選ぶ`,
  menu: (name: string) => `${name || '名なし'}をどうするか`,
  remove: '消す',
  removed: (n: number, name: string) => (n === 1 ? `${name || '名なし'}を消しました` : `${n}人を消しました`),
  duplicate: 'もう一人作る',
  copyLine: '一行を写す',

  tags: '札分け',
  tagsOf: (who: string) => `${who}の札分け`,
  editTags: '札分けを変える',
  newTag: '新しい札分け',
  addTag: '付ける',
  allTags: 'すべて',
  noTags: '札分けはまだありません。',
  done: '済んだ',

  ticked: (n: number) => `${n}人を選んでいます`,
  tickAll: '見えている全員を選ぶ',
  untick: '選ぶのをやめる',
  toMatrix: '対戦表へ',
  toLeague: '大会へ',

  importTitle: '名簿に入れる',
  importHint: '[札分け] の行の下の者には、その札分けが付きます。',
  importAll: (n: number) => `${n}人を入れる`,
  alreadyIn: '名簿にある',
  putIn: (added: number, known: number) =>
    added === 0
      ? 'もう名簿にあります'
      : known === 0
        ? `名簿に${added}人を入れました`
        : `名簿に${added}人を入れました（${known}人はもうありました）`,

  choose: (mark: string) => `${mark}を名簿から選ぶ`,
  takeMember: '隊に入れる',
  instead: (name: string) => `隊はいっぱいです。${name}と入れ替わります。`,
  toRoster: '名簿の画面へ',

  stored: '名簿はこの端末のこのブラウザだけにあります。',
  persisted: 'ブラウザは勝手に消しません。',
  notPersisted: '場所が足りなくなると、ブラウザが消すことがあります。',
  ask: '消さないよう頼む',
  refused: 'ブラウザは約束しませんでした。時々書き出してください。',
  neverExported: 'まだ書き出していません。',
  exportedDays: (n: number) => (n === 0 ? '今日書き出しました。' : `${n}日前に書き出しました。`),
  evicted: 'ブラウザが名簿を消したようです。書き出したファイルがあれば、貼り付けて戻せます。',
};
export type Strings = typeof ja;
