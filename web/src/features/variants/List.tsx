// The variants of a side, each with what tells it from the first one; to be put on the sheet, named and deleted.
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Build, Form, FormField, Lang } from '#engine';
import { type Carried, type Fact, factsOf } from '../../components/builds/facts.ts';
import { partyField, peopleIn } from '../../app/party.ts';
import type { Variant } from '../../app/build.ts';
import { formOf, setup } from '../../app/fight/match.ts';
import { Menu } from '../../components/Menu.tsx';
import { NameForm } from '../../components/naming/NameForm.tsx';
import { lang } from '../../i18n/index.ts';
import { buildOf, make, remove, rename, side, use, variants } from './variants.ts';
import { titleOf, variantWords } from './words.ts';
import * as css from './variants.module.css';

// In what two builds differ, in few words: field by field as the form has them, of parties member by member.

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

const nothing = ['[]', '{}', '""'];

/** What a field holds, as text; nothing, an empty list and no key at all are alike. */
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

/** What has a place or a name of its own, with what stands there; null: the fact is a list of equals. */
function placed(fact: Fact, { place }: Words): (readonly [at: string, what: string])[] | null {
  if (fact.kind === 'row') return fact.of.map(({ name }, at) => [place(at + 1), name]);
  return fact.kind === 'numbers' ? fact.of.map(({ name, value }) => [name, String(value)]) : null;
}

/** Each with how often it is there. */
function listed(fact: Fact | undefined): ReadonlyMap<string, number> {
  const all = new Map<string, number>();
  for (const one of fact?.of ?? []) {
    const { name, times = 1 } =
      typeof one === 'string' ? { name: one } : 'panels' in one ? { name: one.panels } : (one as Carried);
    all.set(name, (all.get(name) ?? 0) + times);
  }
  return all;
}

/** What is in the first more often than in the second. */
function beyond(some: ReadonlyMap<string, number>, others: ReadonlyMap<string, number>): string[] {
  return [...some].flatMap(([name, times]) => {
    const more = times - (others.get(name) ?? 0);
    return more > 0 ? [more > 1 ? `${name} ×${more}` : name] : [];
  });
}

type FieldDifference = Omit<Difference, 'who'>;

/** Two facts of one field; one lacks where the field holds nothing. */
function between(
  was: Fact | undefined,
  now: Fact | undefined,
  label: string,
  words: Words,
): FieldDifference[] {
  const [before, after] = [was, now].map((fact) => (fact ? placed(fact, words) : []));
  if (before && after) {
    const [old, fresh] = [new Map(before), new Map(after)];
    return [...new Set([...old.keys(), ...fresh.keys()])]
      .map((at) => ({ label: at, was: old.get(at) ?? '', now: fresh.get(at) ?? '' }))
      .filter((one) => one.was !== one.now);
  }
  const [some, others] = [listed(was), listed(now)];
  const join = (names: string[]) => names.join(words.separator);
  return [{ label, was: join(beyond(some, others)), now: join(beyond(others, some)) }];
}

function inFields(was: Build, now: Build, fields: readonly FormField[], under: Under): FieldDifference[] {
  const { form, lang, words } = under;
  return fields.flatMap((field): FieldDifference[] => {
    if (field.type === 'members' || field.type === 'note' || held(was, field) === held(now, field)) return [];
    const label = field.label[lang];
    if (field.type === 'name') return [{ label, was: was.name, now: now.name }];
    const told = (build: Build) =>
      factsOf([field], { build, form, lang, plans: words.plans, brief: true })[0];
    const found = between(told(was), told(now), label, words).filter((one) => one.was || one.now);
    return found.length > 0 ? found : [{ label, was: '', now: '' }];
  });
}

/** Notes decide nothing and are no difference. */
export function differences(was: Build, now: Build, under: Under): Difference[] {
  const { form, lang, words } = under;
  const own = inFields(was, now, form.fields, under).map((one) => ({ who: '', ...one }));
  const party = partyField(form);
  if (!party) return own;
  // A lone character is a party of one, which is called as its one member.
  const [before, after] = [peopleIn(was, form), peopleIn(now, form)];
  const longest = Math.max(before.length, after.length);
  const fields = party.fields.filter(({ type }) => longest > 1 || type !== 'name');
  const label = party.label[lang];
  const called = ({ name }: Build) => name || words.nobody;
  const members = Array.from({ length: longest }, (_, at): Difference[] => {
    const [old, member] = [before[at], after[at]];
    if (old && member) {
      const who = longest > 1 ? called(member) : '';
      return inFields(old, member, fields, under).map((one) => ({ who, ...one }));
    }
    return [{ who: '', label, was: old ? called(old) : '', now: member ? called(member) : '' }];
  });
  return [...own, ...members.flat()];
}

/** So many are told; of two that have little in common the rest is counted. */
const most = 12;

function One({ of: { who, label, was, now } }: { of: Difference }) {
  const t = variantWords.value;
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
          {was && now && ' → '}
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

function Unlike({ of }: { of: Variant }) {
  const t = variantWords.value;
  const [now, form] = [setup.value, formOf()];
  const [first] = variants.value;
  if (!now || !form || !first) return null;
  if (of === first) return <p class="hint">{t.first}</p>;
  const all = differences(buildOf(now, side.value, first), buildOf(now, side.value, of), {
    form,
    lang: lang.value,
    words: t,
  });
  if (all.length === 0) return <p class="hint">{t.same}</p>;
  return (
    <ul class={css.unlike} aria-label={t.differs}>
      {all.slice(0, most).map((one, at) => (
        <One key={at} of={one} />
      ))}
      {all.length > most && <li>{t.more(all.length - most)}</li>}
    </ul>
  );
}

function VariantRow({ of }: { of: Variant }) {
  const t = variantWords.value;
  const naming = useSignal(false);
  const line = useRef<HTMLLIElement>(null);
  const title = titleOf(of);
  const named = () => {
    naming.value = false;
    line.current?.querySelector('summary')?.focus();
  };
  return (
    <li ref={line}>
      {naming.value ? (
        <NameForm
          name={of.name}
          placeholder={t.variant(of.id)}
          label={t.nameOf}
          submit={t.done}
          take={(name) => rename(side.value, of, name)}
          done={named}
        />
      ) : (
        <b class={css.title}>
          <bdi>{title}</bdi>
        </b>
      )}
      <span class={css.deeds}>
        {of.build ? (
          <button type="button" aria-label={t.useOf(title)} onClick={() => use(side.value, of)}>
            {t.use}
          </button>
        ) : (
          <span class="tag">{t.now}</span>
        )}
        <Menu name={t.menu(title)} icon="more">
          <button type="button" onClick={() => (naming.value = true)}>
            {t.rename}
          </button>
          <button type="button" onClick={() => remove(side.value, of)}>
            {t.remove}
          </button>
        </Menu>
      </span>
      <Unlike of={of} />
    </li>
  );
}

export function List() {
  const t = variantWords.value;
  return (
    <section aria-labelledby="variants-all">
      <h2 id="variants-all" class="cap">
        <span>{t.all}</span>
      </h2>
      <ul class={css.all}>
        {variants.value.map((one) => (
          <VariantRow key={one.id} of={one} />
        ))}
      </ul>
      <p class="acts">
        <button type="button" onClick={() => make(side.value)}>
          {t.make}
        </button>
      </p>
    </section>
  );
}
