// English words of the versus screen.
import type { Strings } from './strings.ja.ts';

export const en: Strings = {
  panes: { matrix: 'Matrix' },
  lead: 'Who beats whom.',
};
