// Finds the files that each system's page is first drawn with, so that the bundle can be split by them.
import { type OtherPart, boardOf, drawnWith } from '../src/app/sheet/form.ts';
import type { Beginning } from '../src/engine/client.ts';
import all from '../src/gen/systems.json' with { type: 'json' };
import { openEngine } from './engine.ts';

const others: Record<OtherPart | 'note' | 'memberRow' | 'memberTactic', string[]> = {
  // Field types that share a file.
  note: ['components/fields/Name'],
  memberRow: ['components/fields/Member'],
  memberTactic: ['components/fields/Member'],
  // On every page, whatever its fields.
  sections: ['components/fields/Sections'],
  // In the first script already.
  rows: [],
  arrays: ['features/arrays/Arrays'],
  field: ['features/field/Field'],
  play: ['features/play/Play'],
  dice: ['features/play/Dice'],
};

/** Files below web/src for these parts. A field type's file has the type's name, unless it is listed above. */
export function filesOf(names: readonly string[]): string[] {
  const files: Partial<Record<string, string[]>> = others;
  return names.flatMap(
    (one) => files[one] ?? [`components/fields/${one.charAt(0).toUpperCase()}${one.slice(1)}`],
  );
}

/** Files below web/src that pages are first drawn with, by the layout of the systems' boards. */
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
