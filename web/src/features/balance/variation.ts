// Finds the numbers of a match that can vary (those the form asks for, and how many copies of a member there
// are), and makes the match for each of their values.
import type { Build, Form, FormField, Match, SettingField, Text } from '#engine';
import { visibleFields } from '../../app/sheet/conditions.ts';
import { membersOf } from '../../app/sheet/party.ts';
import type { Side } from '../../app/sheet/build.ts';
import { fieldOf } from '../../app/sheet/form.ts';
import { canonical } from '../../util/basics.ts';

/** A number that can vary. */
export interface Place extends Pick<Variation, 'place' | 'copies'> {
  /** null: a setting of the match. */
  side: Side | null;
  /** Index of the party's member; null: of the side itself. */
  member: number | null;
  label: Text;
  min: number;
  max: number;
  /** Its value in the match; null: absent. */
  now: number | null;
}

/** As they are offered: what is changed most, how many and what stands on the sheet by itself; then what a sheet has; then the rest. */
export const ranks = ['usual', 'used', 'unused'] as const;
export const rankOf = ({ place, copies, member, side, now }: Place): (typeof ranks)[number] => {
  // A member's own number stands below sides, a side, the party and the member.
  const own = place.length === (member === null ? 3 : 5);
  return copies || (side !== null && own) ? 'usual' : now === null ? 'unused' : 'used';
};

type Values = Readonly<Record<string, unknown>>;
type NumberFound = Pick<Place, 'label' | 'min' | 'max' | 'now'> & { keys: string[] };

const numberAt = (values: Values, key: string): number | null => {
  const stored = values[key];
  return typeof stored === 'number' ? stored : null;
};

const within = (whole: Text, part: Text): Text => ({
  ja: `${whole.ja}・${part.ja}`,
  en: `${whole.en}: ${part.en}`,
});

function numbersIn(fields: readonly FormField[], values: Values): NumberFound[] {
  return fields.flatMap((field): NumberFound[] => {
    const { key, label } = field;
    if (field.type === 'number') {
      const { min, max } = field;
      return [{ keys: [key], label, min, max, now: numberAt(values, key) }];
    }
    if (field.type === 'group') {
      const found = numbersIn(field.fields, (values[key] ?? {}) as Values);
      return found.map(({ keys, ...one }) => ({
        ...one,
        keys: [key, ...keys],
        label: within(label, one.label),
      }));
    }
    if (field.type !== 'shares' && field.type !== 'points') return [];
    const inner = field.type === 'points' ? ((values[key] ?? {}) as Values) : values;
    return field.parts.map((part) => ({
      keys: field.type === 'points' ? [key, part.key] : [part.key],
      label: field.type === 'points' ? within(label, part.name) : part.name,
      min: part.min,
      max: field.total,
      now: numberAt(inner, part.key),
    }));
  });
}

const copies = { ja: 'この一人を何人に', en: 'How many of this one' };

function placesOf(side: Side, build: Build, { fields }: Form): Place[] {
  const root = ['sides', String(side)];
  const own = numbersIn(fields, build).map(({ keys, ...found }) => ({
    ...found,
    ...{ side, member: null, copies: false, place: [...root, ...keys] },
  }));
  const party = fields.find((field) => field.type === 'members');
  if (!party) return own;
  const members = membersOf(build, party.key);
  const texts = members.map(canonical);
  const theirs = members.flatMap((values, member): Place[] => {
    const at = [...root, party.key, String(member)];
    const numbers = numbersIn(visibleFields(party.fields, values), values).map(({ keys, ...found }) => ({
      ...found,
      ...{ side, member, copies: false, place: [...at, ...keys] },
    }));
    // Copies of a member are counted once, at the first of them.
    if (texts.indexOf(texts[member] ?? '') !== member) return numbers;
    const now = texts.filter((one) => one === texts[member]).length;
    const max = Math.max(now, party.most - members.length + now);
    return [...numbers, { side, member, copies: true, place: at, label: copies, min: 0, max, now }];
  });
  return [...own, ...theirs];
}

/** All numbers of a match that can vary: those of ▽ first, then of ▲, then the settings. */
export function placesIn(match: Match, form: Form, settings: readonly SettingField[]): Place[] {
  const numbers = settings.map(fieldOf).flatMap((field) => (field.type === 'number' ? [field] : []));
  const set = numbersIn(numbers, match.settings ?? {}).map(({ keys, ...found }) => ({
    ...found,
    ...{ side: null, member: null, copies: false, place: ['settings', ...keys] },
  }));
  const [a, b] = match.sides;
  return [...placesOf(1, b, form), ...placesOf(0, a, form), ...set];
}

/**
 * The match with only one copy of the member that is to be counted, so that the copies of a variation are all
 * copies.
 */
export function gathered(match: Match, { side, member, place, copies }: Place): Match {
  const key = place[2] ?? '';
  if (!copies || side === null || member === null) return match;
  const members = membersOf(match.sides[side], key);
  const text = canonical(members[member]);
  const once = members.filter((one, at) => at === member || canonical(one) !== text);
  const sides = match.sides.map((build, at) => (at === side ? { ...build, [key]: once } : build));
  return { ...match, sides: sides as [Build, Build] };
}

export interface Range {
  from: number;
  to: number;
  by: number;
}

/** The range that is offered at first: about seven values around the present one. */
export function usualRange({ min, max, now, copies }: Place): Range {
  if (copies) return { from: 0, to: Math.min(max, Math.max(5, now ?? 0)), by: 1 };
  const middle = now ?? min;
  const by = middle >= 60 ? 10 : middle >= 20 ? 5 : middle >= 10 ? 2 : 1;
  return { from: Math.max(min, middle - 3 * by), to: Math.min(max, middle + 3 * by), by };
}

/**
 * The place as a search uses it: within the user's range, starting at the value in it that is nearest to the
 * present one.
 */
export function sought(place: Place, range: Range | null): Place {
  if (!range) return place;
  const [min, max] = [Math.max(place.min, range.from), Math.min(place.max, range.to)];
  return { ...place, min, max, now: Math.min(Math.max(place.now ?? min, min), max) };
}

export type Value = number | string | boolean | null;

/** A place in a match, and the values that it takes. */
export interface Variation {
  /** The path to the place in the match: keys and indices, beginning with `settings` or `sides`. */
  place: readonly string[];
  /** The values are numbers of copies of the member at the place, instead of values of the place. */
  copies: boolean;
  values: readonly Value[];
}

/** Most values of one variation. */
export const mostVaried = 101;

type Holder = Record<string, unknown> | unknown[];

const isElement = (list: unknown[], key: string): boolean =>
  /^(0|[1-9]\d{0,6})$/.test(key) && Number(key) < list.length;

/** Whether a key leads on: an index of a list, or an own key of an object. */
function holds(at: unknown, key: string): at is Holder {
  if (Array.isArray(at)) return isElement(at, key);
  return typeof at === 'object' && at !== null && Object.hasOwn(at, key);
}

/** The object or list that contains the varied place; null if the match has no such place. */
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

/** The match with one value of a variation; whether it is legal, only the engine knows. */
interface Variant {
  value: Value;
  match: Match;
}

/** The matches of a variation in the order of its values; null if the match has no such place. */
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
      // defineProperty, because the key may be "__proto__".
      Object.defineProperty(at, key, { value, writable: true, enumerable: true, configurable: true });
    }
    all.push({ value, match: varied });
  }
  return all;
}
