/** What every answer of a module is made of: texts in two languages, envelopes, problems. */
export type SideId = 'A' | 'B';
export type Lang = 'ja' | 'en';
export type Text = Record<Lang, string>;

/** Either the answer or one failure of the call itself (never of what a player wrote: that is a Problem). */
export type Envelope<T> = { ok: T } | { error: { code: string; problems: Problem[] } & Text };
/** A JSON text of T. */
export type Json<T> = string & { readonly __json?: T };

/** Something wrong with what a player gave: where, what, which rule, in both languages. */
export interface Problem extends Text {
  /** JSON pointer into a build ("/skills/2"), or absent for pasted text. */
  path?: string;
  /** 1-based position in pasted text, in Unicode code points. */
  line?: number;
  column?: number;
  length?: number;
  code: string;
  /** Where sides are parties, of which member it is. */
  whose?: Text;
  /** Clause of the system's rules, e.g. "1". */
  rule?: string;
  /** What could stand there instead, where that is plain: the whole name, for one, without what no name holds. */
  fix?: string;
}
