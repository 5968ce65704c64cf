// Words of the head and of its menu.
import { translated } from '../i18n/index.ts';

export const ownNames = { ja: '日本語', en: 'English' } as const;

export const menuWords = translated({
  menu: { ja: '表示と遊び方', en: 'Display and help' },
  gameMenu: {
    ja: (game: string) => `遊戯と画面を選ぶ：${game}`,
    en: (game: string) => `Choose game and screen: ${game}`,
  },
  thisFight: { ja: 'この仕合', en: 'This fight' },
  settings: { ja: '設定', en: 'Settings' },
  usual: { ja: 'いつもどおり', en: 'as usual' },
  own: { ja: '空の札から組む', en: 'Start from empty sheets' },
  display: { ja: '表示と遊び方', en: 'Display and help' },
  howTo: { ja: '遊び方', en: 'How to play' },
});
