// Makes a party of a lone character by a second member.
import type { Build, MembersField } from '#engine';
import { newMember } from '../../app/sheet/blank.ts';
import { membersOf } from '../../app/sheet/party.ts';

export { partyName } from '../builds/partyName.ts';

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
