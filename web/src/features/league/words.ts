// Words of the league screen.
import { translated } from '../../i18n/index.ts';
import { counted } from '../../i18n/counted.ts';

const people = (n: number) => counted(n, 'character');

export const leagueWords = translated({
  panes: { ja: '大会の種類', en: 'Kinds of leagues' },
  names: {
    own: { ja: '自分の大会', en: 'Your leagues' },
    hill: { ja: '山', en: 'The hill' },
  },
  about: {
    own: {
      ja: '名簿の者を競わせます。同じ者・同じ形式なら、いつどこでも同じ結果です。',
      en: 'Here the roster competes. The same entrants in the same format always give the same result.',
    },
    hill: {
      ja: 'この場のリポジトリに置かれた者たちの、終わらない総当たりです。一枚加わるたびに、新しい組だけを戦わせます。',
      en: "Everybody who lies in this site's repository against everybody, without an end. With each newcomer only the new pairs are fought.",
    },
  },
  entrants: { ja: '出る者', en: 'Entrants' },
  fromRoster: { ja: (n: number) => `名簿の${n}人`, en: (n: number) => `${people(n)} from the roster` },
  fromTicked: {
    ja: (n: number) => `名簿で選んだ${n}人`,
    en: (n: number) => `${people(n)} selected in the roster`,
  },
  came: {
    ja: {
      pasted: (n: number) => `貼り付けた${n}人`,
      sent: (n: number) => `届いた大会です。${n}人が出ます。`,
      kept: (n: number) => `前の大会です。${n}人が出ます。`,
    },
    en: {
      pasted: (n: number) => `${people(n)} from what you pasted`,
      sent: (n: number) => `A league that was sent to you, with ${people(n)}.`,
      kept: (n: number) => `An earlier league, with ${people(n)}.`,
    },
  },
  inGroups: { ja: (n: number) => `${n}組`, en: (n: number) => `${n} ${n === 1 ? 'group' : 'groups'}` },
  list: { ja: '出る者の一覧', en: 'List of entrants' },
  pasteOwn: { ja: '別の者を貼り付ける', en: 'Paste others' },
  backToRoster: { ja: '名簿の者に戻す', en: 'Back to the roster' },
  keepAll: { ja: '名簿に入れる', en: 'Keep in the roster' },
  choose: { ja: '名簿で選ぶ', en: 'Select in the roster' },
  pasteTitle: { ja: '大会に出す', en: 'Enter the league' },
  take: { ja: (n: number) => `${n}人で開く`, en: (n: number) => `Enter ${people(n)}` },
  groups: {
    ja: '札分けを組にする（同じ組どうしは当たりません）',
    en: 'Tags make groups (members of a group never meet)',
  },
  format: { ja: '形式', en: 'Format' },
  rounds: { ja: '回数', en: 'Rounds' },
  roundsNote: {
    ja: (n: number) => `空なら、勝ち抜きと同じ${n}回です。`,
    en: (n: number) => `Empty: as many as a knock-out takes, ${n}.`,
  },
  seedNote: {
    ja: '同じ種なら同じ大会になります。種はリンクとファイルにも入ります。',
    en: 'The same seed makes the same league. Links and files carry it.',
  },
  start: { ja: '始める', en: 'Start' },
  running: { ja: '大会を進めています', en: 'Playing the league' },
  tooFew: { ja: '大会には二人要ります。', en: 'A league needs at least two characters.' },
  tooMany: {
    ja: (most: number) => `大会に出られるのは${most}人までです。`,
    en: (most: number) => `A league takes up to ${most} characters.`,
  },

  leavesNote: {
    ja: '途中で抜ける者は、上の「出る者の一覧」に最後の回戦を入れます。',
    en: 'Whoever leaves early gets a last round in the list of entrants above.',
  },
  until: { ja: ['第', '回戦まで'], en: ['plays until round ', ''] },
  untilOf: {
    ja: (name: string) => `${name}が出る最後の回戦`,
    en: (name: string) => `Last round of ${name}`,
  },
  points: { ja: (n: number) => `${n}点`, en: (n: number) => `${n} ${n === 1 ? 'point' : 'points'}` },
  changed: {
    ja: '大会の決め方が変わりました。これは前の大会の結果です。',
    en: 'The league’s terms have changed. This is the previous result.',
  },
  left: {
    ja: (round: number) => `第${round}回戦まで`,
    en: (round: number) => `until round ${round}`,
  },
  tiesBy: { ja: '同点の分け方', en: 'Tie-breaks' },
  tieNames: {
    ja: { wins: '勝った数', direct: '直接の対戦', buchholz: '相手の点（ブッフホルツ）' },
    en: { wins: 'wins', direct: 'direct result', buchholz: 'opponents’ points (Buchholz)' },
  },
  then: { ja: '、', en: ', then ' },

  champion: { ja: '優勝', en: 'Champion' },
  table: { ja: '順位表', en: 'Table' },
  partial: { ja: '途中の勝ち負け', en: 'Results so far' },
  more: { ja: (n: number) => `あと${n}人を見る`, en: (n: number) => `Show ${n} more` },
  columnsTitle: { ja: '欄の意味と、同点の分け方', en: 'What the columns say, and how ties are broken' },
  ties: { ja: '同点は、次の順に分けます。', en: 'Ties are broken by, in this order:' },

  course: { ja: '経過', en: 'How it went' },
  bracket: { ja: '組み合わせ', en: 'Bracket' },
  steps: { ja: '経過を一回ずつ', en: 'Round by round' },
  before: { ja: '前の回', en: 'Previous round' },
  next: { ja: '次の回', en: 'Next round' },
  begin: { ja: 'はじめ', en: 'Beginning' },
  end: { ja: 'おわり', en: 'End' },
  roundOf: {
    ja: (n: number, all: number) => `${n} / ${all}`,
    en: (n: number, all: number) => `${n} / ${all}`,
  },
  versus: { ja: (a: string, b: string) => `${a} 対 ${b}`, en: (a: string, b: string) => `${a} vs ${b}` },
  won: { ja: (name: string) => `${name}の勝ち`, en: (name: string) => `${name} wins` },
  drawn: { ja: '引き分け', en: 'a draw' },
  goesOn: { ja: (name: string) => `${name}が進む`, en: (name: string) => `${name} goes on` },
  bye: { ja: (name: string) => `${name}は不戦`, en: (name: string) => `${name} has a bye` },
  byeShort: { ja: '不戦', en: 'bye' },
  unchallenged: { ja: 'まだ誰も挑んでいません。', en: 'Nobody has challenged yet.' },
  pending: { ja: '未定', en: 'open' },
  gameOf: {
    ja: (game: string, result: string) => `${game}：${result}。仕合を開く`,
    en: (game: string, result: string) => `${game}: ${result}. Open the fight`,
  },
  earlier: { ja: '前の大会', en: 'Earlier leagues' },
  earlierLead: {
    ja: '進めた大会を、新しい順に二十まで、この端末に残します。開くと、同じ顔ぶれでもう一度進み、同じ結果になります。',
    en: 'Leagues that were played are kept on this device, the last twenty of them. One that is opened is played again, with the same result.',
  },
  nameOf: { ja: '大会の名前', en: 'Name of the league' },
  nameSample: { ja: '霜月杯', en: 'November Cup' },
  stands: { ja: 'いま上にあります', en: 'Shown above' },
  unnamed: {
    ja: (format: string, n: number) => `${format}、${n}人`,
    en: (format: string, n: number) => `${format}, ${people(n)}`,
  },
  firstIs: { ja: (name: string) => `一位 ${name}`, en: (name: string) => `${name} first` },
  crosstable: { ja: '対戦表', en: 'Crosstable' },

  copySheet: { ja: '表計算へ写す', en: 'Copy for a spreadsheet' },
  copyChat: { ja: 'Discordへ写す', en: 'Copy for Discord' },
  heading: {
    ja: (game: string, format: string, n: number) => `${game}、${format}、${n}人`,
    en: (game: string, format: string, n: number) => `${game}, ${format.toLowerCase()}, ${people(n)}`,
  },
  rank: { ja: '順位', en: 'Rank' },
  group: { ja: '組', en: 'Group' },
  round: { ja: '回', en: 'Round' },
  result: { ja: '結果', en: 'Result' },
  score: {
    ja: (won: number, lost: number, drawn: number) => `${won}勝${lost}敗${drawn > 0 ? `${drawn}分` : ''}`,
    en: (won: number, lost: number, drawn: number) =>
      `${won} won, ${lost} lost${drawn > 0 ? `, ${drawn} drawn` : ''}`,
  },
  print: { ja: '印刷する', en: 'Print' },
  file: { ja: '.shiai.json に残す', en: 'Save as .shiai.json' },
  share: { ja: 'この大会を送る', en: 'Send this league' },
  tooLong: {
    ja: 'リンクにするには長すぎます。ファイルで送ってください。',
    en: 'This is too long for a link. Send it as a file.',
  },
});
