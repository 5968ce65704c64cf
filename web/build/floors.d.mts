// Types of floors.mjs.
import type { Rule } from 'eslint';
export function floorProblem(from: string, to: string, lazily: boolean): string | null;
export const floorsRule: Rule.RuleModule;

export function roomRings(imports: readonly (readonly [from: string, to: string])[]): string[];
