// Fields of a form: every type has its component here, in a file of the type's name or one that web/build/drawn.ts names.
import type { ComponentType } from 'preact';
import type { FormField } from '#engine';
import type { AnyField, FileField } from '../../app/sheet/form.ts';
import { type Lazy, lazy } from '../lazy.tsx';
import { Name, Note } from './Name.tsx';
import type { CharacterProps, Props } from '../../app/sheet/sheet.ts';
import { words } from '../../i18n/index.ts';

// Every type of field, and the component that draws it. The file of a type bears its name: so the build of the page knows
// which files the pages of a system are drawn with (build/drawn.ts).

/** Types that know nothing of characters: a match's settings are made of them, too. */
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

/** What of a row stands above the problems of its sheet, because it is mended there. */
export const RowPlaces = lazy(async () => (await import('./Row.tsx')).Places);

/** Of a whole side these are more: places to carry skills to, and who decides. */
export const MemberRow = lazy(async () => (await import('./Member.tsx')).MemberRow);
export const MemberTactic = lazy(async () => (await import('./Member.tsx')).MemberTactic);

/** The lines of a card, to be filled in and to be read. */
export const Sections = lazy(async () => (await import('./Sections.tsx')).Sections);
export const Lines = lazy(async () => (await import('./Sections.tsx')).Lines);

/** A party to be read. */
export const MemberLines = lazy(async () => (await import('./Members.tsx')).MemberLines);
/** What of a party stands in the head of a sheet that has one member. */
export const AddSecond = lazy(async () => (await import('./Members.tsx')).AddSecond);

/** What has to be fetched before fields of these types can be drawn; other names are passed over. */
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

/** The types of a form are the engine's to say: what it says may be newer than this page. */
const drawn = fields as unknown as {
  [type: string]: ComponentType<{ field: unknown; sheet: unknown }> | undefined;
};

export function Field({ field, sheet }: Props<PlainField> | CharacterProps<AnyField>) {
  const Draw = drawn[field.type];
  return Draw ? (
    <Draw field={field} sheet={sheet} />
  ) : (
    // No paragraph: where the served sheet is taken over without this, it would be lent one without a role.
    <div class="notice" role="alert">
      {words.value.unknownField(field.type)}
    </div>
  );
}
