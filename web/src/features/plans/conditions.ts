// The condition of a plan as data: comparisons, put together by "all" and "any".
import type { Lang, PlanFact, PlanTree } from '#engine';

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

/** null: it is a single comparison. */
export function partsOf(condition: Condition): { all: boolean; parts: Condition[] } | null {
  if ('and' in condition) return { all: true, parts: condition.and };
  return 'or' in condition ? { all: false, parts: condition.or } : null;
}

/** Fewer than two parts need no "all" or "any"; none is no condition. */
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

/** The fact with the arguments that it needs at least; those that `like` has are kept where it can have them. */
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

/** A comparison to begin with. */
export function comparisonOf(fact: PlanFact, like: Ref['args'] = {}): Comparison {
  const ref = refTo(fact, like);
  if (fact.type === 'flag') return { ...ref, cmp: '=', value: true };
  if (fact.type === 'symbol') return { ...ref, cmp: '=', value: fact.values?.[0]?.id ?? 'none' };
  return { ...ref, cmp: '>=', value: Math.min(Math.max(fact.least, 1), fact.most) };
}

/** A fact to choose. One that is nothing but its argument is called by the first words of that: "Bind / Heat…". */
export function factName({ label, which }: PlanFact, lang: Lang): string {
  const said = label[lang].replace(/[[\]]/g, '').trim();
  const words = which?.words.map((word) => word[lang]) ?? [];
  if (said !== '…' || words.length === 0) return said;
  return words.slice(0, 2).join(lang === 'ja' ? '・' : ' / ') + (words.length > 2 ? '…' : '');
}

export const comparisonIn = (term: Term): Comparison => ('not' in term ? term.not : term);
export const isRef = (value: Comparison['value']): value is Ref => typeof value === 'object';
