// Words of the rules screen and of the dialog that shows one clause.
import { translated } from '../../i18n/index.ts';

export const rulesWords = translated({
  stacks: { ja: '重なる', en: 'stacks' },
  version: { ja: '版', en: 'Version' },
  date: { ja: '日付', en: 'Date' },
  credit: { ja: '出典', en: 'Source' },
  source: { ja: '出どころ', en: 'Source' },
  skills: { ja: 'スキル', en: 'Skills' },
  states: { ja: '状態', en: 'States' },
  clauses: { ja: '条文', en: 'Clauses' },
  contents: { ja: '目次', en: 'Contents' },
  speeds: {
    ja: (all: readonly string[]) => `速度は置く所で変わる：1から${all.length}の所で ${all.join('・')}`,
    en: (all: readonly string[]) =>
      `Its speed depends on its place: ${all.join(', ')} at places 1 to ${all.length}.`,
  },
  terms: { ja: 'ここに出る用語', en: 'Words used here' },
  whole: { ja: '条文をそのまま読む', en: 'The rule to the letter' },
  readOn: { ja: '決まりの画面で読む', en: 'Read it in the rules' },
  noClause: { ja: 'この番号の条文は見つかりませんでした。', en: 'There is no clause with this number.' },
});
