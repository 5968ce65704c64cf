// English words about skill lists of one's own.
import { type List, titleOf, versionOf } from './list.ts';
import type { Strings } from './strings.ja.ts';

const some = (n: number, what: string) => `${n} ${what}`;
const counts = ({ skills, statuses = [] }: List) =>
  some(skills.length, skills.length === 1 ? 'skill' : 'skills') +
  (statuses.length > 0 ? `, ${some(statuses.length, statuses.length === 1 ? 'status' : 'statuses')}` : '');

export const en: Strings = {
  title: 'Skill list',
  about:
    'Fights may be fought with a list that a GM has made. It is checked as a whole when it is read; if anything is wrong with it, the present list stays as it is.',
  inUse: 'In use',
  usual: (n) => `The house list (${n} skills)`,
  named: (of) => `${titleOf(of)}${versionOf(of, ' (', ')')}`,
  counts,
  save: 'Save this list',
  takeAway: 'Remove it and go back to the house list',
  label: 'A skill list of your own',
  hint: 'Paste the list’s JSON, or drop a file here',
  found: (of) => `“${titleOf(of)}”${versionOf(of, ' (', ')')}: ${counts(of)}. Nothing is wrong with it.`,
  broken: (n) =>
    `This list can’t be used (${some(n, n === 1 ? 'problem' : 'problems')}). The present one stays.`,
  use: 'Fight with this list',
  used: (title) => `Fighting with “${title}”`,
  tookAway: 'Back to the house list',
  unknown: (mark, name, skills) =>
    `Not in this list: ${skills.map((one) => `“${one}”`).join(', ')} of ${mark} ${name}.`,
  example: 'Save the house list',
  exampleNote: 'An example to start from. The format is described in the rules.',
  openWith: 'Open with this list',
  lacking:
    'A link carries only a fingerprint of its list. Put the same list here, or a .shiai.json file that holds it.',
};
