// Characters made by chance, and rows whose gaps are filled by it.
import type { Build, RowField } from '#engine';
import { type Side, hasGap, noteFields, rowFields } from './build.ts';
import { newSeed } from './fight/playState.ts';
import { client, edit, settings, setup, system } from './fight/match.ts';

/** Where the form asks for a row of skills. */
export function rowField(): RowField | null {
  return (system.value && rowFields(system.value.form)[0]) ?? null;
}

/** Fills the gaps by chance, or makes a new row where there is none; name and notes stay. */
export async function byChance(side: Side): Promise<void> {
  const build = setup.value?.sides[side];
  const info = system.value;
  const engine = client();
  if (!build || !info || !engine) return;
  const keep = hasGap(build, info.form) ? build : null;
  const made: Build = await engine.random(info.id, newSeed(), keep, settings.value);
  const notes = noteFields(info.form).map(({ key }) => [key, build[key]] as const);
  edit(side, {
    ...made,
    ...Object.fromEntries(notes.filter(([, text]) => text)),
    name: build.name || made.name,
  });
}
