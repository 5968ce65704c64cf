// The clauses of the system on this page, in either language.
import type { Lang } from '#engine';
import rules from 'virtual:rules/shiden';
import type { Clause } from './types.ts';

/** What the bundler made of docs/systems; its module is declared for every system at once. */
const all: unknown = rules;

export function clauses(language: Lang): Clause[] {
  return (all as Record<Lang, Clause[]>)[language];
}
