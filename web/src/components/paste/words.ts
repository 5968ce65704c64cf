// Words of the box that reads what people post: what it is told beside mistakes.
import { translated } from '../../i18n/index.ts';

export const boxWords = translated({
  note: { ja: '注', en: 'Note' },
  leftOut: { ja: '読み飛ばした行', en: 'Lines passed over' },
});
