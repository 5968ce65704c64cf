// Makes the texts for sharing a fight: its address, the line beside it, and the places that take an address of that
// length.
import type { Lang, LinkMade, Match } from '#engine';
import type { EngineClient } from '../engine/client.ts';
import type { Fight } from '../engine/fight.ts';
import { lang } from '../i18n/index.ts';

/** Longest address that each place takes; a longer one makes a QR code too fine for a phone's camera. */
export const places = [
  { name: 'QR', most: 600 },
  { name: 'LINE', most: 1000 },
  { name: 'Discord', most: 1900 },
  { name: 'X (Twitter)', most: 4000 },
] as const;

export interface Wanted {
  /** true: the link carries names. */
  names: boolean;
  /** Step at which the link opens; null: at the end. */
  step: number | null;
}

export interface Shared {
  url: string;
  leftOut: LinkMade['leftOut'];
  line: string;
  /** Of the two in the line. */
  names: Fight['names'];
}

/**
 * The address of a fight: the system's page in the language of the sender. A reader who once chose a language is led
 * to that one.
 */
export function address(root: string, system: string, fragment: string, step: number | null): string {
  const page = `${lang.peek() === 'en' ? 'en/' : ''}${system}/`;
  return `${new URL(page, root).href}#${fragment}${step === null ? '' : `.${step}`}`;
}

export async function share(
  engine: EngineClient,
  match: Match,
  { line, names: called, lang: tongue }: Pick<Fight, 'line' | 'names' | 'lang'>,
  root: string,
  { names, step }: Wanted,
): Promise<Shared> {
  const { fragment, leftOut } = await engine.link(match, names);
  const shared = { url: address(root, match.system, fragment, step), leftOut };
  if (names) return { ...shared, line, names: called };
  // The line must not tell what the link hides, so it is the line of the nameless fight.
  const hidden = await fightOf(engine, fragment, match, tongue);
  return { ...shared, line: hidden.line, names: hidden.names };
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

/** The fight as a link without names tells it. */
export async function nameless(engine: EngineClient, match: Match, tongue: Lang): Promise<Fight> {
  return fightOf(engine, (await engine.link(match, false)).fragment, match, tongue);
}
