// Words of the box that reads pasted text and files.
import { translated } from '../../i18n/index.ts';

export const boxWords = translated({
  pasteLabel: { ja: '札の文、名簿の行、JSON、リンク', en: 'Sheet text, roster lines, JSON or a link' },
  pasteHint: { ja: 'なんでもここへ', en: 'Anything goes here' },
  openFile: { ja: 'ファイルを選ぶ', en: 'Choose a file' },
  note: { ja: '注', en: 'Note' },
  leftOut: { ja: '読み飛ばした行', en: 'Lines passed over' },
});
