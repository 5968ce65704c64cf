// Parties as builds hold them: their members, and how a lone character becomes one.
import type { Build, Form, MembersField } from '#engine';

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
