// Makes what is shared of a fight: the address, the line beside it, and where it fits.
import type { Lang, LinkMade, Match } from '#engine';
import type { EngineClient } from '../engine/client.ts';
import type { Fight } from '../engine/fight.ts';

/** Longest text that each place takes; a QR code beyond that is too fine for a phone's camera. */
export const places = [
  { name: 'QR', most: 600 },
  { name: 'LINE', most: 1000 },
  { name: 'Discord', most: 1900 },
  { name: 'X (Twitter)', most: 4000 },
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
  /** Of the two in the line. */
  names: Fight['names'];
}

/** A link always names the system's own page; the reader's language is the reader's business. */
export function address(root: string, system: string, fragment: string, step: number | null): string {
  return `${new URL(`${system}/`, root).href}#${fragment}${step === null ? '' : `.${step}`}`;
}

export async function share(
  engine: EngineClient,
  match: Match,
  { line, names: called, lang }: Pick<Fight, 'line' | 'names' | 'lang'>,
  root: string,
  { names, step }: Wanted,
): Promise<Shared> {
  const { fragment, leftOut } = await engine.link(match, names);
  const shared = { url: address(root, match.system, fragment, step), leftOut };
  if (names) return { ...shared, line, names: called };
  // The line must not tell what the link hides: it is that of the link's own fight.
  const hidden = await fightOf(engine, fragment, match, lang);
  return { ...shared, line: hidden.line, names: hidden.names };
}

async function fightOf(
  engine: EngineClient,
  fragment: string,
  { settings }: Match,
  lang: Lang,
): Promise<Fight> {
  const read = await engine.openLink(fragment, settings);
  if ('failure' in read || read.kind !== 'F') throw new Error('a new link does not open');
  return engine.fight(read.match, lang);
}

/** The fight as a link tells it that hides the names. */
export async function nameless(engine: EngineClient, match: Match, lang: Lang): Promise<Fight> {
  return fightOf(engine, (await engine.link(match, false)).fragment, match, lang);
}
