// What the list of skills says, in English.
import type { ja } from './dialogStrings.ja.ts';

export const en: typeof ja = {
  choosing: (mark, name, what) => `${what} of ${mark} ${name}`,
  search: 'Search names and effects',
  elements: 'Elements',
  kinds: 'Kinds',
  maintain: 'Maintained',
  onlyPaid: 'Only what these patterns can pay for',
  noneFound: (what) => `No ${what.toLowerCase()} match.`,
  take: (name) => `Take ${name}`,
  giveBack: (name) => `Remove one ${name}`,
  taken: (n) => `${n} taken`,
  room: (what, n, most) => `${n} of ${most} ${what.toLowerCase()}`,
};
