// Finds and lists in what two builds differ, in few words: field by field in the form's order, in parties member by
// member.
import { useState } from 'preact/hooks';
import type { Build, Form, FormField, Lang } from '#engine';
import type { Side } from '../../app/sheet/build.ts';
import { calledIn } from '../../app/called.ts';
import { partyField, peopleIn, standIns } from '../../app/sheet/party.ts';
import { type Carried, type Fact, factsOf } from './facts.ts';
import { differenceWords } from './words.ts';

export interface Difference {
  /** Name of the member that differs; "": the character or the party itself. */
  who: string;
  label: string;
  /** The value before and now; "": there is none. Both "": the field differs, but there is no short text for it. Of a list
   * what is gone and what has come, each with its sign. */
  was: string;
  now: string;
  /** Whether the two are parts of a list: neither took the place of the other. */
  parts?: boolean;
}

interface Words {
  place: (n: number) => string;
  plans: (n: number) => string;
  gone: (what: string) => string;
  added: (what: string) => string;
  came: (what: string) => string;
  left: (what: string) => string;
}
interface Under {
  /** Side of the builds: a character without a name is called after it. */
  side: Side;
  form: Form;
  lang: Lang;
  words: Words;
}

const nothing = ['[]', '{}', '""'];

/** The value of a field as text; no value, an empty list and a missing key are equal. */
function held(build: Build, field: FormField): string {
  const keys =
    field.type === 'shares'
      ? field.parts.map(({ key }) => key)
      : field.type === 'plans'
        ? [field.key, field.definitions]
        : [field.key];
  const held = keys.map((key) => JSON.stringify(build[key] ?? null));
  return held.map((one) => (nothing.includes(one) ? 'null' : one)).join();
}

/** Pairs of a place or a name and its content; null: the fact is a list without order. */
function placed(fact: Fact, { place }: Words): (readonly [at: string, what: string])[] | null {
  if (fact.kind === 'row') return fact.of.map(({ name }, at) => [place(at + 1), name]);
  return fact.kind === 'numbers' ? fact.of.map(({ name, value }) => [name, String(value)]) : null;
}

/** Counts how often each name occurs in a fact. */
function listed(fact: Fact | undefined): ReadonlyMap<string, number> {
  const all = new Map<string, number>();
  for (const one of fact?.of ?? []) {
    const { name, times = 1 } =
      typeof one === 'string' ? { name: one } : 'panels' in one ? { name: one.said } : (one as Carried);
    all.set(name, (all.get(name) ?? 0) + times);
  }
  return all;
}

/** Names that occur more often in the first than in the second. */
function beyond(some: ReadonlyMap<string, number>, others: ReadonlyMap<string, number>): string[] {
  return [...some].flatMap(([name, times]) => {
    const more = times - (others.get(name) ?? 0);
    return more > 0 ? [more > 1 ? `${name} ×${more}` : name] : [];
  });
}

type FieldDifference = Omit<Difference, 'who'>;

/** Differences between two facts of one field. undefined: the field has no value. */
function between(
  was: Fact | undefined,
  now: Fact | undefined,
  label: string,
  words: Words,
  parts: boolean,
): FieldDifference[] {
  const [before, after] = [was, now].map((fact) => (fact ? placed(fact, words) : []));
  if (before && after) {
    const [old, fresh] = [new Map(before), new Map(after)];
    return [...new Set([...old.keys(), ...fresh.keys()])]
      .map((at) => ({ label: at, was: old.get(at) ?? '', now: fresh.get(at) ?? '' }))
      .filter((one) => one.was !== one.now);
  }
  const [some, others] = [listed(was), listed(now)];
  const [gone, added] = [beyond(some, others), beyond(others, some)];
  if (!parts) return [{ label, was: gone.join(' '), now: added.join(' ') }];
  return [{ label, was: gone.map(words.gone).join(' '), now: added.map(words.added).join(' '), parts }];
}

