// Makes random characters, and fills the gaps of a sheet by chance.
import type { Build, Form, FormField, GroupField, MemberField } from '#engine';
import { lang } from '../i18n/index.ts';
import { usedOf } from './sheet/budget.ts';
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

/** Names for those who have none, so that a fight tells them apart. */
const names = [
  { ja: '朝霧', en: 'Asagiri' },
  { ja: '小夜', en: 'Sayo' },
  { ja: '緋乃', en: 'Hino' },
  { ja: '白露', en: 'Shiratsuyu' },
  { ja: '真弓', en: 'Mayumi' },
  { ja: '柊', en: 'Hiiragi' },
  { ja: '千草', en: 'Chigusa' },
  { ja: '月代', en: 'Tsukishiro' },
  { ja: '鳴海', en: 'Narumi' },
  { ja: '常盤', en: 'Tokiwa' },
  { ja: '椿', en: 'Tsubaki' },
  { ja: '楓', en: 'Kaede' },
] as const;

/** A name that nobody among `taken` has, which it gains; "" if all are. */
function nameNew(taken: Set<string>): string {
  const free = names.map((one) => one[lang.value]).filter((one) => !taken.has(one));
  const name = free[Math.floor(Math.random() * free.length)] ?? '';
  taken.add(name);
  return name;
}

/** Groups whose points may be left over. */
const pools = (fields: readonly FormField[]): GroupField[] =>
  fields.flatMap((field) => (field.type === 'group' && field.budget && !field.budget.exact ? [field] : []));

/** Points that the character leaves unspent; less than 0 where a group has too many. */
const unspent = (made: Build, fields: readonly FormField[], form: Form): number =>
  pools(fields).reduce((sum, field) => {
    const { used = 0, of = used } = usedOf(field, made, form) ?? {};
    return sum + of - used;
  }, 0);

/** The character with levels raised in turn while their group has points left: those that it has, or any where all cost the same. */
export function spent(made: Build, fields: readonly FormField[], form: Form): Build {
  return pools(fields).reduce((build, field) => {
    let now = build;
    for (let raised = true; raised;) {
      raised = false;
      for (const part of field.fields) {
        if (part.type !== 'number') continue;
        const group = (now[field.key] ?? {}) as Record<string, unknown>;
        const level = Number(group[part.key] ?? 0);
        if (level >= part.max || (level === 0 && !Array.isArray(field.budget?.costs))) continue;
        const next = { ...now, [field.key]: { ...group, [part.key]: level + 1 } };
        const { used, of = 0 } = usedOf(field, next, form) ?? { used: 1 };
        if (used > of) continue;
        now = next;
        raised = true;
      }
    }
    return now;
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
async function party(
  build: Build,
  form: Form,
  draw: Draw,
  taken: Set<string>,
  only?: number,
): Promise<Build> {
  const field = partyField(form);
  if (!field) return build;
  const kinds = kindsIn(field.fields);
  const anew = async (person: Build | undefined) => {
    let made: Build | undefined;
    let rest = Infinity;
    for (let k = 0; k < draws && rest > 0; k++) {
      const [one] = peopleIn(asParty(await draw(null), form), form);
      if (!one) continue;
      const alike = kinds.every((key) => (one[key] ?? null) === (person?.[key] ?? null));
      const left = alike ? unspent(one, field.fields, form) : Infinity;
      // Of another kind one is only taken where none of this kind is drawn.
      if (made && left >= rest) continue;
      [made, rest] = [one, left];
    }
    if (!made) return undefined;
    const whole = spent(withoutOwnNames(made, field.fields), field.fields, form);
    // Who is alone is called as the sheet.
    const name = person?.name || made.name || (members.length > 1 ? nameNew(taken) : '');
    return { ...whole, name };
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
  const sides = setup.value?.sides ?? [];
  const taken = new Set(sides.flatMap((one) => [one, ...peopleIn(one, form)].map(({ name }) => name)));
  const made = partyField(form)
    ? await party(build, form, draw, taken, only)
    : decidedAs(build, await draw(hasGap(build, form) ? build : null), form);
  const notes = noteFields(form).map(({ key }) => [key, build[key]] as const);
  edit(side, {
    ...made,
    ...Object.fromEntries(notes.filter(([, text]) => text)),
    name: build.name || made.name || (only === undefined ? nameNew(taken) : ''),
  });
}
