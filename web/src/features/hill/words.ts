// Words of the hill, and intervals as it writes them.
import type { Share } from '#analysis';
import { kitWords } from '../../components/kit/words.ts';
import { translated } from '../../i18n/index.ts';
import { counted } from '../../i18n/counted.ts';
import { hundredths } from '../../i18n/numbers.ts';

const kinds = { W: 'ahead of', D: 'level with', L: 'behind' };

export const hillWords = translated({
  loading: { ja: '山を読んでいます。', en: 'Reading the hill.' },
  none: { ja: 'この場には、この遊戯の山がありません。', en: 'This site has no hill of this game.' },
  unreachable: {
    ja: '山を読めませんでした。つながっているか確かめて、もう一度どうぞ。',
    en: 'The hill could not be read. See that you are connected, and try again.',
  },
  retry: { ja: 'もう一度読む', en: 'Read again' },
  terms: {
    ja: (entrants: string, fights: string, games: number, sides: number) =>
      `${entrants}人の総当たり、${fights}戦。一組は${sides === 2 ? '表裏で' : ''}${games * sides}戦です。`,
    en: (entrants: string, fights: string, games: number, sides: number) =>
      `${counted(entrants, 'entrant')}, everybody against everybody: ${counted(fights, 'fight')}, ${games * sides} a pair${sides === 2 ? ', half of them with the sides swapped' : ''}.`,
  },
  asOf: {
    ja: (date: string, commit: string) => `${date}（${commit}）の顔ぶれまで。`,
    en: (date: string, commit: string) => `As of ${date} (${commit}).`,
  },
  standings: { ja: '番付', en: 'Standings' },
  points: { ja: '点', en: 'Points' },
  wins: { ja: '勝', en: 'Won' },
  draws: { ja: '分', en: 'Drawn' },
  losses: { ja: '敗', en: 'Lost' },
  beats: { ja: '勝ち越し', en: 'Ahead of' },
  loses: { ja: '負け越し', en: 'Behind' },
  rating: { ja: '得点率', en: 'Rating' },
  ratingNote: {
    ja: '勝ちは2点、引き分けは1点。得点率は取れたはずの点のうち取った分で、かっこの中は95%区間です。',
    en: 'A win is 2 points, a draw 1. The rating is the share of all points that could be had, with its 95 % interval in brackets.',
  },
  ratingExact: {
    ja: '勝ちは2点、引き分けは1点。得点率は取れたはずの点のうち取った分です。',
    en: 'A win is 2 points, a draw 1. The rating is the share of all points that could be had.',
  },
  look: { ja: (name: string) => `${name}の成績を見る`, en: (name: string) => `See how ${name} did` },
  members: { ja: (n: number) => `${n}人`, en: (n: number) => `party of ${n}` },
  more: { ja: (n: number) => `あと${n}人を見る`, en: (n: number) => `Show ${n} more` },

  crosstable: { ja: '誰が誰に勝つか', en: 'Who beats whom' },
  crossNote: {
    ja: '行の者から見た得点率。○は勝ち越し、△は五分、×は負け越し。押すと一戦ずつ開けます。',
    en: "Shares of the points as the row's entrant had them. ○ more than half, △ half, × less. Press one for its games.",
  },
  crossMost: {
    ja: (n: number) => `上から${n}人です。ほかの者は、番付の名前を押すと見られます。`,
    en: (n: number) => `The first ${n}. For the others press a name in the standings.`,
  },
  inPlaces: { ja: '番付の順に並べる', en: 'Sort by the places' },
  cell: {
    ja: (
      a: string,
      b: string,
      kind: 'W' | 'D' | 'L',
      rate: string,
      wins: number,
      draws: number,
      losses: number,
    ) =>
      `${a}は${b}に${{ W: '勝ち越し', D: '五分', L: '負け越し' }[kind]}、得点率${rate}%（${wins}勝${draws}分${losses}敗）。仕合を見る`,
    en: (
      a: string,
      b: string,
      kind: 'W' | 'D' | 'L',
      rate: string,
      wins: number,
      draws: number,
      losses: number,
    ) =>
      `${a} is ${kinds[kind]} ${b} with ${rate}% of the points (${wins} won, ${draws} drawn, ${losses} lost). See the games`,
  },

  gamesOf: { ja: (a: string, b: string) => `${a} 対 ${b}`, en: (a: string, b: string) => `${a} vs ${b}` },
  sideA: { ja: (name: string) => `▲が${name}`, en: (name: string) => `${name} as ▲` },
  game: {
    ja: (n: number, ending: 'W' | 'D' | 'L', name: string) =>
      `${n}戦目、${name}の${{ W: '勝ち', D: '引き分け', L: '負け' }[ending]}`,
    en: (n: number, ending: 'W' | 'D' | 'L', name: string) =>
      `Game ${n}: ${name} ${{ W: 'won', D: 'drew', L: 'lost' }[ending]}`,
  },
  tally: {
    ja: (wins: number, draws: number, losses: number) => `${wins}勝${draws}分${losses}敗`,
    en: (wins: number, draws: number, losses: number) => `${wins}–${draws}–${losses}`,
  },
  gameNote: {
    ja: '番号がそのまま仕合のリンクです。同じ種なので、どこで開いても同じ仕合になります。',
    en: 'Each number is the link of its fight: with the same seed it is the same fight wherever it is opened.',
  },
  making: { ja: 'リンクを作っています。', en: 'Making the links.' },
  tooLongForLink: {
    ja: '長くてリンクに入りません。押すと開きます。',
    en: 'Too long for a link. Press to open it.',
  },

  entrant: { ja: (name: string) => `${name}の成績`, en: (name: string) => `How ${name} did` },
  against: { ja: '相手ごと（苦手な順）', en: 'By opponent, the worst first' },

  ratings: { ja: '得点率の移り変わり', en: 'Ratings over time' },
  whose: { ja: '誰の', en: 'Whose' },
  graph: {
    ja: (name: string, said: string) => `${name}の得点率の移り変わり：${said}`,
    en: (name: string, said: string) => `Ratings of ${name} over time: ${said}`,
  },
  graphPoint: {
    ja: (date: string, rate: string) => `${date} ${rate}%`,
    en: (date: string, rate: string) => `${date} ${rate}%`,
  },
  graphNote: {
    ja: '横は山が変わるたびに一目盛り、日付はその変更のものです。帯は95%区間、細い線はほかの者です。',
    en: 'One step to the right is one change of the hill, dated by that change. The band is the 95 % interval; the thin lines are the others.',
  },
  moments: { ja: '変わるたびの記録', en: 'Change by change' },
  moment: {
    ja: (place: number, rate: string, interval: string) => `${place}位、得点率${rate}%${interval}`,
    en: (place: number, rate: string, interval: string) => `place ${place}, rating ${rate}%${interval}`,
  },
  absent: { ja: 'まだいません', en: 'not there yet' },
  refusedMoment: {
    ja: '不備のある届けがあり、山は前のまま',
    en: 'an entry was faulty: the hill stayed as it was',
  },
  noHistory: { ja: '移り変わりはまだありません。', en: 'There is no history yet.' },

  newcomer: { ja: 'あなたの者なら', en: 'How would yours fare?' },
  newcomerNote: {
    ja: (fights: string) =>
      `山の全員と${fights}戦させて、何位に入るかを見ます。計算はこの端末の中だけで、山は変わりません。山に出たときとまったく同じ仕合です。`,
    en: (fights: string) =>
      `Yours meets everybody on the hill in ${counted(fights, 'fight')}, and you see where it would stand. All of it is computed on this device, and the hill stays as it is. The fights are exactly those it would have as an entrant.`,
  },
  who: { ja: '誰を', en: 'Who' },
  fromRoster: { ja: '名簿から', en: 'From the roster' },
  start: { ja: '全員と戦わせる', en: 'Fight everybody' },
  running: { ja: '全員と戦っています', en: 'Fighting everybody' },
  unplanned: { ja: '作戦がないので、でたらめに選びます。', en: 'It has no tactic and decides at random.' },
  illegal: {
    ja: 'この札には不備があります。仕合の画面で直してください。',
    en: 'Something is wrong with this sheet. Mend it on the match screen.',
  },
  soFar: { ja: (tally: string) => `ここまで${tally}。`, en: (tally: string) => `So far ${tally}.` },
  fared: {
    ja: (of: string, place: string, name: string) => `${of}人中${place}位：${name}`,
    en: (of: string, place: string, name: string) => `Place ${place} of ${of}: ${name}`,
  },
  faredAs: {
    ja: (rate: string, interval: string, beats: number, level: number, loses: number) =>
      `得点率${rate}%${interval}。${beats}人に勝ち越し、${level}人と五分、${loses}人に負け越し。`,
    en: (rate: string, interval: string, beats: number, level: number, loses: number) =>
      `Rating ${rate}%${interval}. Ahead of ${beats}, level with ${level}, behind ${loses}.`,
  },
  nearby: {
    ja: (best: number, worst: number) => `区間まで見ると${best}位から${worst}位のあいだです。`,
    en: (best: number, worst: number) => `As far as the intervals tell, between places ${best} and ${worst}.`,
  },
  standsAs: {
    ja: (name: string) => `同じ構成の者が、${name}としてもう山にいます。`,
    en: (name: string) => `The same build stands on the hill already, as ${name}.`,
  },
  seeThat: { ja: 'その成績を見る', en: 'See how it did' },
  enter: { ja: '山に出す', en: 'Enter the hill' },

  entryTitle: { ja: '山に出す', en: 'Enter the hill' },
  entryNote: {
    ja: (path: string) =>
      `山に出るには、次の一枚を ${path} として、この場のリポジトリに加えてもらいます（プルリクエスト）。`,
    en: (path: string) =>
      `To enter, this sheet is added to the site's repository as ${path}, by a pull request.`,
  },
  fileName: { ja: 'ファイルの名前', en: "The file's name" },
  fileNameNote: {
    ja: '英数字と - _ だけ、.txt は要りません。',
    en: 'Letters, digits, - and _ only; .txt is added.',
  },
  text: { ja: '届けの中身', en: 'What it holds' },
  copyText: { ja: '中身を写す', en: 'Copy the text' },
  copyPath: { ja: '名前を写す', en: 'Copy the name' },
  copyAddress: { ja: '宛先を写す', en: 'Copy the address' },
  address: { ja: '宛先（開く前に確かめられます）', en: 'Address (look at it before you open it)' },
  openAddress: { ja: 'GitHubで開く', en: 'Open on GitHub' },
  leaves: {
    ja: 'ここから先は github.com です。届けの中身が入った画面が開き、そこで送るまで何も起きません。',
    en: 'From here on you are on github.com. A page with the text filled in opens; nothing happens until you send it there.',
  },
  tooLong: {
    ja: '中身が長くて宛先に入りません。中身を写してから開き、貼り付けてください。',
    en: 'The text is too long for an address. Copy it, open the address, and paste it there.',
  },
  noRepository: {
    ja: 'この場は自分のリポジトリを名乗っていません。中身を写して、山を持つ人に渡してください。',
    en: 'This site names no repository of its own. Copy the text and hand it to whoever keeps the hill.',
  },
  wrong: { ja: 'このままでは出られません。', en: 'As it is, it can not enter.' },
  change: {
    ja: '山にいる者を直すのなら、そのファイルの中身をこれに置き換えてください。',
    en: 'To change who stands there already, replace the text of that file with this one.',
  },
  copied: { ja: '写しました。', en: 'Copied.' },
  notCopied: {
    ja: '写せませんでした。選んで写してください。',
    en: 'That could not be copied. Select it and copy it yourself.',
  },
});

/** The interval of a share, such as " (61.00–68.25)"; "" where the share is exact. */
export function intervalOf({ low, high }: Share): string {
  const { interval } = kitWords.value;
  return low === high ? '' : ` (${interval(hundredths(low), hundredths(high))})`;
}
