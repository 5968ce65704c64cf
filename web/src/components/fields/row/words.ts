// Words of the palette of a row.
import { translated } from '../../../i18n/index.ts';
import { kanji } from '../../../i18n/ja.ts';

export const paletteWords = translated({
  middot: { ja: '・', en: ' · ' },
  limitedSign: { ja: 'リ', en: 'ltd' },
  limitedNote: {
    ja: 'リミテッド（使うと終了フェイズに破壊）',
    en: 'Limited: destroyed in the end phase once used',
  },
  kindsOf: { ja: 'スキルの種類', en: 'Kinds of skills' },
  chooseFor: {
    ja: (n: number) => `${kanji(n)}番は空いています。下から選んで置きます。`,
    en: (n: number) => `Place ${n} is empty. Choose a skill below.`,
  },
  skillFor: {
    ja: (n: number) => `${kanji(n)}番のスキル`,
    en: (n: number) => `Skill for place ${n}`,
  },
  noSkill: {
    ja: (query: string) => `「${query}」に当たるスキルはありません。`,
    en: (query: string) => `No skill matches “${query}”.`,
  },
  itemName: {
    ja: (name: string, reading: string, limited: boolean) =>
      `${name}（${reading}）${limited ? '、リミテッド' : ''}`,
    en: (name: string, reading: string, limited: boolean) =>
      `${name} (${reading})${limited ? ', limited' : ''}`,
  },
  searchSkills: { ja: '漢字・よみで探す', en: 'Name, kanji or reading' },
});
