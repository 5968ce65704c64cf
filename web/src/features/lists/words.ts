// Words of the user's own skill lists.
import { translated } from '../../i18n/index.ts';
import { counted } from '../../i18n/counted.ts';
import { type List, titleOf, versionOf } from './list.ts';

/** What the entries of a list are called, by the key under which they stand. */
const entries: Record<string, readonly [ja: string, en: string, many?: string]> = {
  skills: ['スキル', 'skill'],
  statuses: ['独自の状態', 'status', 'statuses'],
  elements: ['属性', 'element'],
  weapons: ['武器', 'weapon'],
  spells: ['スペル', 'spell'],
  cards: ['スペルカード', 'spell card'],
};

/** How many entries of each kind the list has. */
const countsOf = (list: List) =>
  Object.entries(entries).flatMap(([key, called]) => {
    const some = (list as unknown as Record<string, unknown>)[key];
    return Array.isArray(some) && (some.length > 0 || key === 'skills') ? [{ called, n: some.length }] : [];
  });
const countsJa = (list: List) =>
  countsOf(list)
    .map(({ called: [ja], n }) => `${ja}${n}`)
    .join('、');
const countsEn = (list: List) =>
  countsOf(list)
    .map(({ called: [, en, many], n }) => counted(n, en, many))
    .join(', ');

export const listsWords = translated({
  title: {
    ja: (label: string) => `自分の${label}`,
    en: (label: string) => `Your ${label.toLowerCase()}`,
  },
  views: { ja: '見かた', en: 'View' },
  form: { ja: 'フォーム', en: 'Form' },
  json: { ja: 'JSON・ファイル', en: 'JSON, file' },
  mine: { ja: '自分のリスト', en: 'My list' },
  noJson: {
    ja: 'このJSONは読めないので、フォームにできません。',
    en: 'This JSON can’t be read, so there is no form of it.',
  },
  about: {
    ja: 'リストは丸ごと調べ、問題が一つでもあれば、いまのリストのまま何も変えません。',
    en: 'A list is checked as a whole; if anything is wrong with it, the present list stays as it is.',
  },
  /** After the form is closed. */
  keptOn: {
    ja: (title: string) => `「${title}」はこの仕合に使われています。この端末にも取ってあります。`,
    en: (title: string) => `This fight uses “${title}”. It is kept in this browser, too.`,
  },
  notYet: {
    ja: (n: number) => `問題が${n}件残っているので、仕合は前のリストのままです。`,
    en: (n: number) => `${counted(n, 'problem')} left: the fight keeps the list as it was.`,
  },
  inUse: { ja: 'いまのリスト', en: 'In use' },
  usual: {
    ja: (label: string) => `本作の${label}`,
    en: (label: string) => `The house’s ${label.toLowerCase()}`,
  },
  named: {
    ja: (of: List) => `${titleOf(of)}${versionOf(of, '（', '）')}`,
    en: (of: List) => `${titleOf(of)}${versionOf(of, ' (', ')')}`,
  },
  counts: { ja: countsJa, en: countsEn },
  save: { ja: 'このリストを保存', en: 'Save this list' },
  takeAway: { ja: 'やめて本作のリストに戻す', en: 'Remove it and go back to the house list' },
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
