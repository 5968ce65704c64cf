// What a system's page is drawn with at first, told by the system's own description: files in web/src.
import type { SystemInfo } from '#engine';
import { boardOf, typesOf } from './form.ts';

/** Rows are on every page. */
const boards = { rows: [], arrays: ['features/arrays/Arrays'], field: ['features/field/Field'] };

/** A type's file bears its name. */
export function drawnWith(info: SystemInfo): string[] {
  return [
    ...typesOf(info).map((type) => `components/fields/${type.charAt(0).toUpperCase()}${type.slice(1)}`),
    ...boards[boardOf(info.form)],
    ...(info.chance ? ['features/play/Play'] : []),
    ...(info.form.dice ? ['features/play/Dice'] : []),
  ];
}
