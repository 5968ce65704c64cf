// What a system's page is drawn with at first, told by the system's own description.
import type { BoardForm, SystemInfo } from '#engine';
import { type DrawnType, boardOf, typesOf } from './form.ts';

/** A part of the page: a type of its fields, its board, or what chance brings. */
export type PartName = DrawnType | BoardForm['type'] | 'play' | 'dice';
/** Of a part that is no type of field. */
export type OtherPart = Exclude<PartName, DrawnType>;

export function drawnWith(info: SystemInfo): PartName[] {
  const names: PartName[] = [...typesOf(info), boardOf(info.form)];
  if (info.chance) names.push('play');
  if (info.form.dice) names.push('dice');
  return names;
}
