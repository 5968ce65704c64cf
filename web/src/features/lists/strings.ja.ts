// Japanese words about skill lists of one's own.
import { type List, titleOf, versionOf } from './list.ts';

const counts = ({ skills, statuses = [] }: List) =>
  `スキル${skills.length}${statuses.length > 0 ? `、独自の状態${statuses.length}` : ''}`;

export const ja = {
  title: 'スキルリスト',
  about:
    'GMが作ったスキルリストで仕合えます。リストは読み込むときに丸ごと調べ、問題が一つでもあれば、いまのリストのまま何も変えません。',
  inUse: 'いまのリスト',
  usual: (n: number) => `本作のリスト（スキル${n}）`,
  named: (of: List) => `${titleOf(of)}${versionOf(of, '（', '）')}`,
  counts,
  save: 'このリストを保存',
  takeAway: 'やめて本作のリストに戻す',
  label: '自分のスキルリスト',
  hint: 'リストのJSONを貼るか、ファイルをここへ落とす',
  found: (of: List) => `「${titleOf(of)}」${versionOf(of, '（', '）')}：${counts(of)}。問題ありません。`,
  broken: (n: number) => `このリストは使えません（問題${n}件）。いまのリストはそのままです。`,
  use: 'このリストで仕合う',
  used: (title: string) => `「${title}」で仕合います`,
  tookAway: '本作のリストに戻しました',
  unknown: (mark: string, name: string, skills: readonly string[]) =>
    `${mark} ${name}の${skills.map((one) => `「${one}」`).join('')}は、このリストにありません。`,
  example: '本作のリストを保存する',
  exampleNote: '書き写して作り変えるための見本です。書式は決まりにあります。',
  openWith: 'このリストで開く',
  lacking: 'リンクはリストの名札だけを運びます。同じリスト、またはそれを含む .shiai.json をここへ。',
};
export type Strings = typeof ja;
