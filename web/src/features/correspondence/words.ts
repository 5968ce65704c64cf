// Words of what the reader of a link learns before they say which side they are.
import { translated } from '../../i18n/index.ts';

export const arrivedWords = translated({
  sentBy: {
    ja: (game: string, sender: string, me: string) =>
      `${game}の仕合です。${sender}を動かす人が、${me}を動かす人に送りました。`,
    en: (game: string, sender: string, me: string) =>
      `${game}: whoever plays ${sender} sent this to whoever plays ${me}.`,
  },
  lastly: { ja: '最後に起きたこと：', en: 'What happened last:' },
  todo: {
    ja: (me: string) => `次は${me}が決めます。下で${me}を押すと、盤と選べるものが出ます。`,
    en: (me: string) => `${me} decides next: press ${me} below for the board and your choices.`,
  },
});
