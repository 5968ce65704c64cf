// Words of the card that asks who is to play.
import { translated } from '../../../i18n/index.ts';

export const startWords = translated({
  howToPlay: { ja: 'だれと指すか', en: 'Who to play' },
  howToPlayText: {
    ja: '決めるところで止まり、選ぶのを待ちます。',
    en: 'The fight stops where there is something to decide, and waits for you.',
  },
  withLevel: { ja: (level: string) => `${level}と指す`, en: (level: string) => `Play: ${level}` },
  atOneScreen: { ja: '二人で一つの画面', en: 'Two at this screen' },
  fromThread: { ja: '掲示板のスレッドの続きから', en: 'Go on from a forum thread' },
  byLinks: { ja: '友だちとリンクで', en: 'With a friend, by links' },
});
