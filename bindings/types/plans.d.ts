// Types of plans (docs/plans.md): the words to write them with, the reading of a list of plans, completions.
import type { Lang, Problem, Text } from './text.d.ts';

/** A word of a plan: `id` in the tree, and the text in both languages. */
export interface PlanWord extends Text { id: string | number }
/** A fact that a plan may compare. The label leaves the side out, and has "…" for the other argument. */
export interface PlanFact {
  id: string;
  type: 'flag' | 'number' | 'chance' | 'symbol';
  least: number;
  most: number;
  /** true: either side has this fact. */
  who: boolean;
  label: Text;
  /** The other argument. */
  which?: { key: string; optional: boolean; words: PlanWord[] };
  /** Values of a symbol. */
  values?: PlanWord[];
}
/**
 * A slot `{code}` in a label, filled with one of `words`, a number, or one of `phrases` with slots of its
 * own.
 */
export interface PlanSlot {
  code: string;
  /** Part of the instruction that it belongs to. */
  into: 'sel' | 'for' | 'n';
  optional: boolean;
  tag?: string;
  words?: PlanWord[];
  cmp?: string;
  phrases?: { label: Text; sel: Record<string, unknown>; slots: PlanSlot[] }[];
}
/** An instruction about a decision or, if it keeps something, about a resource. */
export interface PlanForm {
  verb: 'prefer' | 'avoid' | 'require' | 'keep';
  kind: string;
  label: Text;
  /** The selector that the instruction always has. */
  sel: Record<string, unknown>;
  slots: PlanSlot[];
}
/** Everything that plans of a system can be composed of. */
export interface PlanWords {
  facts: PlanFact[];
  forms: PlanForm[];
  /** `order`: what happens if no plan speaks. */
  decisions: ({ id: string; order: Text } & Text)[];
  resources: ({ id: string } & Text)[];
  most: { plans: number; characters: number; terms: number; depth: number };
  templates: PlanTemplate[];
}
/** Plans to start from that follow one idea; none names an item. */
export interface PlanTemplate { name: Text; plans: PlanGiven[] }
export interface PlanTree { when?: unknown; do: Record<string, unknown>; note?: string }
/** A plan as a build may hold it: its text, or its tree. */
export type PlanGiven = string | { text: string; lang?: Lang; note?: string } | PlanTree;
export interface PlanRead {
  /** null: the plan has a problem. */
  plan: PlanTree | null;
  /** Printed in both languages; a plan with a problem as it was written. */
  text: Text;
  /** Language in which the plan was read. */
  lang: Lang;
  /**
   * Kinds of the words, a letter for each code point: c joins or ends the condition, or compares; f fact; n
   * number or value; v instruction; t subject of the instruction; d defined word; "." not understood. In the
   * language in which the plan was read the letters are of the text as written, in the other language of
   * `text`.
   */
  kinds: Text;
  /** Problems of a text, with line 1, column and length in code points. */
  problems: Problem[];
  /**
   * What a broken text may have meant; each fix is the list of plans that would replace it. Guessed only for
   * the first three broken plans of a list. There are two fixes if a fact doesn't say whose it is; a fix may
   * leave other problems.
   */
  fixes: string[][];
}
/** A defined word, which stands for one phrase or one comparison. */
export interface DefinitionRead {
  /** The definition in both languages; if it has a problem, as it was written. */
  text: Text;
  lang: Lang;
  /** With line 1, column and length in code points of its text. */
  problems: Problem[];
}
/** A completion of a text: `insert` replaces the code points from `begin` to the caret. */
export interface PlanCompletion { label: string; insert: string; begin: number }
