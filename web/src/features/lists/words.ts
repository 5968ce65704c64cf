// Words of the user's own skill lists.
import { translated } from '../../i18n/index.ts';
import { counted } from '../../i18n/counted.ts';
import { type List, titleOf, versionOf } from './list.ts';

const countsJa = ({ skills, statuses = [] }: List) =>
  `スキル${skills.length}${statuses.length > 0 ? `、独自の状態${statuses.length}` : ''}`;

const countsEn = ({ skills, statuses = [] }: List) =>
  counted(skills.length, 'skill') +
  (statuses.length > 0 ? `, ${counted(statuses.length, 'status', 'statuses')}` : '');

export const listsWords = translated({
  title: { ja: 'スキルリスト', en: 'Skill list' },
  about: {
    ja: 'GMが作ったスキルリストで仕合えます。リストは読み込むときに丸ごと調べ、問題が一つでもあれば、いまのリストのまま何も変えません。',
    en: 'Fights may be fought with a list that a GM has made. It is checked as a whole when it is read; if anything is wrong with it, the present list stays as it is.',
  },
  inUse: { ja: 'いまのリスト', en: 'In use' },
  usual: {
    ja: (n: number) => `本作のリスト（スキル${n}）`,
    en: (n: number) => `The house list (${counted(n, 'skill')})`,
  },
  named: {
    ja: (of: List) => `${titleOf(of)}${versionOf(of, '（', '）')}`,
    en: (of: List) => `${titleOf(of)}${versionOf(of, ' (', ')')}`,
  },
  counts: { ja: countsJa, en: countsEn },
  save: { ja: 'このリストを保存', en: 'Save this list' },
  takeAway: { ja: 'やめて本作のリストに戻す', en: 'Remove it and go back to the house list' },
  label: { ja: '自分のスキルリスト', en: 'A skill list of your own' },
  hint: {
    ja: 'リストのJSONを貼るか、ファイルをここへ落とす',
    en: 'Paste the list’s JSON, or drop a file here',
  },
  found: {
    ja: (of: List) => `「${titleOf(of)}」${versionOf(of, '（', '）')}：${countsJa(of)}。問題ありません。`,
    en: (of: List) =>
      `“${titleOf(of)}”${versionOf(of, ' (', ')')}: ${countsEn(of)}. Nothing is wrong with it.`,
  },
  broken: {
    ja: (n: number) => `このリストは使えません（問題${n}件）。いまのリストはそのままです。`,
    en: (n: number) => `This list can’t be used (${counted(n, 'problem')}). The present one stays.`,
  },
  use: { ja: 'このリストで仕合う', en: 'Fight with this list' },
  used: {
    ja: (title: string) => `「${title}」で仕合います`,
    en: (title: string) => `Fighting with “${title}”`,
  },
  tookAway: { ja: '本作のリストに戻しました', en: 'Back to the house list' },
  unknown: {
    ja: (mark: string, name: string, skills: readonly string[]) =>
      `${mark} ${name}の${skills.map((one) => `「${one}」`).join('')}は、このリストにありません。`,
    en: (mark: string, name: string, skills: readonly string[]) =>
      `Not in this list: ${skills.map((one) => `“${one}”`).join(', ')} of ${mark} ${name}.`,
  },
  example: { ja: '本作のリストを保存する', en: 'Save the house list' },
  exampleNote: {
    ja: '書き写して作り変えるための見本です。書式は決まりにあります。',
    en: 'An example to start from. The format is described in the rules.',
  },
  openWith: { ja: 'このリストで開く', en: 'Open with this list' },
  lacking: {
    ja: 'リンクはリストの名札だけを運びます。同じリスト、またはそれを含む .shiai.json をここへ。',
    en: 'A link carries only a fingerprint of its list. Put the same list here, or a .shiai.json file that holds it.',
  },
});
