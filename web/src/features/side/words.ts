// Words of the dialog of a side.
import { translated } from '../../i18n/index.ts';

const rows: Partial<Record<string, string>> = { abilities: '能力値', used: '使ったスキル', skills: 'スキル' };
const rowsInEnglish: typeof rows = { abilities: 'Abilities', used: 'Skills used', skills: 'Skills' };

export const sideWords = translated({
  rows: { ja: rows, en: rowsInEnglish },
  maintained: { ja: '維持', en: 'maintained' },
  lost: { ja: '失った', en: 'lost' },
});
