// A game's rules as data: made from docs/systems when the page is built.

export type Inline = string | { t: 'code' | 'strong' | 'em'; s: string };
export type Block =
  | { t: 'p'; of: Inline[] }
  | { t: 'list'; ordered: boolean; items: Inline[][] }
  | { t: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { t: 'code'; s: string };

export interface Clause {
  /** "5.3", "R1"; empty for the introduction. */
  id: string;
  title: string;
  /** 1 for a chapter, 2 for a clause of one. */
  depth: number;
  blocks: Block[];
}
