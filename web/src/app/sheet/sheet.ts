// The values that fields of a form read and write: of a side's build, of a member, or of the settings of the match.
import type { Build, Form } from '#engine';
import { type Side, memberAt, withMember } from './build.ts';
import { edit, fightUnder, formOf, problems, settings, setup } from '../fight/match.ts';

export type Values = Readonly<Record<string, unknown>>;

/** What any field needs. */
export interface Sheet {
  /** The end of its elements' ids: no other sheet on the page has the same. */
  id: string;
  values: Values;
  /** A run of changes with the same tag is undone together. */
  put: (next: Values, tag?: string) => void;
}

/** What only fields of a character need. */
export interface CharacterSheet extends Sheet {
  side: Side;
  /** Where it stands in the side's build: "" for all of it, "/members/2". */
  path: string;
  form: Form;
  values: Build;
  /** Pointers to what is wrong, within these values. */
  wrong: readonly string[];
  /** It stands beside what is said of it: fields don't say the same once more. */
  brief: boolean;
}

export interface Props<F, S extends Sheet = Sheet> {
  field: F;
  sheet: S;
}
export type CharacterProps<F> = Props<F, CharacterSheet>;

/** As it stands now; null where there is no such character. */
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
