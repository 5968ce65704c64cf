// Makes what is shared of a fight: the address, the line beside it, and where it fits.
import type { Lang, LinkMade, Match } from '#engine';
import type { EngineClient } from '../engine/client.ts';
import type { Fight } from '../engine/fight.ts';
import { lang } from '../i18n/index.ts';

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
}

/** A link names the system's own page in the language of who made it; who chose a language once is led to that one. */
export function address(root: string, system: string, fragment: string, step: number | null): string {
  const page = `${lang.peek() === 'en' ? 'en/' : ''}${system}/`;
  return `${new URL(page, root).href}#${fragment}${step === null ? '' : `.${step}`}`;
}

export async function share(
  engine: EngineClient,
  match: Match,
  { line, lang: tongue }: Pick<Fight, 'line' | 'lang'>,
  root: string,
  { names, step }: Wanted,
): Promise<Shared> {
  const { fragment, leftOut } = await engine.link(match, names);
  const shared = { url: address(root, match.system, fragment, step), leftOut };
  if (names) return { ...shared, line };
  // The line must not tell what the link hides: it is that of the link's own fight.
  return { ...shared, line: (await fightOf(engine, fragment, match, tongue)).line };
}

async function fightOf(
  engine: EngineClient,
  fragment: string,
  { settings }: Match,
  tongue: Lang,
): Promise<Fight> {
  const read = await engine.openLink(fragment, settings);
  if ('failure' in read || read.kind !== 'F') throw new Error('a new link does not open');
  return engine.fight(read.match, tongue);
}

/** The fight as a link tells it that hides the names. */
export async function nameless(engine: EngineClient, match: Match, tongue: Lang): Promise<Fight> {
  return fightOf(engine, (await engine.link(match, false)).fragment, match, tongue);
}