/** Differences in some fields. `called`: names that are shown for the two builds. Notes are no difference: they decide
 * nothing. */
function inFields(
  [was, now]: readonly [Build, Build],
  called: readonly [string, string],
  fields: readonly FormField[],
  { form, lang, words }: Under,
): FieldDifference[] {
  return fields.flatMap((field): FieldDifference[] => {
    if (field.type === 'members' || field.type === 'note' || held(was, field) === held(now, field)) return [];
    const label = field.label[lang];
    if (field.type === 'name') return [{ label, was: called[0], now: called[1] }];
    const told = (build: Build) =>
      factsOf([field], { build, form, lang, plans: words.plans, brief: true })[0];
    const parts = ['skills', 'list', 'patterns'].includes(field.type);
    const found = between(told(was), told(now), label, words, parts).filter((one) => one.was || one.now);
    return found.length > 0 ? found : [{ label, was: '', now: '' }];
  });
}

/** All differences between two builds: first those of the character or party itself, then those of members by index. */
export function differences(was: Build, now: Build, under: Under): Difference[] {
  const { form, lang, words, side } = under;
  const nobody = standIns[lang][side];
  const inOwn = (fields: readonly FormField[]) =>
    inFields([was, now], [was.name || nobody, now.name || nobody], fields, under).map((one) => ({
      who: '',
      ...one,
    }));
  const party = partyField(form);
  if (!party) return inOwn(form.fields);
  // A lone character is a party of one, which has its member's name: the name is told as a character's, not as a
  // party's.
  const [before, after] = [peopleIn(was, form), peopleIn(now, form)];
  const longest = Math.max(before.length, after.length);
  const isName = ({ type }: FormField) => type === 'name';
  const own =
    longest > 1
      ? inOwn(form.fields)
      : inOwn([...party.fields.filter(isName), ...form.fields.filter((field) => !isName(field))]);
  const fields = party.fields.filter((field) => longest > 1 || !isName(field));
  const label = party.label[lang];
  const [old, fresh] = [calledIn(before, side, lang), calledIn(after, side, lang)];
  const members = Array.from({ length: longest }, (_, at): Difference[] => {
    const [one, other] = [before[at], after[at]];
    const [former = '', name = ''] = [old[at], fresh[at]];
    if (!one) return [{ who: '', label: words.came(label), was: '', now: name }];
    if (!other) return [{ who: '', label: words.left(label), was: former, now: '' }];
    const who = longest > 1 ? name : '';
    return inFields([one, other], [former, name], fields, under).map((found) => ({ who, ...found }));
  });
  return [...own, ...members.flat()];
}

function One({ of: { who, label, was, now, parts } }: { of: Difference }) {
  const t = differenceWords.value;
  const what = who ? t.of2(who, label) : label;
  return (
    <li>
      {was || now ? (
        <>
          <small>
            <bdi>{what}</bdi>
          </small>{' '}
          {was && (
            <del>
              <bdi>{was}</bdi>
            </del>
          )}
          {was && now && (parts ? ' ' : ' → ')}
          {now && (
            <ins>
              <bdi>{now}</bdi>
            </ins>
          )}
        </>
      ) : (
        <bdi>{t.differsAlone(what)}</bdi>
      )}
    </li>
  );
}

interface Props {
  all: readonly Difference[];
  /** Most differences that are listed; a press on the number of further ones lists them too. */
  most: number;
}

/** Differences as list items; the caller draws the list around them. */
export function Differences({ all, most }: Props) {
  const [whole, setWhole] = useState(false);
  return (
    <>
      {(whole ? all : all.slice(0, most)).map((one, at) => (
        <One key={at} of={one} />
      ))}
      {!whole && all.length > most && (
        <li>
          <button type="button" class="text" onClick={() => setWhole(true)}>
            {differenceWords.value.more(all.length - most)}
          </button>
        </li>
      )}
    </>
  );
}
