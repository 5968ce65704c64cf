// Whose plans are looked at, and where they stand: in a duel the side's, in a party each member's own.
import type { Build, Form, PlansField, TacticField } from '#engine';
import type { Side } from '../../app/build.ts';
import { membersOf, partyField } from '../../app/party.ts';

export interface Whose {
  side: Side;
  /** Place in its party, from 0; in a duel 0. */
  member: number;
}

/** Where builds, or a party's members, have their plans; null: the system has none. */
export function plansField(form: Form): PlansField | TacticField | null {
  const fields = partyField(form)?.fields ?? form.fields;
  return fields.find((field) => field.type === 'tactic' || field.type === 'plans') ?? null;
}

/** "/members/1"; "" in a duel. */
export function pathOf(form: Form, { member }: Whose): string {
  const key = partyField(form)?.key;
  return key === undefined ? '' : `/${key}/${String(member)}`;
}

/** "A", "B2": as the engine is asked. */
export function actorOf(form: Form, { side, member }: Whose): string {
  const letter = side === 0 ? 'A' : 'B';
  return partyField(form) ? `${letter}${String(member + 1)}` : letter;
}

/** What the members of a side are called; none in a duel. */
export function membersCalled(form: Form, build: Build): string[] {
  const key = partyField(form)?.key;
  const members = key === undefined ? [] : membersOf(build, key);
  return members.map(({ name }, at) => name || (members.length === 1 && build.name) || String(at + 1));
}
