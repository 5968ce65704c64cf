// Japanese words of a run under way.
export const ja = {
  stop: '止める',
  goOn: '続きから',
  retry: 'もう一度',
  failed: '途中で止まりました。',
  stopped: '止めました。ここまでの結果です。',
  progress: (done: string, of: string) => `${of}のうち${done}`,
  left: (seconds: number) => (seconds < 90 ? `あと約${seconds}秒` : `あと約${Math.round(seconds / 60)}分`),
};
export type Strings = typeof ja;
