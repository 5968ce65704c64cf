// The numbers of a build that a heat map can go through: finds them with their ranges, puts other values in, and
// plans the parts in which the cells are fought.
import type { FightRange } from '#analysis';
import type { Build, Form, FormField, MemberField, Text } from '#engine';
import { visibleFields } from '../../app/sheet/conditions.ts';

export interface BuildNumber {
  /** JSON pointer in the build, such as /members/0/skills/shot; the engine is asked for it. */
  place: string;
  name: Text;
  least: number;
  most: number;
  /** JSON pointer of the group, if all its points must be spent; else "". */
  exact: string;
}
/** The numbers of a member, or of a whole build without members. */
interface NumbersOf {
  name: string;
  numbers: BuildNumber[];
}

/** Values on either side of the present one that are tried of a number with a wide range. */
const around = 10;

function numbersIn(
  fields: readonly (FormField | MemberField)[],
  values: Build,
  at: string,
  exact = '',
): BuildNumber[] {
  return fields.flatMap((field) => {
    const place = `${at}/${field.key}`;
    const held = values[field.key];
    if (field.type === 'group') {
      const budget = field.budget?.exact ? place : '';
      return numbersIn(field.fields, (held ?? {}) as Build, place, budget);
    }
    if (field.type !== 'number') return [];
    const least = field.optional ? 0 : field.min;
    const now = typeof held === 'number' ? held : least;
    const wide = field.max - least > 2 * around;
    return {
      place,
      name: field.label,
      least: wide ? Math.max(least, now - around) : least,
      most: wide ? Math.min(field.max, now + around) : field.max,
      exact,
    };
  });
}

export function numbersOf(form: Form, build: Build): NumbersOf[] {
  const members = form.fields.find((field) => field.type === 'members');
  if (!members) return [{ name: '', numbers: numbersIn(form.fields, build, '') }];
  const all = (build['members'] ?? []) as Build[];
  return all.map((member, at) => ({
    name: member.name,
    numbers: numbersIn(visibleFields(members.fields, member), member, `/members/${at}`),
  }));
}

/** A copy of the build with the numbers of `cell` in `places` (JSON pointers). */
export function withNumbers(build: Build, places: readonly string[], cell: readonly number[]): Build {
  const made = structuredClone(build);
  places.forEach((place, part) => {
    const keys = place.split('/').slice(1);
    let at = made as Record<string, unknown>;
    for (const key of keys.slice(0, -1)) at = (at[key] ??= {}) as Record<string, unknown>;
    at[keys.at(-1) ?? ''] = cell[part];
  });
  return made;
}

// The parts of a heat map: a few fights for every cell first, so that the whole map is seen soon.

/** Cells `from` to `to` (excluded), each with `fights` fights beginning with number `first`. */
interface Part {
  from: number;
  to: number;
  first: number;
  fights: number;
}

/** Fights of one part: some 20 to 60 ms of work. */
const work = 1500;
/** Numbers of fights that all cells reach before any cell goes on. */
const layers = [20, 100, 500, 1000, 2000, 5000, 10_000];

/** Parts that hold `fights` fights of each of `cells` cells once. */
export function planOf(cells: number, fights: number): Part[] {
  const parts: Part[] = [];
  let first = 0;
  for (const layer of [...layers.filter((one) => one < fights), fights]) {
    const more = layer - first;
    const step = Math.max(1, Math.floor(work / more));
    for (let from = 0; from < cells; from += step) {
      parts.push({ from, to: Math.min(cells, from + step), first, fights: more });
    }
    first = layer;
  }
  return parts;
}

/** The same parts as ranges of fights: those of a cell stand one after the other, then those of the next cell. */
export const rangesOfPlan = (cells: number, fights: number): FightRange[][] =>
  planOf(cells, fights).map(({ from, to, first, fights: more }) =>
    // Whole cells touch, and are one range.
    more === fights
      ? [[from * fights, to * fights]]
      : Array.from({ length: to - from }, (_, at) => {
          const begin = (from + at) * fights + first;
          return [begin, begin + more];
        }),
  );

/** Whether all of these fights are among the known ones. */
export const areIn = (ranges: readonly FightRange[], known: readonly FightRange[]): boolean =>
  ranges.every(([from, to]) => known.some(([first, end]) => first <= from && to <= end));
