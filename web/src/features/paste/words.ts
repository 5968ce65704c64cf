// Words of what is done with a pasted text: which side the reader plays of the fight that it tells, and what else there is.
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

export const pasteWords = translated({
  byConsent: { ja: '合意の元続行', en: 'Play on by consent' },
  backToThis: { ja: 'この並びに戻る', en: 'Back to these sheets' },
});
