// The systems that have a page: what is known of each before its module is there.
import type { SystemInfo } from '#engine';
import all from '../gen/systems.json';

export type SystemName = Pick<SystemInfo, 'id' | 'name'>;

/** In the order in which they are shown. */
export const systems: readonly SystemName[] = all;

/** Whose page a path is: "rakuen/", "en/rakuen/"; the page without a name is the first one's. */
export function systemOf(shell: string): string {
  const system = systems.find(({ id }) => shell.endsWith(`${id}/`)) ?? systems[0];
  if (!system) throw new Error('there is no system');
  return system.id;
}
