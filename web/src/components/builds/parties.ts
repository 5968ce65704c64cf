// Makes parties: of a lone character and a second member, or of several who were found or chosen; and names them.
import type { Build, Form, MembersField } from '#engine';
import { newMember } from '../../app/sheet/blank.ts';
import { asParty, membersOf, partyField, peopleIn } from '../../app/sheet/party.ts';
import { translated } from '../../i18n/index.ts';

export const partyWords = translated({
  partyOf: { ja: (name: string) => `${name}の隊`, en: (name: string) => `${name}'s party` },
});

/** "星見の隊", where a name may be as long as that. */
export function partyName(name: string, { fields }: Pick<Form, 'fields'>): string {
  const made = partyWords.peek().partyOf(name);
  return fields.some((one) => one.type === 'name' && Array.from(made).length > one.max) ? name : made;
}

/** Two can't be called alike: the first of them takes its party's name along, and a party without a name of its own gets one after it. */
export function withSecond(
  values: Build,
  { key, fields }: MembersField,
  partyOf: (name: string) => string,
): Build {
  const [first] = membersOf(values, key);
  if (!first) return { ...values, [key]: [newMember(fields)] };
  const own = first.name || values.name;
  const name = own && own === values.name ? partyOf(own) : values.name;
  return { ...values, name, [key]: [{ ...first, name: own }, newMember(fields)] };
}

/**
 * Several characters, and the members of parties among them, as one party, which has the first one's fields of a party.
 * `named` makes its name of a lone first one's. null where one party has no room for all.
 */
export function together(
  builds: readonly Build[],
  form: Form,
  named: (name: string) => string,
): Build | null {
  const field = partyField(form);
  const [first] = builds;
  if (!field || !first) return null;
  const members = builds.flatMap((one) => peopleIn(one, form));
  if (members.length > field.most) return null;
  const lone = peopleIn(first, form).length === 1;
  const name = lone && builds.length > 1 ? named(first.name) : first.name;
  return { ...asParty(first, form), name, [field.key]: members };
}
