// Words that ask which side the reader plays of a fight that a text tells.
import { translated } from '../../i18n/index.ts';

export const goOnWords = translated({
  mine: { ja: '自分が指す側', en: 'You play' },
  both: { ja: '両方', en: 'both' },
  other: {
    ja: 'もう一人はコンピュータが指します。あとから上の欄で変えられます。',
    en: 'The computer plays the other one. That can be changed later, in the bar above.',
  },
  hands: { ja: 'どちらの番も、この画面で選びます。', en: 'Both are decided at this screen.' },
});
