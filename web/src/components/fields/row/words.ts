// Words of the palette, from which skills are put into a row.
import { translated } from '../../../i18n/index.ts';

export const paletteWords = translated({
  middot: { ja: '・', en: ' · ' },
  limitedSign: { ja: 'リ', en: 'ltd' },
  limitedNote: {
    ja: 'リミテッド（使うと終了フェイズに破壊）',
    en: 'Limited: destroyed in the end phase once used',
  },
  kindsOf: { ja: 'スキルの種類', en: 'Kinds of skills' },
  searchSkills: { ja: '漢字・よみで探す', en: 'Name, kanji or reading' },
});
