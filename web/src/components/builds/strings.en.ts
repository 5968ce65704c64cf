// English words of what can be done with a build.
import type { Strings } from './strings.ja.ts';

export const en: Strings = {
  more: (n) => `Show ${n} more`,
  fight: 'See the fight',
  fightWith: (what) => `See the fight: ${what}`,
  placed: (mark) => `Now on ${mark}`,
  putOn: (mark) => `Put on ${mark}`,
  copyRoster: 'Copy as roster line',
  keep: 'Put into the roster',
  takeOf: (what) => `Use: ${what}`,
};
