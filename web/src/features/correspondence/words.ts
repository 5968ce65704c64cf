// Words of what the reader of a link learns before they say which side they are, of a fight of two at one screen that goes on by
// links, of one that went to the other side, and of a move that was taken back and sent anew.
import { translated } from '../../i18n/index.ts';

export const arrivedWords = translated({
  sentBy: {
    ja: (game: string, sender: string, me: string) =>
      `${game}の仕合です。${sender}を動かす人が、${me}を動かす人に送りました。`,
    en: (game: string, sender: string, me: string) =>
      `${game}: whoever plays ${sender} sent this to whoever plays ${me}.`,
  },
  lastly: { ja: '最後に起きたこと：', en: 'What happened last:' },
  todo: {
    ja: (me: string) => `次は${me}が決めます。下で${me}を押すと、盤と選べるものが出ます。`,
    en: (me: string) => `${me} decides next: press ${me} below for the board and your choices.`,
  },
});

/** The button of two at one screen that goes on by links. */
export const byLinksWords = translated({
  byLinks: { ja: 'リンクで続ける', en: 'Go on by links' },
});

export const sentWords = translated({
  sent: { ja: 'この手は送りました。', en: 'This move has been sent.' },
  sentOver: { ja: '最後の手まで送りました。', en: 'It has been sent to its end.' },
  /** Of a link that was copied nobody knows whether it was pasted. */
  copied: {
    ja: 'この手は写しました（貼れば届きます）。',
    en: 'This move has been copied: it arrives when you paste it.',
  },
  copiedOver: {
    ja: '最後の手まで写しました（貼れば届きます）。',
    en: 'It has been copied to its end: it arrives when you paste it.',
  },
  waits: {
    ja: (name: string) => `${name}の番です。返しのリンクを待っています。`,
    en: (name: string) => `It is ${name}’s turn. You are waiting for the link that comes back.`,
  },
  sendMore: { ja: 'もう一度送る', en: 'Send it once more' },
});

export const anewWords = translated({
  resent: {
    ja: (who: string) => `${who}が手を戻して、送り直しました。前に届いた手は取り消されています。`,
    en: (who: string) => `${who} took a move back and sent it anew. What came before no longer counts.`,
  },
  answerGone: {
    ja: '前の手に返したあなたの手も、取り消されています。',
    en: 'Your answer to it no longer counts either.',
  },
  toResent: { ja: '送り直された手を見る', en: 'Show what was sent anew' },
  toFormer: { ja: '前の経過を見る', en: 'Show what came before' },
  cancelled: {
    ja: 'これは取り消された経過です。',
    en: 'This course no longer counts: a move was taken back.',
  },
  lookOnly: {
    ja: (who: string) => `${who}が手を戻す前のもので、見るだけです。ここからは決められません。`,
    en: (who: string) =>
      `It is from before ${who} took the move back. Look at it, but nothing is decided here.`,
  },
  toAnew: { ja: '送り直された方へ', en: 'To what was sent anew' },
  withdrawn: {
    ja: (who: string) => `このリンクは、${who}が手を戻す前のものです。`,
    en: (who: string) => `This link is from before ${who} took a move back.`,
  },
  /** To who took a move back that had been sent. */
  sendAnew: {
    ja: (name: string) => `${name}の番です。手を戻したので、相手に送り直します。`,
    en: (name: string) => `It is ${name}’s turn. You took a move back, so send the link again.`,
  },
});
