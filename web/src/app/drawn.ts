// What a system's page is drawn with at first, told by the system's own description: files in web/src/features.
import type { SystemInfo } from '#engine';
import { boardOf, typesOf } from './form.ts';

/** Rows are on every page. */
const boards = { rows: [], arrays: ['arrays/Arrays'], field: ['field/Field'] };

/** A type's file bears its name. */
export function drawnWith(info: SystemInfo): string[] {
  return [
    ...typesOf(info).map((type) => `fields/${type.charAt(0).toUpperCase()}${type.slice(1)}`),
    ...boards[boardOf(info.form)],
    ...(info.chance ? ['play/Play'] : []),
    ...(info.form.dice ? ['play/Dice'] : []),
  ];
}
