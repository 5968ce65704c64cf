// Words of the card after a decision of two at one screen.
import { translated } from '../../../i18n/index.ts';

export const handingWords = translated({
  /** After what a decision came to: the screen goes to the other player. */
  handOn: {
    ja: (name: string) => `つぎへ：${name}に渡す`,
    en: (name: string) => `Next: hand over to ${name}`,
  },
});
