// English words of the versus screen, and those that its panes share.
import type { Strings } from './strings.ja.ts';

export const en: Strings = {
  panes: 'Views',
  names: { counters: 'Counters', matrix: 'Matrix', map: 'Shares', meta: 'Meta' },
  about: {
    counters: 'One row of skills against every row there is: what it beats, and what beats it.',
    matrix: 'Everybody in the roster against everybody.',
    map: 'Every way to share out the points: which win, and which lose.',
    meta: 'A mix of rows that no row comes out ahead of, found among all there are.',
  },
  stop: 'Stop',
  goOn: 'Go on',
  retry: 'Try again',
  failed: 'This was broken off.',
  stopped: 'Stopped. This is what is known so far.',
  progress: (done, of) => `${done} of ${of}`,
  left: (seconds) =>
    seconds < 90 ? `about ${seconds} s left` : `about ${Math.round(seconds / 60)} min left`,
  more: (n) => `Show ${n} more`,
  fight: 'See the fight',
  fightWith: (what) => `See the fight: ${what}`,
  placed: (mark) => `Now on ${mark}`,
  putOn: (mark) => `Put on ${mark}`,
  copyRoster: 'Copy as roster line',
  keep: 'Put into the roster',
  takeOf: (what) => `Use: ${what}`,
};
