// Makes random characters, and fills the gaps of a sheet by chance.
import type { Build, Form, FormField, MemberField } from '#engine';
import { type Side, hasGap, noteFields } from './sheet/build.ts';
import { newSeed } from './fight/playState.ts';
import { asParty, membersOf, partyField, peopleIn } from './sheet/party.ts';
import { client, edit, settings, setup, system } from './fight/match.ts';

/** The new build with the old tactic where it has none: without a tactic a side would be played by hand. */
function decidedAs(build: Build, made: Build, form: Form): Build {
  const kept = form.fields.filter(({ type, key }) => type === 'tactic' && !made[key] && build[key]);
  return { ...made, ...Object.fromEntries(kept.map(({ key }) => [key, build[key]])) };
}

/** The build without custom names of list items: the engine draws such names, but nobody has chosen them. */
export function withoutOwnNames(made: Build, fields: readonly FormField[]): Build {
  return fields.reduce((left, field) => {
    const carried = left[field.key];
    if (field.type !== 'list' || !field.named || !Array.isArray(carried)) return left;
    const { key, named } = field;
    const bare = (one: unknown) =>
      typeof one === 'object' ? (one as Record<string, unknown> | null)?.[named] : one;
    return { ...left, [key]: carried.map(bare) };
  }, made);
}

type Draw = (keep: Build | null) => Promise<Build>;

/** Most draws for a character of a given kind: some kinds are rare, and a kind that is never drawn must not hang the
 * page. */
const draws = 20;

/** Keys of the choices that say what kind of character it is, such as 種別 and 制限: other fields hang on them. */
function kindsIn(fields: readonly MemberField[]): string[] {
  const asked = fields.flatMap(({ when }) =>
    !when ? [] : 'any' in when ? when.any : 'all' in when ? when.all : [when],
  );
  return fields
    .filter(
      ({ type, key, when }) =>
        type === 'select' && !when && asked.some((one) => 'is' in one && one.key === key),
    )
    .map(({ key }) => key);
}

/** The party with all members drawn anew, or only the one at index `only`. Names that were given and the kinds stay. */
async function party(build: Build, form: Form, draw: Draw, only?: number): Promise<Build> {
  const field = partyField(form);
  if (!field) return build;
  const kinds = kindsIn(field.fields);
  const anew = async (person: Build | undefined) => {
    let made: Build | undefined;
    for (let k = 0; k < draws; k++) {
      [made] = peopleIn(asParty(await draw(null), form), form);
      if (kinds.every((key) => (made?.[key] ?? null) === (person?.[key] ?? null))) break;
    }
    return made && { ...withoutOwnNames(made, field.fields), name: person?.name || made.name };
  };
  const members = membersOf(build, field.key);
  if (only === undefined) {
    const made = await Promise.all((members.length > 0 ? members : [undefined]).map(anew));
    return { ...build, [field.key]: made.filter((one) => one !== undefined) };
  }
  const made = await anew(members[only]);
  return made ? { ...build, [field.key]: members.with(only, made) } : build;
}

/**
 * Fills the gaps of a side's sheet by chance, or draws a new row where there is no gap; in a party all members are drawn
 * anew, or only the one at index `only`. Names and notes stay. One step for undo.
 */
export async function byChance(side: Side, only?: number): Promise<void> {
  const build = setup.value?.sides[side];
  const info = system.value;
  const engine = client();
  if (!build || !info || !engine) return;
  const { form } = info;
  const draw: Draw = (keep) => engine.random(info.id, newSeed(), keep, settings.value);
  const made = partyField(form)
    ? await party(build, form, draw, only)
    : decidedAs(build, await draw(hasGap(build, form) ? build : null), form);
  const notes = noteFields(form).map(({ key }) => [key, build[key]] as const);
  edit(side, {
    ...made,
    ...Object.fromEntries(notes.filter(([, text]) => text)),
    name: build.name || made.name,
  });
}
