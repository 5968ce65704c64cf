// Encounter balance: the matches that come of a match when one number of it takes one value after the other. The
// grammar is that of `shiaiba series --vary` (docs/series.md); what is legal, the engine says of each match.
import type { Match } from '#engine';

export type Value = number | string | boolean | null;

/** What varies, and the values that it takes. */
export interface Variation {
  /** Keys and indices into the match, below `settings` or `sides`. */
  place: readonly string[];
  /** The values say how many there are of what stands there, not what it is. */
  copies: boolean;
  values: readonly Value[];
}
/** Why a text is no variation, or has no place in a match. */
export type VaryCode =
  'notAVariation' | 'badRange' | 'noValue' | 'tooManyValues' | 'badCopies' | 'noSuchPlace';

/** Most values that one variation takes; and most copies of a member. */
export const mostVaried = 101;
export const mostCopies = 100;

const whole = /^-?\d{1,7}$/;
const range = /^(-?\d{1,7})\.\.(-?\d{1,7})(?::(\d{1,7}))?$/;
const words = new Map<string, Value>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/** Without a minus before 0. */
const numberOf = (digits: string): number => Number(digits) + 0;

/** ~1 stands for a slash in a key, ~0 for ~. */
const keyOf = (written: string): string => written.replace(/~[01]/g, (code) => (code === '~1' ? '/' : '~'));

/** `PATH=VALUES` or `PATH#=VALUES`; otherwise everything that is wrong with it. */
export function readVariation(text: string): Variation | VaryCode[] {
  const [, path = '', hash, list = ''] = /^([^=]*?)(#?)=(.*)$/su.exec(text) ?? [];
  const [root, ...place] = path.split('/').map(keyOf);
  if (root !== '' || place.length < 2 || !/^(settings|sides)$/.test(place[0] ?? '')) return ['notAVariation'];
  const copies = hash === '#';
  const values: Value[] = [];
  const wrong: VaryCode[] = [];
  const put = (value: Value): void => {
    const count = typeof value === 'number' && value >= 0 && value <= mostCopies;
    if (copies && !count) wrong.push('badCopies');
    else if (values.length < mostVaried) values.push(value);
    else if (!wrong.includes('tooManyValues')) wrong.push('tooManyValues');
  };
  for (const part of list.split(',')) {
    const [, from, to, step = '1'] = range.exec(part) ?? [];
    if (from !== undefined && to !== undefined) {
      const [first, last, by] = [numberOf(from), numberOf(to), numberOf(step)];
      if (first > last || by === 0) wrong.push('badRange');
      else for (let value = first; value <= last && wrong.length === 0; value += by) put(value);
    } else if (part.includes('..')) wrong.push('badRange');
    else if (part === '') wrong.push('noValue');
    else if (whole.test(part)) put(numberOf(part));
    else put(words.has(part) ? (words.get(part) ?? null) : part);
  }
  return wrong.length > 0 ? wrong : { place, copies, values };
}

type Holder = Record<string, unknown> | unknown[];

const isElement = (list: unknown[], key: string): boolean =>
  /^(0|[1-9]\d{0,6})$/.test(key) && Number(key) < list.length;

/** Where a key can be followed. */
function holds(at: unknown, key: string): at is Holder {
  if (Array.isArray(at)) return isElement(at, key);
  return typeof at === 'object' && at !== null && Object.hasOwn(at, key);
}

/** What holds the varied place; null where there is no such place. */
function holder(match: Match, { place, copies }: Variation): Holder | null {
  let at: unknown = match;
  for (const key of place.slice(0, -1)) {
    if (!holds(at, key)) return null;
    at = (at as Record<string, unknown>)[key];
  }
  const last = place.at(-1) ?? '';
  if (Array.isArray(at)) return isElement(at, last) ? at : null;
  return typeof at === 'object' && at !== null && !copies ? (at as Holder) : null;
}

/** One match of a variation; the engine says whether it is legal. */
export interface Variant {
  value: Value;
  match: Match;
}

/** In the order of the values; null where the match has no such place. */
export function variants(match: Match, variation: Variation): Variant[] | null {
  const all: Variant[] = [];
  const key = variation.place.at(-1) ?? '';
  for (const value of variation.values) {
    const varied: Match = structuredClone({ settings: {}, ...match });
    const at = holder(varied, variation);
    if (!at) return null;
    if (variation.copies && Array.isArray(at)) {
      const one: unknown = at[Number(key)];
      at.splice(Number(key), 1, ...Array.from({ length: Number(value) }, () => structuredClone(one)));
    } else {
      // A key may be one that objects have by themselves.
      Object.defineProperty(at, key, { value, writable: true, enumerable: true, configurable: true });
    }
    all.push({ value, match: varied });
  }
  return all;
}
