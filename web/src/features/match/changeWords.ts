// Words of the notes below a result: what was changed, and the result before it.
import { translated } from '../../i18n/index.ts';

export const changeWords = translated({
  untilChanged: {
    ja: 'どこかを変えると、ここに出ます。',
    en: 'It opens here with your first change.',
  },
  before: { ja: '変える前は ', en: 'Before your change: ' },
  beforeToo: { ja: '変える前も ', en: 'Before your change, too: ' },
  same: {
    ja: '結果は変える前と同じ。途中が変わりました',
    en: 'The result is as before your change; the way to it differs',
  },
  sameTag: { ja: '同', en: 'same' },
  unaltered: {
    ja: '何も変わりません。結果も途中も変える前と同じ',
    en: 'Nothing changes: the same result, in the same way',
  },
  /** Link for the side that lost. */
  chances: { ja: (mark: string) => `${mark}の勝ち目は？`, en: (mark: string) => `How could ${mark} win?` },
  formerTag: { ja: '前', en: 'before' },
  see: { ja: '変わった最初の行を見る', en: 'See the first line that differs' },
});
