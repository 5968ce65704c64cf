// Several characters as one party.
import type { Build, Form } from '#engine';
import { asParty, partyField, peopleIn } from './party.ts';

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
