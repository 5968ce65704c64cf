// Words of the forms in which a fight and its characters are shared.
import { translated } from '../../i18n/index.ts';

export const formWords = translated({
  /** A line about the fight that doesn't tell the winner. */
  untold: {
    ja: (game: string, [a, b]: readonly [string, string]) => `${game}：${a || '▲'} 対 ${b || '▽'}`,
    en: (game: string, [a, b]: readonly [string, string]) => `${game}: ${a || '▲'} v ${b || '▽'}`,
  },
  copy: { ja: '写す', en: 'Copy' },
  save: { ja: '残す', en: 'Save' },
  whose: { ja: 'だれのコマ', en: 'Whose piece' },
  pieces: { ja: '卓のコマにする', en: 'As a piece for a table' },
  fight: { ja: '仕合を持っていく', en: 'Take the fight along' },
  tables: {
    ccfolia: {
      action: { ja: 'ココフォリアのコマを写す', en: 'Copy the CCFOLIA piece' },
      about: {
        ja: '盤面に貼り付けるとコマになります。リンクとチャットパレット付き。この頁にも貼り戻せます。',
        en: 'Pasted onto the board it is a piece, with the link and a chat palette, in Japanese, as tables and this page read it.',
      },
    },
    udonarium: {
      action: { ja: 'ユドナリウムのコマを残す', en: 'Save the Udonarium piece' },
      about: {
        ja: 'ファイルを卓に落とすとコマになります。リリィなどの派生でも同じです。',
        en: 'Dropped on the table the file is a piece, in forks such as Lily too. In Japanese, as tables read it.',
      },
    },
    bcdice: {
      action: { ja: 'BCDiceの行を写す', en: 'Copy the lines for BCDice' },
      about: {
        ja: '判定の一覧です。ダイスボットのいるチャットに一行ずつ貼ります。',
        en: 'All rolls, to be pasted line by line into a chat with a dice bot. What they are for stands behind them in Japanese.',
      },
    },
    discord: {
      action: { ja: 'Discordの文を写す', en: 'Copy the text for Discord' },
      about: {
        ja: '結果と二人の札、伏せ字の記録。一通は2000字までです。',
        en: 'Result, link, and the log as a spoiler, in messages of up to 2,000 characters. The link has both sheets.',
      },
    },
    html: {
      action: { ja: 'HTMLの記録を残す', en: 'Save the log as HTML' },
      about: {
        ja: 'そのまま読める頁です。ココフォリアのログ整形もこれを読みます。',
        en: 'A page to be read as it is, which formatters of CCFOLIA logs read too.',
      },
    },
    json: {
      action: { ja: 'JSONの記録を残す', en: 'Save the log as JSON' },
      about: {
        ja: '出来事と盤面のすべて。自分の道具で読むときに。',
        en: 'All events and boards, for tools of your own.',
      },
    },
  },
  both: {
    action: { ja: '文とリンクを写す', en: 'Copy line and link' },
    about: { ja: '一行の文と、この仕合を開くリンク。', en: 'One line, and the link that opens this fight.' },
  },
  text: {
    action: { ja: '全文を写す', en: 'Copy the whole text' },
    about: { ja: '掲示板やメモに、飾りのない文で。', en: 'Plain text for boards and notes.' },
  },
  classic: { ja: '遊びもとの書き方で。', en: 'As the game itself writes it, which may be in Japanese.' },
  thread: {
    ja: 'スレッドにそのまま書き込める行。貼り戻せば、続きから指せます。',
    en: 'Lines that are posted in a thread as they are; pasted back here the fight goes on from them.',
  },
  file: { ja: 'すべて入った、この頁のファイル。', en: 'The file of this page, which holds everything.' },
  /** For a text in several parts. */
  next: {
    ja: (n: number, of: number) => `続き（${n}/${of}）を写す`,
    en: (n: number, of: number) => `Copy the next part (${n}/${of})`,
  },
  copiedPart: {
    ja: (n: number, of: number) => `${n}/${of}を写しました。`,
    en: (n: number, of: number) => `Copied ${n}/${of}.`,
  },
  copied: { ja: '写しました。', en: 'Copied.' },
  /** In the words that players of CCFOLIA use. */
  pasteThere: {
    ja: 'コピーしました。ココフォリアに貼り付けてください',
    en: 'Copied. Paste it into CCFOLIA.',
  },
  saved: { ja: '残しました。', en: 'Saved.' },
  making: { ja: '作っています。', en: 'In the making.' },
  failed: { ja: '作れませんでした。', en: 'It could not be made.' },
  notCopied: {
    ja: '写せませんでした。下の欄から写してください。',
    en: 'Could not copy. Copy it from the box below.',
  },
  box: { ja: '写す文', en: 'Text to copy' },
});
