// In what two builds differ, in few words: field by field as the form has them, of parties member by member.
import type { Build, Form, FormField, Lang } from '#engine';
import { type Carried, type Fact, factsOf } from '../../components/builds/facts.ts';
import { membersOf } from '../../app/party.ts';

export interface Difference {
  /** The member whose it is; "" for the side's own. */
  who: string;
  label: string;
  /** "" where there was nothing, or is nothing; both: it differs in what has no few words. */
  was: string;
  now: string;
}

interface Words {
  place: (n: number) => string;
  plans: (n: number) => string;
  separator: string;
  nobody: string;
}
interface Under {
  form: Form;
  lang: Lang;
  words: Words;
}

/** What a field holds, as text; nothing, an empty list and no key at all are alike. */
function held(build: Build, field: FormField): string {
  const keys =
    field.type === 'shares'
      ? field.parts.map(({ key }) => key)
      : field.type === 'plans'
        ? [field.key, field.definitions]
        : [field.key];
  const values = keys.map((key) => build[key] ?? null);
  return JSON.stringify(values.map((one) => (JSON.stringify(one).length > 2 ? one : null)));
}

/** How many more of each there are in the first list than in the second. */
function beyond(some: readonly Carried[], others: readonly Carried[]): string[] {
  return some.flatMap(({ name, times }) => {
    const more = times - (others.find((one) => one.name === name)?.times ?? 0);
    return more > 0 ? [more > 1 ? `${name} ×${more}` : name] : [];
  });
}

const without = (some: readonly string[], others: readonly string[]) =>
  some.filter((one) => !others.includes(one));

type Found = Omit<Difference, 'who'>;

/** Both facts are of one field, which tells its kind; one may lack where the field holds nothing. */
function between(was: Fact | undefined, now: Fact | undefined, words: Words): Found[] {
  const fact = now ?? was;
  if (!fact) return [];
  const { label } = fact;
  const join = (some: readonly string[], others: readonly string[]): Found => ({
    label,
    was: some.join(words.separator),
    now: others.join(words.separator),
  });
  const of = <Kind extends Fact['kind']>(kind: Kind) => {
    const list = (one: Fact | undefined) =>
      one?.kind === kind ? (one.of as Extract<Fact, { kind: Kind }>['of']) : undefined;
    return [list(was) ?? [], list(now) ?? []] as const;
  };
  switch (fact.kind) {
    case 'row': {
      const [before, after] = of('row');
      return after.flatMap(({ name }, at) => {
        const old = before[at]?.name ?? '';
        return old === name ? [] : [{ label: words.place(at + 1), was: old, now: name }];
      });
    }
    case 'numbers': {
      const [before, after] = of('numbers');
      const names = new Set([...before, ...after].map(({ name }) => name));
      const value = (some: typeof after, name: string) =>
        String(some.find((one) => one.name === name)?.value ?? '');
      return [...names]
        .map((name) => ({ label: name, was: value(before, name), now: value(after, name) }))
        .filter((one) => one.was !== one.now);
    }
    case 'carried': {
      const [before, after] = of('carried');
      return [join(beyond(before, after), beyond(after, before))];
    }
    case 'panels': {
      const [before, after] = of('panels').map((all) => all.map(({ panels }) => panels));
      return [join(without(before ?? [], after ?? []), without(after ?? [], before ?? []))];
    }
    case 'words':
    case 'lines': {
      const [before, after] = of(fact.kind) as readonly (readonly string[])[];
      return [join(without(before ?? [], after ?? []), without(after ?? [], before ?? []))];
    }
  }
}

function inFields(was: Build, now: Build, fields: readonly FormField[], under: Under): Found[] {
  const { form, lang, words } = under;
  return fields.flatMap((field): Found[] => {
    if (field.type === 'members' || field.type === 'note' || held(was, field) === held(now, field)) return [];
    const label = field.label[lang];
    if (field.type === 'name') return [{ label, was: was.name, now: now.name }];
    const told = (build: Build) =>
      factsOf([field], { build, form, lang, plans: words.plans, brief: true })[0];
    const found = between(told(was), told(now), words).filter((one) => one.was || one.now);
    return found.length > 0 ? found : [{ label, was: '', now: '' }];
  });
}

/** Notes decide nothing and are no difference. */
export function differences(was: Build, now: Build, under: Under): Difference[] {
  const { form, lang, words } = under;
  const own = inFields(was, now, form.fields, under).map((one) => ({ who: '', ...one }));
  const members = form.fields.flatMap((field): Difference[] => {
    if (field.type !== 'members') return [];
    const [before, after] = [membersOf(was, field.key), membersOf(now, field.key)];
    const label = field.label[lang];
    const called = ({ name }: Build) => name || words.nobody;
    return Array.from({ length: Math.max(before.length, after.length) }, (_, at) => {
      const [old, member] = [before[at], after[at]];
      if (old && member) {
        return inFields(old, member, field.fields, under).map((one) => ({ who: called(member), ...one }));
      }
      return [{ who: '', label, was: old ? called(old) : '', now: member ? called(member) : '' }];
    }).flat();
  });
  return [...own, ...members];
}
