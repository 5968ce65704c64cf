// Builds with their plans as the engine reads them: what was pasted back is the same as what was copied, in other clothes.
import type { Build, Form, FormField, PlanRead } from '#engine';
import { membersOf, partyField } from '../sheet/party.ts';
import { type Entry, entriesOf, textOf } from '../sheet/planEntries.ts';

/** What the engine says of plans of a build, in their order. */
export type Reads = (build: Build, plans: readonly Entry[]) => Promise<readonly PlanRead[]>;

const keysOf = (fields: readonly FormField[]): string[] =>
  fields.flatMap(({ type, key }) => (type === 'plans' || type === 'tactic' ? [key] : []));

/** The builds in it that have plans of their own, with the keys of those. */
function planned(build: Build, form: Form): (readonly [Build, string[]])[] {
  const party = partyField(form);
  const members = party ? membersOf(build, party.key) : [];
  const inParty = keysOf(party?.fields ?? []);
  return [[build, keysOf(form.fields)], ...members.map((member) => [member, inParty] as const)];
}

/** One of them has plans as texts where the other has trees: only the engine knows whether they are alike. */
export function differInKind(one: Build, two: Build, form: Form): boolean {
  const [a, b] = [one, two].map((build) =>
    planned(build, form).flatMap(([of, keys]) => keys.flatMap((key) => entriesOf(of, key).map(textOf))),
  );
  const trees = (all: readonly (string | null)[] = []) => all.includes(null);
  const texts = (all: readonly (string | null)[] = []) => all.some((text) => text !== null);
  return (trees(a) && texts(b)) || (texts(a) && trees(b));
}

async function withTrees(build: Build, keys: readonly string[], reads: Reads): Promise<Build> {
  const read: Record<string, unknown> = {};
  for (const key of keys) {
    const plans = entriesOf(build, key);
    if (!plans.some((plan) => textOf(plan) !== null)) continue;
    const told = await reads(build, plans);
    read[key] = plans.map((plan, at) => {
      const { plan: tree } = told[at] ?? {};
      return textOf(plan) === null || !tree ? plan : { ...tree, ...(plan.note && { note: plan.note }) };
    });
  }
  return { ...build, ...read };
}

export async function asRead(build: Build, form: Form, reads: Reads): Promise<Build> {
  const party = partyField(form);
  const inParty = keysOf(party?.fields ?? []);
  const own = await withTrees(build, keysOf(form.fields), reads);
  if (!party || inParty.length === 0 || !(party.key in build)) return own;
  const members = membersOf(build, party.key).map((member) =>
    withTrees(member, inParty, (of, plans) => reads({ ...of, system: build.system }, plans)),
  );
  return { ...own, [party.key]: await Promise.all(members) };
}
