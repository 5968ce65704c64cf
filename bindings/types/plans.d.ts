// Plans (docs/plans.md): the words to write them with, what a list of them means, how one goes on.
import type { Lang, Problem, Text } from './text.d.ts';

/** A word of a plan: as its tree calls it, and as it is written. */
export interface PlanWord extends Text { id: string | number }
/** What a plan may look at. The label leaves out whose it is, and has "…" for the other argument. */
export interface PlanFact {
  id: string;
  type: 'flag' | 'number' | 'chance' | 'symbol';
  least: number;
  most: number;
  /** It is had by either side. */
  who: boolean;
  label: Text;
  /** Its other argument. */
  which?: { key: string; optional: boolean; words: PlanWord[] };
  /** Of a symbol. */
  values?: PlanWord[];
}
/** What fills `{code}` of a label: one of `words`, a number, or one of `phrases` with slots of its own. */
export interface PlanSlot {
  code: string;
  /** Part of the instruction where it belongs. */
  into: 'sel' | 'for' | 'n';
  optional: boolean;
  tag?: string;
  words?: PlanWord[];
  cmp?: string;
  phrases?: { label: Text; sel: Record<string, unknown>; slots: PlanSlot[] }[];
}
/** An instruction; of a decision, or, where it keeps something, of a resource. */
export interface PlanForm {
  verb: 'prefer' | 'avoid' | 'require' | 'keep';
  kind: string;
  label: Text;
  /** What it asks for in any case. */
  sel: Record<string, unknown>;
  slots: PlanSlot[];
}
/** Everything that plans of a system can be put together from. */
export interface PlanWords {
  facts: PlanFact[];
  forms: PlanForm[];
  /** `order`: what happens where no plan speaks. */
  decisions: ({ id: string; order: Text } & Text)[];
  resources: ({ id: string } & Text)[];
  most: { plans: number; characters: number; terms: number; depth: number };
  templates: PlanTemplate[];
}
/** Plans to start from, by the idea that they follow; none names an item. */
export interface PlanTemplate { name: Text; plans: PlanGiven[] }
export interface PlanTree { when?: unknown; do: Record<string, unknown>; note?: string }
/** A plan as a build may bring it: its text, or its tree. */
export type PlanGiven = string | { text: string; lang?: Lang; note?: string } | PlanTree;
export interface PlanRead {
  /** null where a problem spoils it. */
  plan: PlanTree | null;
  /** Printed in both languages; of a broken one as it was written. */
  text: Text;
  /** The language that it was read in. */
  lang: Lang;
  /**
   * What the words are, a letter for each code point: c joins or ends the condition, or compares; f fact; n number or
   * value; v instruction; t what it is about; d defined word; "." nothing that is understood. In the language that it
   * was read in of the text as it was written, in the other one of `text`.
   */
  kinds: Text;
  /** Of a text with line 1, column and length in code points. */
  problems: Problem[];
  /**
   * What a broken text may have meant, each the plans that would stand for it in their order; guessed at for the
   * first three of a list. Where whose a fact is isn't said there are two, and something else may be left to mend.
   */
  fixes: string[][];
}
/** A word that stands for one phrase or one comparison. */
export interface DefinitionRead {
  /** What it stands for, in both languages; of a broken one as it was written. */
  text: Text;
  lang: Lang;
  /** With line 1, column and length in code points of its text. */
  problems: Problem[];
}
/** How a text may go on: `insert` takes the place of the code points from `begin` to the caret. */
export interface PlanCompletion { label: string; insert: string; begin: number }
