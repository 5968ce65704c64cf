// What stands on blank sheets besides the names of the fields, in English.
import type { ja } from './strings.ja.ts';

export const en: typeof ja = {
  total: (n) => `${n} in all`,
  during: 'During the fight',
};
