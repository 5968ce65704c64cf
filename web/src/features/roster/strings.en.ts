// English words of the roster screen.
import type { Strings } from './strings.ja.ts';

export const en: Strings = {
  lead: 'Keeps your characters on this device.',
};
