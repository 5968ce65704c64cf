// Words of a run under way.
import { translated } from '../../i18n/index.ts';

export const runWords = translated({
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
});
