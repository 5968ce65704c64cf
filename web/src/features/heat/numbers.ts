// The numbers of a build that a map can go through: where they stand, and between what.
import type { Build, Form, FormField, MemberField, Text } from '#engine';
import { asked } from '../../app/asked.ts';

export interface BuildNumber {
  /** As the engine is asked for it: /members/0/skills/shot */
  place: string;
  name: Text;
  least: number;
  most: number;
  /** The group of which all points must be spent, by its place. */
  exact: string;
}
/** A member's; of a build without members all there are. */
export interface NumbersOf {
  name: string;
  numbers: BuildNumber[];
}

/** So many values are tried on either side of what a number is, where it can be much more. */
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
    numbers: numbersIn(asked(members.fields, member), member, `/members/${at}`),
  }));
}

/** The build with numbers put in those places. */
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
