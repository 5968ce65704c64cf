// Words of the settings dialog.
import { translated } from '../../../i18n/index.ts';

export const settingsDialogWords = translated({
  title: { ja: 'この仕合の設定', en: 'Settings of this fight' },
  usual: {
    ja: 'いまはいつもどおりです。違うものだけが上の一行に出ます。',
    en: 'All is as usual. Only what differs is told in the line above the fight.',
  },
  differs: {
    ja: (what: string) => `いつもと違うもの：${what}`,
    en: (what: string) => `Not as usual: ${what}`,
  },
  seed: { ja: 'ダイスの種', en: 'Seed of the dice' },
  keepOpen: { ja: '勝敗をいつも開けておく', en: 'Always keep the verdict open' },
  done: { ja: '閉じる', en: 'Close' },
  reset: { ja: 'いつもどおりに戻す', en: 'Back to the usual' },
});
