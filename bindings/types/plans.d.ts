/**
 * Types of plans (docs/plans.md): the words to write plans with, what given plans mean, and completions. The
 * module for many fights writes this JSON (engine/core/plan). Files and browsers keep `PlanGiven` as part of
 * builds: new versions must still read it.
 */
import type { Lang, Problem, Text } from './text.d.ts';

/** A word of a plan: `id` in the tree, and the text in both languages. */
export interface PlanWord extends Text { id: string | number }
/**
 * A fact that a plan may compare with a value from `least` to `most`. The label names no side, and has "…" in
 * place of the argument `which`.
 */
export interface PlanFact {
  id: string;
  type: 'flag' | 'number' | 'chance' | 'symbol';
  least: number;
  most: number;
  /** true: each side has the fact, and a plan must say whose it means. */
  who: boolean;
  label: Text;
  /** The fact's argument beside the side: the skill in "shift used". */
  which?: { key: string; optional: boolean; words: PlanWord[] };
  /** The possible values of a fact of type symbol. */
  values?: PlanWord[];
}
/**
 * A slot `{code}` in a label. It takes one of `words`, or a number, or one of `phrases`, which have slots of
 * their own.
 */
export interface PlanSlot {
  code: string;
  /**
   * The part of `PlanTree.do` that the slot fills: the selector of options (sel), the test of the decision's
   * cause (for), or the amount to keep (n).
   */
  into: 'sel' | 'for' | 'n';
  optional: boolean;
  /** Key in that part under which the word or the number stands. */
  tag?: string;
  words?: PlanWord[];
  /** For a number under `tag`: how an option's number is compared with it. */
  cmp?: string;
  phrases?: { label: Text; sel: Record<string, unknown>; slots: PlanSlot[] }[];
}
/** The wording of an instruction. `kind`: id of the decision or, with the verb keep, of the resource. */
export interface PlanForm {
  verb: 'prefer' | 'avoid' | 'require' | 'keep';
  kind: string;
  label: Text;
  /** The part of the selector that no slot changes. */
  sel: Record<string, unknown>;
  slots: PlanSlot[];
}
/** Everything that plans of a system can be composed of. */
export interface PlanWords {
  facts: PlanFact[];
  forms: PlanForm[];
  /** `order`: the option that is taken if no plan says anything about the decision. */
  decisions: ({ id: string; order: Text } & Text)[];
  resources: ({ id: string } & Text)[];
  /** Most plans of a tactic, code points of a plan, and comparisons and levels of brackets of a condition. */
  most: { plans: number; characters: number; terms: number; depth: number };
  templates: PlanTemplate[];
}
/** Plans to start from, which follow one idea. They name no items, so that they fit any sheet. */
export interface PlanTemplate { name: Text; plans: PlanGiven[] }
export interface PlanTree { when?: unknown; do: Record<string, unknown>; note?: string }
/** A plan as a build may hold it: its text, or its tree. */
export type PlanGiven = string | { text: string; lang?: Lang; note?: string } | PlanTree;
export interface PlanRead {
  /** null: the plan has a problem. */
  plan: PlanTree | null;
  /** The plan in both languages. A plan with a problem stands in both as it was written. */
  text: Text;
  /** Language in which the plan was read. */
  lang: Lang;
  /**
   * Kinds of the words, one letter for each code point: c joins or ends the condition, or compares; f fact; n
   * number or value; v instruction; t target of the instruction; d defined word; "." not understood. In the
   * language of the plan (`lang`) the letters belong to the text as it was written, in the other language to
   * `text`.
   */
  kinds: Text;
  /** Problems of a text have line 1, and column and length in code points; problems of a tree have paths. */
  problems: Problem[];
  /**
   * Guesses at what a broken text was meant to be: each fix is a list of plans that would replace the text.
   * Only the first three broken plans of a list get fixes, since each guess compiles a few hundred texts. If
   * a fact doesn't say whose it is (P020), there is a fix for either side, which may leave other problems.
   */
  fixes: string[][];
}
/** A defined word, which stands for one phrase or one comparison. */
export interface DefinitionRead {
  /** The definition in both languages; if it has a problem, as it was written. */
  text: Text;
  lang: Lang;
  /** The problems have line 1, and column and length in code points of the definition's text. */
  problems: Problem[];
}
/** A completion of a text: `insert` replaces the code points from `begin` (counted from 0) to the caret. */
export interface PlanCompletion { label: string; insert: string; begin: number }
