// Japanese words of the forms in which a fight is taken along.
import type { TableForm } from '#analysis';

/** What is copied or saved, by its button; and where it goes. */
interface Words {
  action: string;
  about: string;
}
const tables: Record<Exclude<TableForm, 'text'>, Words> = {
  ccfolia: {
    action: 'ココフォリアのコマを写す',
    about: '盤面に貼り付けるとコマになります。リンクとチャットパレット付き。この頁にも貼り戻せます。',
  },
  udonarium: {
    action: 'ユドナリウムのコマを残す',
    about: 'ファイルを卓に落とすとコマになります。リリィなどの派生でも同じです。',
  },
  bcdice: {
    action: 'BCDiceの行を写す',
    about: '判定の一覧です。ダイスボットのいるチャットに一行ずつ貼ります。',
  },
  discord: {
    action: 'Discordの文を写す',
    about: '結果と二人の札、伏せ字の記録。一通は2000字までです。',
  },
  html: {
    action: 'HTMLの記録を残す',
    about: 'そのまま読める頁です。ココフォリアのログ整形もこれを読みます。',
  },
  json: { action: 'JSONの記録を残す', about: '出来事と盤面のすべて。自分の道具で読むときに。' },
};

export const ja = {
  copy: '写す',
  save: '残す',
  sendVerb: '送る',
  whose: 'だれのコマ',
  pieces: '卓のコマにする',
  fight: '仕合を持っていく',
  tables,
  both: { action: '文とリンクを写す', about: '一行の文と、この仕合を開くリンク。' },
  text: { action: '全文を写す', about: '掲示板やメモに、飾りのない文で。' },
  classic: '遊びもとの書き方で。',
  file: 'すべて入った、この頁のファイル。',
  send: { action: 'アプリへ送る', about: 'この端末のほかのアプリに、文とリンクを。' },
  /** Of a text that comes in several. */
  next: (n: number, of: number) => `続き（${n}/${of}）を写す`,
  copiedPart: (n: number, of: number) => `${n}/${of}を写しました。`,
  copied: '写しました。',
  /** As its players say it. */
  pasteThere: 'コピーしました。ココフォリアに貼り付けてください',
  saved: '残しました。',
  making: '作っています。',
  failed: '作れませんでした。',
  notCopied: '写せませんでした。下の欄から写してください。',
  box: '写す文',
};
export type Strings = typeof ja;
