// Words of the band under the head.
import { translated } from '../../i18n/index.ts';

export const welcomeWords = translated({
  about: { ja: 'この場について', en: 'About this place' },
  sample: {
    ja: 'キャラクターを二人組めば、その場で戦い、経過を一手ずつ読める場所です――下の二人は見本、どこを変えてもすぐ結果が変わります。',
    en: 'Put two characters together and they fight at once, to be read step by step: the two below are a sample, and whatever you change changes the result.',
  },
  sent: {
    ja: 'キャラクターを二人組めば、その場で戦い、経過を一手ずつ読める場所です――下は届いた仕合、どこを変えてもすぐ結果が変わります。',
    en: 'Put two characters together and they fight at once, to be read step by step: the fight below was sent to you, and whatever you change changes the result.',
  },
  own: {
    ja: 'この二人はこのブラウザに残り、次に来たときもここにいます。',
    en: 'These two stay in this browser, and will be here when you come back.',
  },
  /** Of seals there is nothing to say to who reads them. */
  seals: {
    ja: '',
    en: 'A kanji in a frame is a seal: it stands for a skill, a state or an element, and its meaning stands beside it.',
  },
  begin: { ja: '自分の二人で始める', en: 'Begin with your own' },
  howTo: { ja: '遊び方', en: 'How to play' },
  dismiss: { ja: 'この案内を閉じる', en: 'Close this note' },
  begun: {
    ja: '両方の札を空けました。▲から組むか、二人分の文やファイルをここに貼り付けます。',
    en: 'Both sheets are empty. Build from ▲ on, or paste the text or file of two characters here.',
  },
});
