// What a system's page is drawn with at first, told by the system's own description.
import type { SystemInfo } from '#engine';
import { boardOf, typesOf } from './form.ts';

/** Names of parts: the types of its fields, its board, and what chance brings. */
export function drawnWith(info: Pick<SystemInfo, 'form' | 'settings' | 'chance'>): string[] {
  const { form, chance } = info;
  return [...typesOf(info), boardOf(form), ...(chance ? ['play'] : []), ...(form.dice ? ['dice'] : [])];
}
