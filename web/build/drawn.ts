// Asks every system what its pages are drawn with at first: the bundle falls into files by that.
import { type OtherPart, boardOf, drawnWith } from '../src/app/sheet/form.ts';
import type { Beginning } from '../src/engine/client.ts';
import all from '../src/gen/systems.json' with { type: 'json' };
import { openEngine } from './engine.ts';

const others: Record<OtherPart | 'note' | 'memberRow' | 'memberTactic', string[]> = {
  // Types of fields that share a file.
  note: ['components/fields/Name'],
  memberRow: ['components/fields/Member'],
  memberTactic: ['components/fields/Member'],
  // On every page, whatever its fields are.
  sections: ['components/fields/Sections'],
  // There from the beginning.
  rows: [],
  arrays: ['features/arrays/Arrays'],
  field: ['features/field/Field'],
  play: ['features/play/Play'],
  dice: ['features/play/Dice'],
};

/** The files below web/src of parts by their names. The file of a field's type bears the type's, but for those above. */
export function filesOf(names: readonly string[]): string[] {
  const files: Partial<Record<string, string[]>> = others;
  return names.flatMap(
    (one) => files[one] ?? [`components/fields/${one.charAt(0).toUpperCase()}${one.slice(1)}`],
  );
}

/** Files below web/src, of all systems whose boards are laid out alike, by that layout. */
export async function drawnByBoard(): Promise<Map<string, string[]>> {
  const drawn = new Map<string, string[]>();
  for (const { id } of all) {
    const { systems } = (await openEngine(id))({ call: 'first', lang: 'ja' }) as Pick<Beginning, 'systems'>;
    const [info] = systems;
    if (!info) throw new Error(`The module of ${id} knows no system.`);
    const board = boardOf(info.form);
    drawn.set(board, [...new Set([...(drawn.get(board) ?? []), ...filesOf(drawnWith(info))])]);
  }
  return drawn;
}
