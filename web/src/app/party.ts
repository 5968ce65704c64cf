// Parties as builds hold them: their members, how a lone character becomes one, which fields a member is asked for.
import type { Build, Form, MemberField, MembersField } from '#engine';
import { without } from '../util/basics.ts';
import { holds, newField } from './blank.ts';

export function membersOf(values: Build, key: string): Build[] {
  const stored = values[key];
  return Array.isArray(stored) ? (stored as Build[]) : [];
}

/** Where the form asks for a party. */
export function partyField({ fields }: Form): MembersField | undefined {
  return fields.find((field) => field.type === 'members');
}

/** What of a build can be a member: each of a party, or a lone character without what is a party's. */
export function peopleIn(build: Build, form: Form): Build[] {
  const key = partyField(form)?.key ?? '';
  if (key in build) {
    const all = membersOf(build, key);
    // One without a name is called by its party's.
    return all.map((one) => (all.length > 1 || one.name ? one : { ...one, name: build.name }));
  }
  const others = ['system', 'version', ...form.fields.map((field) => field.key)];
  const own = Object.entries(build).filter(([one]) => one === 'name' || !others.includes(one));
  return [Object.fromEntries(own) as Build];
}

/** What the engine calls a side that bears no name. */
export const standIns = { ja: ['甲', '乙'], en: ['A', 'B'] } as const;

/** A lone character, as rosters keep some, as a party of one. */
export function asParty(build: Build, form: Form): Build {
  const key = partyField(form)?.key;
  const [lone] = key === undefined || key in build ? [] : peopleIn(build, form);
  if (!lone || key === undefined) return build;
  const own = Object.entries(build).filter(([one]) => one === 'name' || !(one in lone));
  return { ...(Object.fromEntries(own) as Build), [key]: [{ ...lone, name: '' }] };
}

// Which fields a party's member is asked for: some come and go with what another one holds.

/** Those that are asked for, and those that hold something nevertheless: what is wrong can be mended where it stands. */
export function visibleFields<F extends MemberField>(fields: readonly F[], values: Build): F[] {
  return fields.filter((field) => holds(field, values) || field.key in values);
}

/** After a change: what is no longer asked for is left out, and what now is begins as on a new sheet. */
export function fitted(next: Build, before: Build, fields: readonly MemberField[]): Build {
  const changed = fields.filter((field) => holds(field, next) !== holds(field, before));
  const kept = changed.reduce((left, { key }) => without(left, key) as Build, next);
  return changed.reduce((left, field) => (holds(field, next) ? newField(left, field) : left), kept);
}
