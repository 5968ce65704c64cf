// Words of the menu of a sheet, and of problems and warnings.
import { translated } from '../../i18n/index.ts';

export const menuWords = translated({
  sendAlone: { ja: 'この札だけをリンクで送る', en: 'Send this sheet alone, by link' },
  copyRoster: { ja: '名簿の一行を写す', en: 'Copy as roster line' },
  copyJson: { ja: 'JSONを写す', en: 'Copy as JSON' },
  copyAcross: {
    ja: (mark: string) => `${mark}にも同じ札を置く`,
    en: (mark: string) => `Put the same sheet on ${mark}`,
  },
  copiedAcross: {
    ja: (mark: string) => `${mark}に同じ札を置きました`,
    en: (mark: string) => `The same sheet is now on ${mark}`,
  },
  cleared: { ja: '札を空にしました', en: 'The sheet is empty' },
  printBlanks: { ja: '白紙の用紙を印刷する', en: 'Print blank sheets' },
  card: { ja: '人物カードの画像', en: 'Picture of the character card' },
  variant: { ja: '別案を作る', en: 'Make a variant' },
});

export const warningWords = translated({
  warnings: { ja: (n: number) => `注意${n}件`, en: (n: number) => (n === 1 ? '1 warning' : `${n} warnings`) },
  mendName: {
    ja: (name: string) => (name ? `直す：${name}` : '名前を空にする'),
    en: (name: string) => (name ? `Make it “${name}”` : 'Leave the name empty'),
  },
  toName: {
    ja: '名前を書く',
    en: 'Write a name',
  },
  takeOut: {
    ja: '外す',
    en: 'Take it out',
  },
  mind: { ja: '注意', en: 'Note:' },
});
