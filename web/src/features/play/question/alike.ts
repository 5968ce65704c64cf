// Panels that pay and are equal, as three swords of which one pays: they are one option, taken at one press. Where
// more of the same is asked for before anything happens, the same press answers that too.
import type { Option, Pending, StateInfo } from '#engine';
import type { Fight } from '../../../engine/fight.ts';
import { client, fought, matchOf, playState } from '../../../app/fight/match.ts';
import { decided } from '../../../app/fight/playState.ts';
import { lang } from '../../../i18n/index.ts';
import { byKey } from './grouping.ts';
import { questionWords } from './words.ts';

/** The label of an option for a place without the place's number: "剣H" of "2：剣H". */
const bare = (label: string): string => label.replace(/^\d+[：:]\s*/, '');

/** What the option is but for its place. */
const nature = ({ ja, note, effect }: Option): string => JSON.stringify([bare(ja), note, effect]);

/**
 * The options, equal ones together, in the order of the first of each; any but panels that pay are each alone. Panels that
 * bear nothing come first: to pay with those costs nothing more.
 */
export function alike(
  { point, options }: Pick<Pending, 'point' | 'options'>,
  states: readonly StateInfo[] = [],
): Option[][] {
  if (point !== 'pay') return options.map((option) => [option]);
  const borne = ([one]: readonly Option[]) => (one ? statesOf(one, states).length : 0);
  return [...byKey(options, nature).values()].toSorted((x, y) => borne(x) - borne(y));
}

/** The states whose letters stand behind a panel's element: Heat of "sword H". */
export function statesOf({ en }: Option, states: readonly StateInfo[]): StateInfo[] {
  const letters = / ([A-Z]+)$/.exec(en)?.[1] ?? '';
  return states.filter(({ glyph }) => letters.includes(glyph));
}

/**
 * The states of which options say the letter alone, as a note does of panels that stay used: "水H剣H". `elements`: those of the
 * panels on the board.
 */
export function lettered(
  options: readonly Pick<Option, 'ja' | 'note'>[],
  states: readonly StateInfo[],
  elements: readonly string[],
): StateInfo[] {
  if (elements.length === 0) return [];
  const said = options.map(({ ja, note }) => `${ja} ${note?.ja ?? ''}`).join(' ');
  const behind = new RegExp(`(?:${elements.join('|')})([A-Z]+)`, 'g');
  const letters = [...said.matchAll(behind)].map(([, all = '']) => all).join('');
  return states.filter(({ glyph }) => letters.includes(glyph));
}

/** What a panel that pays is called, or several equal ones (`many`), whose places differ: "3：剣", "剣（Heat）", with the names
 * of their states in the place of the letters. */
export function calledAlike(option: Option, states: readonly StateInfo[], many: boolean): string {
  const borne = statesOf(option, states).map(({ name }) => name[lang.value]);
  const label = many ? bare(option[lang.value]) : option[lang.value];
  return borne.length === 0 ? label : questionWords.value.bearing(label.replace(/\s?[A-Z]+$/, ''), borne);
}

/** Most panels that one press pays. */
const most = 9;

/** The ids that a press on equal panels takes: the leftmost, and the next one for each further panel of the kind. */
export async function paying(of: Fight, now: Pending, first: Option): Promise<string[]> {
  const match = fought.peek();
  const taken = [first.id];
  let course = decided(playState.peek(), first.id);
  while (match && taken.length < most) {
    const then = await client()?.fight({ ...matchOf(match), ...course }, of.lang);
    const asks = then?.events.length === of.events.length ? then.pending : null;
    const [group, ...others] = asks && asks.side === now.side && asks.point === now.point ? alike(asks) : [];
    const [next] = group ?? [];
    if (!next || others.length > 0 || nature(next) !== nature(first)) break;
    taken.push(next.id);
    course = decided(course, next.id);
  }
  return taken;
}
