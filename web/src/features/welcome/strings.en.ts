// Words of the band under the head, in English.
import type { ja } from './strings.ja.ts';

export const en: typeof ja = {
  about: 'About this place',
  sample:
    'Put two characters together and they fight at once, to be read step by step: the two below are a sample, and whatever you change changes the result.',
  sent: 'Put two characters together and they fight at once, to be read step by step: the fight below was sent to you, and whatever you change changes the result.',
  own: 'These two stay in this browser, and will be here when you come back.',
  seals:
    'A kanji in a frame is a seal: it stands for a skill, a state or an element, and its meaning stands beside it.',
  begin: 'Begin with your own',
  howTo: 'How to play',
  dismiss: 'Close this note',
  begun: 'Both sheets are empty. Build from ▲ on, or paste the text or file of two characters here.',
};
