// Words about links, for all dialogs that share one.
import { translated } from '../../i18n/index.ts';
import { counted } from '../../i18n/counted.ts';

export const shareWords = translated({
  link: { ja: 'リンク', en: 'Link' },
  line: { ja: '一行の文', en: 'One line' },
  copy: { ja: '写す', en: 'Copy' },
  copyLink: { ja: 'リンクを写す', en: 'Copy the link' },
  copyLine: { ja: '一行の文を写す', en: 'Copy the line' },
  copied: { ja: '写しました。', en: 'Copied.' },
  notCopied: {
    ja: '写せませんでした。選んで写してください。',
    en: 'Could not copy. Select the text and copy it.',
  },
  qr: { ja: 'リンクのQRコード', en: 'QR code of the link' },
  noQr: { ja: 'QRコードには長すぎます。', en: 'Too long for a QR code.' },
  characters: { ja: (n: number) => `${n}文字`, en: (n: number) => counted(n, 'character') },
  fitsAll: { ja: 'どこにでも収まります', en: 'fits everywhere' },
  fitsNot: { ja: '収まらないところがあります', en: 'does not fit everywhere' },
  /** `place`: where the link is posted; `most`: characters that fit there. */
  fits: {
    ja: (place: string, most: number) => `${place}に収まる（${most}文字まで）`,
    en: (place: string, most: number) => `fits ${place} (up to ${most})`,
  },
  tooLong: {
    ja: (place: string, most: number) => `${place}には長すぎる（${most}文字まで）`,
    en: (place: string, most: number) => `too long for ${place} (up to ${most})`,
  },
  hideNames: { ja: '名前を伏せる', en: 'Hide the names' },
  fromStep: { ja: (n: number) => `${n}行目から開く`, en: (n: number) => `Open at line ${n}` },
  lastLegal: {
    ja: '送るのは、最後に成り立った仕合です',
    en: 'What you send is the last fight that could be fought',
  },
  wrongNow: {
    ja: 'いまの札には次の不備があり、このままでは仕合えません。',
    en: 'The sheets as they stand now can’t fight:',
  },
  openBook: {
    ja: 'この仕合はまだ続いていて、伏せてあるものがあります。リンクは開いた本です。種と決断が入っているので、手札も伏せた選択も、受け取った人がすべて知ることができます。',
    en: 'This fight goes on and has secrets. A link is an open book: seed and decisions are in it, which is enough to know every hand and every secret choice.',
  },
  leftOut: { ja: 'リンクに入らないもの', en: 'Not in the link' },
  /** A sentence of the engine about a field of the sheets. */
  ofSheet: { ja: (said: string) => `札の${said}`, en: (said: string) => said },
  staysOut: {
    ja: (what: string) => `${what}はリンクに入りません。`,
    en: (what: string) => `${what}: not in the link.`,
  },
  rest: {
    ja: '勝敗に関わるものは、札も仕合の設定もすべて入ります。',
    en: 'All that decides the fight is in it, and so are its settings. ',
  },
  file: { ja: '.shiai.json に残す', en: 'Save as .shiai.json' },
  listNote: {
    ja: 'リンクを開く人にも同じリストが要ります。ファイルにはリストも含めてすべて入ります。',
    en: 'Whoever opens the link needs the same list. The file holds everything, the list too.',
  },
  fileNote: { ja: 'ファイルには全部入ります。', en: 'The file holds everything.' },
  unsealed: { ja: '勝敗を開けたまま送る', en: 'Send it with its verdict open' },
  system: { ja: 'アプリで送る', en: 'Send with an app' },
  showQr: { ja: 'QRコードを出す', en: 'Show a QR code' },
  lengthOf: {
    ja: (n: number) => `長さと入る場所（${n}字）`,
    en: (n: number) => `Length, and where it fits (${counted(n, 'character')})`,
  },
  others: { ja: 'ほかの形で', en: 'In other forms' },
  making: { ja: 'リンクを作っています', en: 'Making the link' },
  failed: { ja: 'リンクを作れませんでした。', en: 'The link could not be made.' },
});
