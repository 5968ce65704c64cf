// Words about beginning with two sheets of one's own.
import { translated } from '../../i18n/index.ts';

export const welcomeWords = translated({
  begun: {
    ja: '両方の札を空けました。▲から組むか、二人分の文やファイルをここに貼り付けます。',
    en: 'Both sheets are empty. Build from ▲ on, or paste the text or file of two characters here.',
  },
});
