// Words of the notes below a result: the result before the last change, and a fight that came in a link.
import { translated } from '../../i18n/index.ts';

export const changeWords = translated({
  before: { ja: '変える前は ', en: 'Before your change: ' },
  beforeToo: { ja: '変える前も ', en: 'Before your change, too: ' },
  same: {
    ja: '結果は変える前と同じ。途中が変わりました',
    en: 'The result is as before your change; the way to it differs',
  },
  /** Link for the side that lost. */
  chances: { ja: (mark: string) => `${mark}の勝ち目は？`, en: (mark: string) => `How could ${mark} win?` },
  sentTag: { ja: '届', en: 'sent' },
  formerTag: { ja: '前', en: 'before' },
  sentNote: { ja: '届いた仕合です。', en: 'A fight that was sent to you.' },
  resultChanged: {
    ja: 'この版では、送られたときと結果が変わりました。',
    en: 'In this version the result differs from the one that was sent.',
  },
  backToOwn: { ja: '自分の並びに戻る', en: 'Back to my own' },
  see: { ja: '変わった最初の行を見る', en: 'See the first line that differs' },
});
