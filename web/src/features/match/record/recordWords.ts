// Words of the menu that copies and saves the record.
import { translated } from '../../../i18n/index.ts';

export const recordWords = translated({
  copyLine: { ja: '選んだ行を写す', en: 'Copy the selected line' },
  copyBrief: { ja: '写す', en: 'Copy' },
  copyThis: { ja: 'この行を写す', en: 'Copy this line' },
  copyByKey: { ja: 'この行を写す（Enter、c、Ctrl+C）', en: 'Copy this line (Enter, c or Ctrl+C)' },
  copyJa: { ja: '日本語の文を写す', en: 'Copy the text in Japanese' },
  copyEn: { ja: '英語の文を写す', en: 'Copy the text in English' },
  copyLatest: {
    ja: '掲示板に貼る文を写す（最後のやりとりだけ）',
    en: 'Copy the text to post in a thread (last exchange only)',
  },
  copyRecord: { ja: '棋譜（JSON）を写す', en: 'Copy the record (JSON)' },
  saveRecord: { ja: '棋譜をファイルに残す', en: 'Save the record as a file' },
});
