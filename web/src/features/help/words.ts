// Words of the help.
import { translated } from '../../i18n/index.ts';

export const helpWords = translated({
  groups: {
    play: { ja: '指す', en: 'Play by hand' },
    replay: { ja: '再生', en: 'Replay' },
    setup: { ja: '札', en: 'Sheets' },
    page: { ja: '画面', en: 'Page' },
  },
  record: { ja: '記録の中で', en: 'In the record' },
  chooseLine: { ja: '行を選ぶ', en: 'Choose a line' },
  copyLine: { ja: '選んだ行だけを写す', en: 'Copy the chosen line alone' },
  keysOn: { ja: '一文字の操作を使う', en: 'Use single-key shortcuts' },
  keysNote: { ja: '文字を打っている間は働きません。', en: 'They are off while you type.' },
});
