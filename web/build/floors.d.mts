import type { Rule } from 'eslint';
export function floorProblem(from: string, to: string, lazily: boolean): string | null;
export const floorsRule: Rule.RuleModule;
