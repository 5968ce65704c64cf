// English words of the versus screen.
import type { Strings } from './strings.ja.ts';

export const en: Strings = {
  panes: 'Views',
  names: {
    counters: 'Counters',
    matrix: 'Matrix',
    map: 'Shares',
    numbers: 'Points',
    meta: 'Meta',
    variants: 'Variants',
  },
  about: {
    counters: 'One row of skills against every row there is: what it beats, and what beats it.',
    matrix: 'Everybody in the roster against everybody.',
    map: 'Every way to share out the points: which win, and which lose.',
    numbers: 'Two numbers of a build, in every pair there is: which win, and which lose.',
    variants: 'Variants of one sheet: which wins against the present opponent, and where their fights part.',
    meta: 'A mix of rows that no row comes out ahead of, found among all there are.',
  },
};
