// What options do: it stands beside them until the reader hides it, which is remembered.
import { signal } from '@preact/signals';
import type { Option } from '#engine';
import { keep, kept } from '../../../app/settings.ts';

const setting = 'effects';

/** The reader wants to see them: remembered once it is said. */
export const wantsEffects = signal(kept(setting) !== 'off');

export function wantEffects(on: boolean): void {
  wantsEffects.value = on;
  keep(setting, on ? 'on' : 'off');
}

/** The options of one group beside which the effect stands: the first of those that do the same. */
export function toldAt(options: readonly Option[]): Set<string> {
  const told = new Set<string>();
  const first = options.filter(({ effect }) => {
    if (!effect || told.has(effect.ja)) return false;
    told.add(effect.ja);
    return true;
  });
  return new Set(first.map(({ id }) => id));
}
