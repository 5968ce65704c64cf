// Field: draws a field of a form with the component of its type. Each component is in the file named after its
// type, or in one that web/build/drawn.ts names: the build of the page tells from this which files a system's
// pages need.
import type { ComponentType } from 'preact';
import type { FormField } from '#engine';
import type { AnyField, FileField } from '../../app/sheet/form.ts';
import { type Lazy, lazy } from '../lazy.tsx';
import { Name, Note } from './Name.tsx';
import type { CharacterProps, Props } from '../../app/sheet/sheet.ts';
import { words } from '../../i18n/index.ts';

/** Types that need no character: settings of a match use them as well. */
export type PlainField = Extract<FormField, { type: 'number' | 'select' | 'switch' }> | FileField;
type PropsOf<F> = F extends PlainField ? Props<F> : CharacterProps<F>;

const fields: { [F in AnyField as F['type']]: ComponentType<PropsOf<F>> | Lazy<PropsOf<F>> } = {
  name: Name,
  note: Note,
  row: lazy(() => import('./Row.tsx')),
  shares: lazy(() => import('./Shares.tsx')),
  tactic: lazy(() => import('./Tactic.tsx')),
  points: lazy(() => import('./Points.tsx')),
  skills: lazy(() => import('./Skills.tsx')),
  patterns: lazy(() => import('./Patterns.tsx')),
  plans: lazy(() => import('./Plans.tsx')),
  number: lazy(() => import('./Number.tsx')),
  steps: lazy(() => import('./Steps.tsx')),
  select: lazy(() => import('./Select.tsx')),
  switch: lazy(() => import('./Switch.tsx')),
  list: lazy(() => import('./List.tsx')),
  group: lazy(() => import('./Group.tsx')),
  members: lazy(() => import('./Members.tsx')),
  file: lazy(() => import('./File.tsx')),
};

/** The places of a row: shown above the sheet's problems, because these are mended there. */
export const RowPlaces = lazy(async () => (await import('./Row.tsx')).Places);

/**
 * The row and the tactic of a party's member: shorter than those of a whole side, which have places to drag
 * skills to, and the controller.
 */
export const MemberRow = lazy(async () => (await import('./Member.tsx')).MemberRow);
export const MemberTactic = lazy(async () => (await import('./Member.tsx')).MemberTactic);

/** The sections of a sheet: to fill in, and as plain text. */
export const Sections = lazy(async () => (await import('./Sections.tsx')).Sections);
export const Lines = lazy(async () => (await import('./Sections.tsx')).Lines);

/** A party as plain text. */
export const MemberLines = lazy(async () => (await import('./Members.tsx')).MemberLines);
/** The button for a second member, in the head of a sheet with one. */
export const AddSecond = lazy(async () => (await import('./Members.tsx')).AddSecond);

/** The lazy parts that fields of these types need; unknown types are passed over. */
export function partsOf(types: readonly string[]): { fetch: () => Promise<void> }[] {
  const all: Readonly<Record<string, object>> = {
    ...fields,
    places: RowPlaces,
    memberLines: MemberLines,
    addSecond: AddSecond,
    memberRow: MemberRow,
    memberTactic: MemberTactic,
  };
  const more: Partial<Record<string, string[]>> = { row: ['places'], members: ['memberLines', 'addSecond'] };
  const drawn = types.flatMap((type) => [type, ...(more[type] ?? [])]);
  return drawn.flatMap((one) => {
    const part = all[one];
    return part && 'fetch' in part ? [part as Lazy<never>] : [];
  });
}

/** The engine names the types of a form, and may be newer than this page: so any string may be asked for. */
const drawn = fields as unknown as {
  [type: string]: ComponentType<{ field: unknown; sheet: unknown }> | undefined;
};

export function Field({ field, sheet }: Props<PlainField> | CharacterProps<AnyField>) {
  const Draw = drawn[field.type];
  return Draw ? (
    <Draw field={field} sheet={sheet} />
  ) : (
    // A div, not a p: hydration of a served sheet without this element would reuse a p that has no role.
    <div class="notice" role="alert">
      {words.value.unknownField(field.type)}
    </div>
  );
}
