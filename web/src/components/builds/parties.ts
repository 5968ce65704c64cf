// Makes parties, from a lone character and a second member, or from several characters that were found or chosen, and
// names them.
import type { Build, Form, MembersField } from '#engine';
import { newMember } from '../../app/sheet/blank.ts';
import { asParty, membersOf, partyField, peopleIn } from '../../app/sheet/party.ts';
import { translated } from '../../i18n/index.ts';

export const partyWords = translated({
  partyOf: { ja: (name: string) => `${name}の隊`, en: (name: string) => `${name}'s party` },
});

/** Name of the party of a character, such as "星見の隊"; if that is too long, the character's name. */
export function partyName(name: string, { fields }: Pick<Form, 'fields'>): string {
  const made = partyWords.peek().partyOf(name);
  return fields.some((one) => one.type === 'name' && Array.from(made).length > one.max) ? name : made;
}

/** The party with a second, new member. A member and its party can't have the same name once there are two members:
 * the first member keeps its name, and the party gets one made from it. */
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

/** One party of all given characters and the members of given parties. It has the party fields of the first build;
 * `named` makes its name from the first one's, if that is a lone character. null: they are too many for a party. */
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

/**
 * The members without blank ones, and behind them lone samples that aren't among them, up to `size` members. Samples
 * that the other side has too come last.
 */
export function filledUp(
  members: readonly Build[],
  samples: readonly Build[],
  form: Form,
  { fields }: Pick<MembersField, 'fields'>,
  size: number,
  opposite: readonly string[],
): Build[] {
  const blank = JSON.stringify(newMember(fields));
  const kept = members.filter((one) => JSON.stringify(one) !== blank);
  const all = samples
    .map((one) => peopleIn(one, form))
    .flatMap((people) => (people.length === 1 ? people : []));
  const free = all.filter(({ name }) => kept.every((one) => one.name !== name));
  const [met, others] = [true, false].map((is) => free.filter(({ name }) => opposite.includes(name) === is));
  return [...kept, ...[...(others ?? []), ...(met ?? [])].slice(0, Math.max(size - kept.length, 0))];
}
