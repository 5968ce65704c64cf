// Finds the row of skills of the page's system; null where its form has none.
import type { RowField } from '#engine';
import { rowFields } from './build.ts';
import { system } from '../fight/match.ts';

export function rowField(): RowField | null {
  return (system.value && rowFields(system.value.form)[0]) ?? null;
}
