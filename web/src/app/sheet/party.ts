// Parties in builds: finds their members, and makes a party of a lone character.
import type { Build, Form, MembersField } from '#engine';

export function membersOf(values: Build, key: string): Build[] {
  const stored = values[key];
  return Array.isArray(stored) ? (stored as Build[]) : [];
}

/** The form's field for members; undefined where the system has no parties. */
export function partyField({ fields }: Form): MembersField | undefined {
  return fields.find((field) => field.type === 'members');
}

/** Builds of a build's members: each member of a party, or a lone character without the fields of a party. */
export function peopleIn(build: Build, form: Form): Build[] {
  const key = partyField(form)?.key ?? '';
  if (key in build) {
    const all = membersOf(build, key);
    // A lone member without a name has its party's name.
    return all.map((one) => (all.length > 1 || one.name ? one : { ...one, name: build.name }));
  }
  const others = ['system', 'version', ...form.fields.map((field) => field.key)];
  const own = Object.entries(build).filter(([one]) => one === 'name' || !others.includes(one));
  return [Object.fromEntries(own) as Build];
}

/** Names that the engine gives to sides without a name. */
export const standIns = { ja: ['甲', '乙'], en: ['A', 'B'] } as const;

/** A lone character, as some rosters keep one, as a party of one. */
export function asParty(build: Build, form: Form): Build {
  const key = partyField(form)?.key;
  const [lone] = key === undefined || key in build ? [] : peopleIn(build, form);
  if (!lone || key === undefined) return build;
  const own = Object.entries(build).filter(([one]) => one === 'name' || !(one in lone));
  return { ...(Object.fromEntries(own) as Build), [key]: [{ ...lone, name: '' }] };
}
