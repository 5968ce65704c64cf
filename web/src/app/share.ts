// Makes what is shared of a fight: the address, the line beside it, and where it fits.
import type { LinkMade, Match } from '#engine';
import type { EngineClient } from '../engine/client.ts';
import type { Fight } from '../engine/fight.ts';

/** Longest text that each place takes; a QR code beyond that is too fine for a phone's camera. */
export const places = [
  { name: 'QR', most: 600 },
  { name: 'LINE', most: 1000 },
  { name: 'Discord', most: 1900 },
  { name: 'X', most: 4000 },
] as const;

export interface Wanted {
  names: boolean;
  /** Step to open at; null opens at the end. */
  step: number | null;
}

export interface Shared {
  url: string;
  leftOut: LinkMade['leftOut'];
  line: string;
}

/** A link always names the system's own page; the reader's language is the reader's business. */
export function address(root: string, system: string, fragment: string, step: number | null): string {
  return `${new URL(`${system}/`, root).href}#${fragment}${step === null ? '' : `.${step}`}`;
}

export async function share(
  engine: EngineClient,
  match: Match,
  { line, lang }: Pick<Fight, 'line' | 'lang'>,
  root: string,
  { names, step }: Wanted,
): Promise<Shared> {
  const { fragment, leftOut } = await engine.link(match, names);
  const shared = { url: address(root, match.system, fragment, step), leftOut };
  if (names) return { ...shared, line };
  // The line must not tell what the link hides: it is that of the link's own fight.
  const read = await engine.openLink(fragment, match.settings);
  if ('failure' in read || read.kind !== 'F') throw new Error('a new link does not open');
  return { ...shared, line: (await engine.fight(read.match, lang)).line };
}
