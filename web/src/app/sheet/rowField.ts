// The row of skills that a sheet is filled by, where its form asks for one.
import type { RowField } from '#engine';
import { rowFields } from './build.ts';
import { system } from '../fight/match.ts';

export function rowField(): RowField | null {
  return (system.value && rowFields(system.value.form)[0]) ?? null;
}
