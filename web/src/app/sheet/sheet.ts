// Sheets: the values that the fields of a form read and write, of a side's build, a member, or the settings of the match.
import type { Build, Form } from '#engine';
import { type Side, memberAt, withMember } from './build.ts';
import { edit, fightUnder, formOf, problems, settings, setup } from '../fight/match.ts';

export type Values = Readonly<Record<string, unknown>>;

/** Values and access for any field. */
export interface Sheet {
  /** Suffix of the ids of the sheet's elements; unique on the page. */
  id: string;
  values: Values;
  /** A run of changes with the same tag is undone together. */
  put: (next: Values, tag?: string) => void;
}

/** Additions for fields of a character. */
export interface CharacterSheet extends Sheet {
  side: Side;
  /** JSON pointer of the character within the side's build: "" for the whole build, "/members/2". */
  path: string;
  form: Form;
  values: Build;
  /** JSON pointers to problems, relative to these values. */
  wrong: readonly string[];
  /** true: the problems are listed beside the sheet, so fields don't repeat them. */
  brief: boolean;
}

export interface Props<F, S extends Sheet = Sheet> {
  field: F;
  sheet: S;
}
export type CharacterProps<F> = Props<F, CharacterSheet>;

/** The sheet of a side or a member in the present set-up; null where there is no such character. */
export function sheetOf(side: Side, path = '', brief = false): CharacterSheet | null {
  const whole = setup.value?.sides[side];
  const values = whole && memberAt(whole, path);
  const form = formOf(path);
  if (!values || !form) return null;
  return {
    id: `${side}${path.replaceAll('/', '-')}`,
    side,
    path,
    form,
    values,
    put: (next, tag = '') => edit(side, withMember(whole, path, next as Build), tag && path + tag),
    wrong: problems.value[side].flatMap(({ path: at }) =>
      at?.startsWith(`${path}/`) ? [at.slice(path.length)] : [],
    ),
    brief,
  };
}

export function settingsSheet(): Sheet {
  return { id: 'setting', values: settings.value ?? {}, put: (next) => fightUnder(next) };
}
