/** Types that all answers of a module share: texts in two languages, envelopes, problems. */
export type SideId = 'A' | 'B';
export type Lang = 'ja' | 'en';
export type Text = Record<Lang, string>;

/** The answer, or a failure of the call itself (never a fault of what a player wrote: that is a Problem). */
export type Envelope<T> = { ok: T } | { error: { code: string; problems: Problem[] } & Text };
/** A JSON text of a T. */
export type Json<T> = string & { readonly __json?: T };

/** A fault in what a player wrote: place, code and rule, with a sentence in both languages. */
export interface Problem extends Text {
  /** JSON pointer into a build ("/skills/2"); absent for pasted text. */
  path?: string;
  /** Position in pasted text, from 1, in Unicode code points. */
  line?: number;
  column?: number;
  length?: number;
  code: string;
  /** In systems with parties: name of the member. */
  whose?: Text;
  /** Clause of the system's rules, e.g. "1". */
  rule?: string;
  /**
   * Text that could replace the faulty one, where that is clear, e.g. the whole name without forbidden
   * characters.
   */
  fix?: string;
}
