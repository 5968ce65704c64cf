// English words of the league screen.
import type { Strings } from './strings.ja.ts';

export const en: Strings = {
  lead: 'Round robins and knock-outs among the roster.',
};
