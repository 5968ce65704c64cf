// Plans as data, for the blocks of the editor: takes a plan's tree apart into a condition and an instruction in one
// of the system's forms, and makes the tree again.
import type { Lang, PlanFact, PlanForm, PlanSlot, PlanTree, PlanWords } from '#engine';
import { without } from '../../util/basics.ts';

// The condition of a plan: comparisons, joined by "all" and "any".

/** A fact with its arguments. */
export interface Ref {
  fact: string;
  args?: Record<string, string | number>;
}
export interface Comparison extends Ref {
  cmp: string;
  value: number | string | boolean | Ref;
}
export type Term = Comparison | { not: Comparison };
export type Condition = Term | { and: Condition[] } | { or: Condition[] };

export const conditionOf = (plan: PlanTree): Condition | null => (plan.when ?? null) as Condition | null;

/** Parts of a group; null: the condition is a single comparison. */
export function partsOf(condition: Condition): { all: boolean; parts: Condition[] } | null {
  if ('and' in condition) return { all: true, parts: condition.and };
  return 'or' in condition ? { all: false, parts: condition.or } : null;
}

/** The condition made of parts; null if there are none. A single part needs no "all" or "any". */
export function joined(all: boolean, parts: Condition[]): Condition | null {
  const [first] = parts;
  if (!first) return null;
  if (parts.length === 1) return first;
  return all ? { and: parts } : { or: parts };
}

export function countTerms(condition: Condition | null): number {
  if (!condition) return 0;
  const parts = partsOf(condition)?.parts;
  return parts ? parts.reduce((sum, part) => sum + countTerms(part), 0) : 1;
}

/** The fact with the arguments that it needs; arguments of `like` are kept where the fact can have them. */
export function refTo(fact: PlanFact, like: Ref['args'] = {}): Ref {
  const which = fact.which;
  const kept = which?.words.find(({ id }) => id === like[which.key]);
  const chosen = kept ?? (which?.optional ? undefined : which?.words[0]);
  const args = {
    ...(fact.who && { who: like['who'] ?? 'self' }),
    ...(which && chosen && { [which.key]: chosen.id }),
  };
  return { fact: fact.id, ...(Object.keys(args).length > 0 && { args }) };
}

/** A comparison of the fact to begin with. */
export function comparisonOf(fact: PlanFact, like: Ref['args'] = {}): Comparison {
  const ref = refTo(fact, like);
  if (fact.type === 'flag') return { ...ref, cmp: '=', value: true };
  if (fact.type === 'symbol') return { ...ref, cmp: '=', value: fact.values?.[0]?.id ?? 'none' };
  return { ...ref, cmp: '>=', value: Math.min(Math.max(fact.least, 1), fact.most) };
}

/** The first words of a fact's argument, such as "Bind / Heat…". */
function exampleOf({ which }: PlanFact, lang: Lang): string {
  const words = which?.words.map((word) => word[lang]) ?? [];
  return words.slice(0, 2).join(lang === 'ja' ? '・' : ' / ') + (words.length > 2 ? '…' : '');
}

/** Names of facts in a list. A fact that is only an argument, or has the same name as another, is shown with the
 * first words of its argument. */
export function factNames(facts: readonly PlanFact[], lang: Lang): string[] {
  const said = facts.map(({ label }) => label[lang].replace(/[[\]]/g, '').trim());
  return facts.map((fact, at) => {
    const own = said[at] ?? '';
    const vague = own === '…' || said.indexOf(own) !== said.lastIndexOf(own);
    return vague ? own.replace('…', exampleOf(fact, lang) || '…') : own;
  });
}

export const comparisonIn = (term: Term): Comparison => ('not' in term ? term.not : term);
export const isRef = (value: Comparison['value']): value is Ref => typeof value === 'object';

/** Values of the slots, by the slot's path. A slot with phrases holds the index of the phrase; the phrase's own slots
 * have the path of the slot, a dot, and their code. */
type Filling = Readonly<Record<string, string | number>>;
export interface Instruction {
  form: PlanForm;
  filling: Filling;
}

type Parts = Record<'sel' | 'for', Record<string, unknown>> & { n?: unknown };
type Phrase = NonNullable<PlanSlot['phrases']>[number];
interface Place {
  slot: PlanSlot;
  path: string;
}

export const placesOf = (slots: readonly PlanSlot[], under = ''): Place[] =>
  slots.map((slot) => ({ slot, path: under ? `${under}.${slot.code}` : slot.code }));

/** The tree of an instruction. */
export function treeOf({ form, filling }: Instruction): PlanTree['do'] {
  const parts: Parts = { sel: { ...form.sel }, for: {} };
  fill(placesOf(form.slots), filling, parts);
  const source = Object.keys(parts.for).length > 0 && { for: parts.for };
  const amount = parts.n !== undefined && { n: parts.n };
  return { verb: form.verb, kind: form.kind, ...amount, ...source, sel: parts.sel };
}

function fill(places: Place[], filling: Filling, parts: Parts): void {
  for (const { slot, path } of places) {
    const value = filling[path];
    if (value === undefined) continue;
    if (slot.into === 'n') parts.n = value;
    else if (slot.phrases) {
      const phrase = slot.phrases[Number(value)];
      Object.assign(parts[slot.into], phrase?.sel);
      fill(placesOf(phrase?.slots ?? [], path), filling, parts);
    } else if (slot.tag) {
      parts[slot.into][slot.tag] = slot.cmp ? { cmp: slot.cmp, value } : value;
    }
  }
}

