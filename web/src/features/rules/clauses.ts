// The clauses of the system on this page, in either language.
import type { Lang } from '#engine';
import rules from 'virtual:rules/shiden';
import type { Clause } from './types.ts';

export function clauses(language: Lang): Clause[] {
  return rules[language];
}
