// Words of fights by links, and of the list of recent fights by hand.
import { translated } from '../../i18n/index.ts';

export const correspondenceWords = translated({
  letter: { ja: 'リンクで送り合う仕合', en: 'A fight by links' },
  who: {
    ja: '送られてきた仕合です。あなたは▲ですか、▽ですか。',
    en: 'This fight was sent to you. Are you ▲ or ▽?',
  },
  awaits: {
    ja: (who: string) => `いま決めるのは${who}です。`,
    en: (who: string) => `${who} is to decide now.`,
  },
  /** At a second press on the side that does not decide now. */
  surely: { ja: 'です、まちがいなく', en: ' – yes, that is me' },
  theirHand: {
    ja: (name: string) => `${name}の手札が見えます。${name}を動かす人だけが、もう一度押してください。`,
    en: (name: string) => `This shows the hand of ${name}. Press once more only if you play ${name}.`,
  },
  whoHere: {
    ja: 'リンクを送り合って戦うなら、あなたはどちらですか。',
    en: 'If you play by sending links: which side are you?',
  },
  both: { ja: 'この画面で二人とも', en: 'Both, at this screen' },
  you: {
    ja: (mark: string, name: string) => `あなたは${mark} ${name}です。`,
    en: (mark: string, name: string) => `You are ${mark} ${name}.`,
  },
  change: { ja: '変える', en: 'Change' },
  yourTurn: { ja: 'あなたの番です。', en: 'It is your turn.' },
  theirTurn: {
    ja: (name: string) => `${name}の番です。相手に送って、返しのリンクを待ちます。`,
    en: (name: string) => `It is ${name}’s turn. Send the link, and wait for the one that comes back.`,
  },
  firstYou: {
    ja: '先にあなたが決めます。決めたら相手に送れます。',
    en: 'You decide first. Then you can send the fight.',
  },
  openBook: {
    ja: 'ダイスも伏せた札も、リンクを読み解けば誰にでも調べられます。',
    en: 'Dice and hidden cards can be looked up by anybody who takes a link apart.',
  },

  send: { ja: '相手に送る', en: 'Send to the other side' },
  copy: { ja: '文とリンクを写す', en: 'Copy line and link' },
  /** What is sent along names nobody who won: the other side sees the last turn first. */
  line: {
    ja: (game: string, a: string, b: string, turn: string | null) =>
      `${game}：▲${a} 対 ▽${b}（${turn === null ? '決着しました' : `${turn}の番です`}）`,
    en: (game: string, a: string, b: string, turn: string | null) =>
      `${game}: ▲ ${a} v ▽ ${b} (${turn === null ? 'it is decided' : `${turn} decides`})`,
  },
  /** The line that goes with a link in which a move is taken back that had been sent. */
  anew: {
    ja: (line: string) => `送り直し（手を戻しました）　${line}`,
    en: (line: string) => `Sent again (a move was taken back) – ${line}`,
  },
  withResult: { ja: '文に結果も書く', en: 'Say the result in the line' },
  sent: {
    ja: '写しました。相手に貼り付けて送ってください。',
    en: 'Copied. Paste it where the other side reads it.',
  },
  notSent: { ja: '写せませんでした。', en: 'That could not be copied.' },
  noLink: { ja: 'この仕合はリンクになりません。', en: 'This fight fits into no link.' },
  share: { ja: 'ほかの送り方', en: 'Other ways to send' },

  news: {
    ja: (n: number) => `新しく${n}手進みました。`,
    en: (n: number) => (n === 1 ? 'One new step.' : `${n} new steps.`),
  },
  replay: { ja: 'もう一度見る', en: 'See it again' },
  keepNews: { ja: '最近の仕合に残す', en: 'Keep in recent fights' },
  keptNews: { ja: '最近の仕合に残しました', en: 'Kept in recent fights' },

  older: {
    ja: 'このリンクは、残してある経過より古いものです。',
    en: 'This link is older than what is kept of the fight.',
  },
  other: {
    ja: 'このリンクは、残してある経過と途中から違います。',
    en: 'This link goes another way than what is kept of the fight.',
  },
  instead: {
    ja: 'こちらで決めると、残してある経過と入れ替わります。',
    en: 'A decision made here takes the place of what is kept.',
  },
  showThis: { ja: 'こちらを見る', en: 'Show this one' },
  toKept: { ja: '残してある方へ', en: 'Back to the kept one' },
  atKept: { ja: '残してある経過に戻りました', en: 'Back at what is kept' },

  recent: { ja: '最近の仕合', en: 'Recent fights' },
  recentLead: {
    ja: '手で決めた仕合を、新しい順に二十まで、この端末に残します。',
    en: 'Fights decided by hand are kept on this device, the last twenty of them.',
  },
  none: {
    ja: 'まだありません。手で一つ決めると、ここに残ります。',
    en: 'None yet. A decision by hand keeps its fight here.',
  },
  more: { ja: (n: number) => `あと${n}件を見る`, en: (n: number) => `Show ${n} more` },
  nameOf: { ja: '仕合の名前', en: 'Name of the fight' },
  versus: {
    ja: (a: string, b: string) => `${a || '名なし'} 対 ${b || '名なし'}`,
    en: (a: string, b: string) => `${a || 'no name'} v ${b || 'no name'}`,
  },
  as: { ja: (mark: string) => `${mark}として`, en: (mark: string) => `as ${mark}` },
  here: { ja: '二人とも', en: 'both sides' },
  mine: { ja: 'あなたの番', en: 'your turn' },
  theirs: { ja: '相手の番', en: 'their turn' },
  turnOf: { ja: (name: string) => `${name}の番`, en: (name: string) => `${name} decides` },
  won: { ja: (name: string) => `${name}の勝ち`, en: (name: string) => `${name} won` },
  draw: { ja: '引き分け', en: 'draw' },
});
