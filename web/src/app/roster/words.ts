// Words of the roster.
import { translated } from '../../i18n/index.ts';

const people = (n: number) => `${n} ${n === 1 ? 'character' : 'characters'}`;

export const rosterWords = translated({
  lead: {
    ja: '札をこの端末に残し、仕合・対戦表・大会に呼び出します。',
    en: 'Keeps the sheets of characters on this device, for matches, the matrix and leagues.',
  },
  count: { ja: (n: number) => `${n}人`, en: people },
  countOf: {
    ja: (n: number, all: number) => `${all}人のうち${n}人`,
    en: (n: number, all: number) => `${n} of ${people(all)}`,
  },
  list: { ja: '名簿の札', en: 'Characters in the roster' },
  search: { ja: '名前・スキル・札分けで探す', en: 'Name, skill or tag' },
  nobody: { ja: '当てはまる札はありません。', en: 'Nobody matches.' },
  more: { ja: (n: number) => `あと${n}人を見る`, en: (n: number) => `Show ${n} more` },

  empty: { ja: '名簿はまだ空です。', en: 'The roster is still empty.' },
  putSamples: { ja: '見本を入れる', en: 'Put in samples' },
  paste: { ja: '貼り付ける', en: 'Paste' },
  samples: { ja: '見本', en: 'Samples' },
  sampleTag: { ja: '見本', en: 'sample' },
  tableTag: { ja: '均衡', en: 'equilibrium' },

  export: { ja: '書き出す', en: 'Export' },
  exports: {
    json: { ja: 'JSON（札分けつき）', en: 'JSON (with tags)' },
    sheets: { ja: '札の文', en: 'Sheet texts' },
    lines: { ja: 'player.txt（一行ずつ）', en: 'player.txt (a line each)' },
  },
  copyLines: { ja: 'player.txt の形で写す', en: 'Copy as player.txt' },
  asLink: { ja: 'リンクにする', en: 'As a link' },
  share: { ja: (n: number) => `${n}人を送る`, en: (n: number) => `Send ${people(n)}` },
  tooLong: {
    ja: 'リンクに入れるには長すぎます。ファイルで送ってください。',
    en: 'These are too many for a link. Send them as a file.',
  },

  put: {
    ja: (mark: string, name: string) => `${name || '名なし'}を${mark}に置く`,
    en: (mark: string, name: string) => `Put ${name || 'the unnamed one'} on ${mark}`,
  },
  placed: {
    ja: (mark: string, name: string) => `${mark}に${name || '名なし'}を置きました`,
    en: (mark: string, name: string) => `${name || 'The unnamed one'} is now ${mark}`,
  },
  noName: { ja: '名なし', en: 'no name' },
  tick: {
    ja: (name: string) => `${name || '名なし'}を選ぶ`,
    en: (name: string) => `Select ${name || 'the unnamed one'}`,
  },
  menu: {
    ja: (name: string) => `${name || '名なし'}をどうするか`,
    en: (name: string) => `More for ${name || 'the unnamed one'}`,
  },
  remove: { ja: '消す', en: 'Delete' },
  removed: {
    ja: (n: number, name: string) => (n === 1 ? `${name || '名なし'}を消しました` : `${n}人を消しました`),
    en: (n: number, name: string) =>
      n === 1 ? `Deleted ${name || 'the unnamed one'}` : `Deleted ${people(n)}`,
  },
  duplicate: { ja: 'もう一人作る', en: 'Duplicate' },
  copyLine: { ja: '一行を写す', en: 'Copy as roster line' },

  tags: { ja: '札分け', en: 'Tags' },
  tagsOf: { ja: (who: string) => `${who}の札分け`, en: (who: string) => `Tags of ${who}` },
  editTags: { ja: '札分けを変える', en: 'Change tags' },
  newTag: { ja: '新しい札分け', en: 'New tag' },
  addTag: { ja: '付ける', en: 'Add' },
  allTags: { ja: 'すべて', en: 'All' },
  noTags: { ja: '札分けはまだありません。', en: 'There are no tags yet.' },
  done: { ja: '済んだ', en: 'Done' },

  ticked: { ja: (n: number) => `${n}人を選んでいます`, en: (n: number) => `${people(n)} selected` },
  tickAll: { ja: '見えている全員を選ぶ', en: 'Select all that is shown' },
  untick: { ja: '選ぶのをやめる', en: 'Clear selection' },
  toMatrix: { ja: '対戦表へ', en: 'To the matrix' },
  toLeague: { ja: '大会へ', en: 'To the league' },

  importTitle: { ja: '名簿に入れる', en: 'Put into the roster' },
  importHint: {
    ja: '[札分け] の行の下の者には、その札分けが付きます。',
    en: 'Below a line [tag], characters get that tag.',
  },
  importAll: { ja: (n: number) => `${n}人を入れる`, en: (n: number) => `Put in ${people(n)}` },
  alreadyIn: { ja: '名簿にある', en: 'in the roster' },
  putIn: {
    ja: (added: number, known: number) =>
      added === 0
        ? 'もう名簿にあります'
        : known === 0
          ? `名簿に${added}人を入れました`
          : `名簿に${added}人を入れました（${known}人はもうありました）`,
    en: (added: number, known: number) =>
      added === 0
        ? 'Already in the roster'
        : known === 0
          ? `Put ${people(added)} into the roster`
          : `Put ${people(added)} into the roster (${known} were there already)`,
  },

  choose: {
    ja: (mark: string) => `${mark}を名簿・見本から選ぶ`,
    en: (mark: string) => `Choose ${mark} from roster and samples`,
  },
  takeMember: { ja: '隊に入れる', en: 'Take into the party' },
  instead: {
    ja: (name: string) => `隊はいっぱいです。${name}と入れ替わります。`,
    en: (name: string) => `The party is full: ${name} makes room.`,
  },
  toRoster: { ja: '名簿の画面へ', en: 'To the roster screen' },

  stored: {
    ja: '名簿はこの端末のこのブラウザだけにあります。',
    en: 'The roster lives in this browser on this device only.',
  },
  persisted: { ja: 'ブラウザは勝手に消しません。', en: 'The browser will not clear it by itself.' },
  notPersisted: {
    ja: '場所が足りなくなると、ブラウザが消すことがあります。',
    en: 'The browser may clear it when space runs short.',
  },
  ask: { ja: '消さないよう頼む', en: 'Ask it to keep the roster' },
  refused: {
    ja: 'ブラウザは約束しませんでした。時々書き出してください。',
    en: 'The browser makes no promise. Export now and then.',
  },
  neverExported: { ja: 'まだ書き出していません。', en: 'It was never exported.' },
  exportedDays: {
    ja: (n: number) => (n === 0 ? '今日書き出しました。' : `${n}日前に書き出しました。`),
    en: (n: number) => (n === 0 ? 'Exported today.' : `Exported ${n === 1 ? '1 day' : `${n} days`} ago.`),
  },
  evicted: {
    ja: 'ブラウザが名簿を消したようです。書き出したファイルがあれば、貼り付けて戻せます。',
    en: 'The browser seems to have cleared the roster. If you exported it, paste the file to get it back.',
  },
});