/** A form with its slots filled by first choices; values of `like` are kept where they fit. */
export function filled(form: PlanForm, like: Filling = {}): Instruction {
  const filling: Record<string, string | number> = {};
  const add = (places: Place[]) => {
    for (const { slot, path } of places) {
      const kept = like[path];
      if (slot.phrases) {
        const phrase = slot.phrases[Number(kept)] ? Number(kept) : 0;
        if (slot.optional && kept === undefined) continue;
        filling[path] = phrase;
        add(placesOf(slot.phrases[phrase]?.slots ?? [], path));
      } else if (slot.words) {
        const word = slot.words.find(({ id }) => id === kept) ?? (slot.optional ? undefined : slot.words[0]);
        if (word) filling[path] = word.id;
      } else {
        filling[path] = typeof kept === 'number' ? kept : 1;
      }
    }
  };
  add(placesOf(form.slots));
  return { form, filling };
}

/** The instruction of a tree; null: no form can say it. */
export function read(words: PlanWords, act: PlanTree['do']): Instruction | null {
  const of = (part: unknown) => ({ ...(typeof part === 'object' ? part : null) }) as Record<string, unknown>;
  for (const form of words.forms) {
    if (form.verb !== act['verb'] || form.kind !== act['kind']) continue;
    const sel = rest(of(act['sel']), form.sel);
    const filling = sel && match(placesOf(form.slots), { sel, for: of(act['for']), n: act['n'] });
    if (filling) return { form, filling };
  }
  return null;
}

const alike = (one: unknown, two: unknown) => JSON.stringify(one) === JSON.stringify(two);

/** `left` without the fixed tags; null: some of them are missing. */
function rest(left: Record<string, unknown>, fixed: Record<string, unknown>): Record<string, unknown> | null {
  if (Object.entries(fixed).some(([tag, value]) => !alike(left[tag], value))) return null;
  return Object.fromEntries(Object.entries(left).filter(([tag]) => !(tag in fixed)));
}

/** Fills the places so that everything in `left` has its slot; null: that isn't possible. */
function match([first, ...others]: Place[], left: Parts): Filling | null {
  if (!first) {
    const none = ![left.sel, left.for].some((part) => Object.keys(part).length > 0) && left.n === undefined;
    return none ? {} : null;
  }
  const { slot, path } = first;
  const ways: [value: string | number, left: Parts, inner: Place[]][] = [];
  if (slot.into === 'n') {
    if (typeof left.n === 'number') ways.push([left.n, { sel: left.sel, for: left.for }, []]);
  } else {
    const { into } = slot;
    slot.phrases?.forEach((phrase, at) => {
      const part = rest(left[into], phrase.sel);
      if (part) ways.push([at, { ...left, [into]: part }, placesOf(phrase.slots, path)]);
    });
    const tag = slot.tag ?? '';
    const value = left[into][tag];
    const number = slot.cmp ? (value as { cmp?: string; value?: unknown } | undefined) : undefined;
    const plain = number?.cmp === slot.cmp && number ? number.value : value;
    const fits = slot.cmp ? typeof plain === 'number' : slot.words?.some(({ id }) => id === plain);
    if (fits) ways.push([plain as string | number, { ...left, [into]: without(left[into], tag) }, []]);
  }
  for (const [value, then, inner] of ways) {
    const found = match([...inner, ...others], then);
    if (found) return { [path]: value, ...found };
  }
  return slot.optional ? match(others, left) : null;
}

/** The words of a phrase, with "…" for its slots. */
export function gapped(label: string): string {
  return label.replace(/[[\]]/g, '').replace(/\{.\}/g, '…');
}

/** A few words that may stand in a slot, such as 「火・水…」. */
function fillers(slot: PlanSlot, lang: Lang): string {
  const all = [
    ...(slot.words ?? []).map((word) => word[lang]),
    ...(slot.phrases ?? []).map((phrase) => exampled(phrase, lang)),
  ];
  return all.slice(0, 2).join(lang === 'ja' ? '・' : ' / ') + (all.length > 2 ? '…' : '');
}

/** The words of a phrase, with a few words that may stand in its slots. */
function exampled({ label, slots }: Pick<PlanForm, 'label' | 'slots'>, lang: Lang): string {
  return label[lang].replace(/[[\]]/g, '').replace(/\{(.)\}/g, (_, code: string) => {
    const slot = slots.find((one) => one.code === code);
    return slot ? fillers(slot, lang) || '…' : '…';
  });
}

/** Names of phrases in a list. Where two would be the same, both show a few words that may stand in their slots. */
export function toldApart(
  all: readonly Pick<PlanForm, 'label' | 'slots'>[],
  lang: Lang,
  name: (one: Pick<PlanForm, 'label' | 'slots'>) => string,
): string[] {
  const names = all.map(name);
  const same = (at: number) => names.indexOf(names[at] ?? '') !== names.lastIndexOf(names[at] ?? '');
  return all.map((one, at) => (same(at) ? exampled(one, lang) : (names[at] ?? '')));
}

/** Name of a phrase in a list. A phrase that is only a slot is named by the slot's words, or `byName` if they are
 * many. */
export function named({ label, slots }: Pick<Phrase, 'label' | 'slots'>, lang: Lang, byName: string): string {
  if (!/^\{.\}$/.test(label[lang])) return gapped(label[lang]);
  const words = slots[0]?.words ?? [];
  return words.length > 3 ? byName : words.map((word) => word[lang]).join(' / ');
}

/** Slots in the order of a language's label. */
export function inOrder(slots: readonly PlanSlot[], label: string): PlanSlot[] {
  return slots.toSorted((one, two) => label.indexOf(`{${one.code}}`) - label.indexOf(`{${two.code}}`));
}
