// What only the help says, in both languages.
export const strings = {
  ja: {
    groups: { replay: '再生', setup: '札', page: '画面' },
    keysOn: '一文字の操作を使う',
    keysNote: '文字を打っている間は働きません。',
  },
  en: {
    groups: { replay: 'Replay', setup: 'Sheets', page: 'Page' },
    keysOn: 'Use single-key shortcuts',
    keysNote: 'They are off while you type.',
  },
};
