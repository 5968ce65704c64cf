// What the list of skills says, in English.
import type { ja } from './dialogStrings.ja.ts';

export const en: typeof ja = {
  choosing: (mark, name) => `Skills of ${mark} ${name}`,
  search: 'Search names and effects',
  elements: 'Elements',
  kinds: 'Kinds',
  maintain: 'Maintained',
  onlyPaid: 'Only what these patterns can pay for',
  noneFound: 'No skill matches.',
  take: (name) => `Take ${name}`,
  giveBack: (name) => `Remove one ${name}`,
  taken: (n) => `${n} taken`,
  room: (n, most) => `${n} of ${most} skills`,
};
