// Both languages of the forms in which a fight is taken along.
import { en } from './strings.en.ts';
import { ja } from './strings.ja.ts';

export const strings = { ja, en };
