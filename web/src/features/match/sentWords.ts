// Words of a fight that came in a link.
import { translated } from '../../i18n/index.ts';

export const sentWords = translated({
  sentTag: { ja: '届', en: 'sent' },
  sentNote: { ja: '届いた仕合です。', en: 'A fight that was sent to you.' },
  resultChanged: {
    ja: 'この版では、送られたときと結果が変わりました。',
    en: 'In this version the result differs from the one that was sent.',
  },
  backToOwn: { ja: '自分の並びに戻る', en: 'Back to my own' },
  asSample: { ja: '見本のままなら ', en: 'With the samples as they were: ' },
  fromSample: { ja: '見本とのちがい', en: 'Changed from the sample' },
});
