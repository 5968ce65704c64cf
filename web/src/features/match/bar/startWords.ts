// Words of the card that asks who is to play, and of the question before a friend's seat is taken.
import { translated } from '../../../i18n/index.ts';

export const startWords = translated({
  howToPlay: { ja: 'だれと指すか', en: 'Who to play' },
  howToPlayText: {
    ja: '決めるところで止まり、選ぶのを待ちます。',
    en: 'The fight stops where there is something to decide, and waits for you.',
  },
  computer: { ja: 'コンピュータと', en: 'Against the computer' },
  atOneScreen: { ja: '二人で一つの画面', en: 'Two at this screen' },
  fromThread: { ja: '掲示板のスレッドの続きから', en: 'Go on from a forum thread' },
  friendSits: {
    ja: (name: string) => `${name}は友だちの席です`,
    en: (name: string) => `${name} is your friend’s seat`,
  },
  friendSitsText: {
    ja: (name: string, own: string) =>
      `席を替えると、この画面が${name}の分まで決め、伏せてあるものも見えます。席は「友だちへリンクで」でいつでも返せます（そのとき、あなたは${own}です）。`,
    en: (name: string, own: string) =>
      `If you change this seat, ${name} is decided for at this screen, which shows what is hidden from you now. “A friend, by links” gives the seat back at any time, and you are ${own} again.`,
  },
  leaveSeat: { ja: '友だちの席のままにする', en: 'Leave the seat to the friend' },
  takeSeat: { ja: '席を替える', en: 'Change the seat' },
  byLinks: { ja: '友だちとリンクで', en: 'With a friend, by links' },
});
