// Words that all panes share: of a run, of a table, of shares with their intervals.
import { counted } from '../../i18n/counted.ts';
import { translated } from '../../i18n/index.ts';

/** Whether a number is written with a sign, beside which a dash would be read as another one. */
const signed = (number: string): boolean => /^[+−±]/.test(number);

export const kitWords = translated({
  // A run under way.
  stop: { ja: '止める', en: 'Stop' },
  goOn: { ja: '続きから', en: 'Go on' },
  retry: { ja: 'もう一度', en: 'Try again' },
  failed: { ja: '途中で止まりました。', en: 'This was broken off.' },
  stopped: { ja: '止めました。ここまでの結果です。', en: 'Stopped. This is what is known so far.' },
  progress: {
    ja: (done: string, of: string) => `${of}のうち${done}`,
    en: (done: string, of: string) => `${done} of ${of}`,
  },
  left: {
    ja: (seconds: number) => (seconds < 90 ? `あと約${seconds}秒` : `あと約${Math.round(seconds / 60)}分`),
    en: (seconds: number) =>
      seconds < 90 ? `about ${seconds} s left` : `about ${Math.round(seconds / 60)} min left`,
  },
  takes: {
    ja: (fights: string, seconds: number) =>
      `${fights}戦、${seconds < 1 ? '1秒たらず' : seconds < 90 ? `約${Math.round(seconds)}秒` : `約${Math.round(seconds / 60)}分`}`,
    en: (fights: string, seconds: number) =>
      `${counted(fights, 'fight')}, ${seconds < 1 ? 'less than a second' : seconds < 90 ? `about ${Math.round(seconds)} s` : `about ${Math.round(seconds / 60)} min`}`,
  },
  illegal: {
    ja: '札に不備があるので調べられません。',
    en: 'A sheet has problems, so nothing can be fought.',
  },
  seed: { ja: '種', en: 'Seed' },
  reroll: { ja: '種を振り直す', en: 'Roll another seed' },

  // A share, its interval, and what it rests on.
  interval: {
    ja: (low: string, high: string) => `${low}〜${high}`,
    en: (low: string, high: string) => `${low}${signed(low) || signed(high) ? ' to ' : '–'}${high}`,
  },
  duelBar: {
    ja: (a: string, draw: string, b: string) => `▲の勝ち${a}%、引き分け${draw}%、▽の勝ち${b}%`,
    en: (a: string, draw: string, b: string) => `▲ wins ${a}%, draws ${draw}%, ▽ wins ${b}%`,
  },
  fights: { ja: (n: string) => `${n}戦`, en: (n: string) => counted(n, 'fight') },

  // A table.
  more: { ja: (n: number) => `あと${n}件を見る`, en: (n: number) => `Show ${n} more` },
  sideways: { ja: '右に続きがあります →', en: 'More to the right →' },
  asTable: { ja: '表で見る', en: 'As a table' },
});
