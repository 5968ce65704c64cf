// Reads and changes builds as a form describes them. An empty place of a row is "".
import type { Build, Form, NoteField, RowField } from '#engine';
import { without } from '../../util/basics.ts';
import type { PlayState } from '../fight/playState.ts';

export type Settings = Readonly<Record<string, unknown>>;
/** One of several builds for a side. `id`: its letter; `name`: given by the reader. */
export interface Variant {
  id: string;
  name: string;
  /** null: this variant is the one on the sheet. */
  build: Build | null;
}
/** Variants of both sides; an empty list where the sheet is the only build. */
export type Variants = readonly [readonly Variant[], readonly Variant[]];
/**
 * The set-up of a match: two builds, settings that differ from the default, the course of the fight, and variants of
 * either side. Set-ups are compared as JSON, so code that makes one names the parts in this order.
 */
export interface Setup {
  readonly sides: readonly [Build, Build];
  readonly settings?: Settings | undefined;
  readonly course?: PlayState | undefined;
  readonly variants?: Variants | undefined;
}
/** Side as an index into the sides of a Setup. */
export type Side = 0 | 1;

export const other = (side: Side): Side => (side === 0 ? 1 : 0);

export function rowFields(form: Form): RowField[] {
  return form.fields.filter((field) => field.type === 'row');
}

export function noteFields(form: Form): NoteField[] {
  return form.fields.filter((field) => field.type === 'note');
}

/** The items of a row, one for each place. */
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

/** The build under another name. Notes that came with a sample are emptied: they describe the sample's character. */
export function renamed(build: Build, name: string, form: Form, samples: readonly Build[]): Build {
  const next: Build = { ...build, name };
  if (samples.some((one) => one.name === name)) return next;
  return noteFields(form).reduce(
    (left, { key }) =>
      left[key] && samples.some((one) => one[key] === left[key]) ? { ...left, [key]: '' } : left,
    next,
  );
}

export function withItem(build: Build, field: RowField, place: number, item: string): Build {
  return { ...build, [field.key]: row(build, field).with(place, item) };
}

export function withRow(build: Build, field: RowField, items: string[]): Build {
  return { ...build, [field.key]: items };
}

/** The build with the items of two places exchanged. */
export function exchanged(build: Build, field: RowField, one: number, two: number): Build {
  const items = row(build, field);
  return withRow(build, field, items.with(one, items[two] ?? '').with(two, items[one] ?? ''));
}

/** The member at a JSON pointer such as "/members/2"; the whole build for "". */
export function memberAt(build: Build, path: string): Build | undefined {
  const [, key, at] = path.split('/');
  if (key === undefined) return build;
  const members = build[key];
  return Array.isArray(members) ? (members[Number(at)] as Build | undefined) : undefined;
}

export function withMember(build: Build, path: string, member: Build): Build {
  const [, key, at] = path.split('/');
  if (key === undefined) return member;
  const members = build[key];
  return Array.isArray(members) ? { ...build, [key]: members.with(Number(at), member) } : build;
}

export function withSide(setup: Setup, side: Side, build: Build): Setup {
  const [a, b] = setup.sides;
  return { ...setup, sides: side === 0 ? [build, b] : [a, build] };
}

const nameless = (member: Build) => without(member, 'name');

/** Every part of a build that decides fights: everything but names and notes. */
export function deciding(build: Build, form: Form): unknown[] {
  return form.fields.flatMap((field): unknown[] => {
    if (field.type === 'row') return [row(build, field)];
    if (field.type === 'shares') return field.parts.map(({ key }) => build[key]);
    if (field.type === 'name' || field.type === 'note') return [];
    const held = build[field.key];
    return field.type === 'members' && Array.isArray(held) ? [held.map(nameless)] : [held];
  });
}

/** Whether two builds are the same in a fight. */
export function fightAlike(one: Build, two: Build, form: Form): boolean {
  return JSON.stringify(deciding(one, form)) === JSON.stringify(deciding(two, form));
}

export function hasGap(build: Build, form: Form): boolean {
  return rowFields(form).some((field) => row(build, field).includes(''));
}
