// A set-up that a page could not keep before it was left: localStorage takes it at once, where the database needs time.
import { kept as setting, keep as keepSetting, forget } from '../app/settings.ts';

const name = (system: string) => `left.${system}`;

/** What somebody else wrote there, or nobody; whoever reads it checks its shape. */
export function leftBehind(system: string): unknown {
  try {
    return JSON.parse(setting(name(system)) ?? 'null');
  } catch {
    return null;
  }
}

/** False where there is no room for it. */
export const leaveBehind = (system: string, setup: object): boolean =>
  keepSetting(name(system), JSON.stringify(setup));

/** The database has it, or something newer. */
export const takenOver = (system: string): void => forget(name(system));
