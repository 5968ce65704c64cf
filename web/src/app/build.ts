// Reads and changes builds as the form describes them; an empty place is "".
import type { Build, Form, NoteField, RowField } from '#engine';

export type Settings = Readonly<Record<string, unknown>>;
/** Two builds, and the settings of their fight where those differ from the default. */
export type Setup = readonly [Build, Build, settings?: Settings];
/** Side as an index into a Setup. */
export type Side = 0 | 1;

export const other = (side: Side): Side => (side === 0 ? 1 : 0);

export function rowFields(form: Form): RowField[] {
  return form.fields.filter((field) => field.type === 'row');
}

export function noteFields(form: Form): NoteField[] {
  return form.fields.filter((field) => field.type === 'note');
}

/** The items of a row, one a place. */
export function row(build: Build, field: RowField): string[] {
  const stored = build[field.key];
  const items: unknown[] = Array.isArray(stored) ? stored : [];
  return Array.from({ length: field.places }, (_, place) => {
    const item = items[place];
    return typeof item === 'string' ? item : '';
  });
}

export function note(build: Build, key: string): string {
  const stored = build[key];
  return typeof stored === 'string' ? stored : '';
}

export function withItem(build: Build, field: RowField, place: number, item: string): Build {
  return { ...build, [field.key]: row(build, field).with(place, item) };
}

export function withRow(build: Build, field: RowField, items: string[]): Build {
  return { ...build, [field.key]: items };
}

/** Two places of one row change what they hold. */
export function exchanged(build: Build, field: RowField, one: number, two: number): Build {
  const items = row(build, field);
  return withRow(build, field, items.with(one, items[two] ?? '').with(two, items[one] ?? ''));
}

export function cleared(build: Build, form: Form): Build {
  return rowFields(form).reduce(
    (left, field) =>
      withRow(
        left,
        field,
        row(left, field).map(() => ''),
      ),
    build,
  );
}

export function withSide([a, b, ...settings]: Setup, side: Side, build: Build): Setup {
  return side === 0 ? [build, b, ...settings] : [a, build, ...settings];
}

/** Whether two builds put the same items into the same places. */
export function sameRows(one: Build, two: Build, form: Form): boolean {
  return rowFields(form).every((field) => {
    const items = row(two, field);
    return row(one, field).every((item, place) => item === items[place]);
  });
}

export function hasGap(build: Build, form: Form): boolean {
  return rowFields(form).some((field) => row(build, field).includes(''));
}
