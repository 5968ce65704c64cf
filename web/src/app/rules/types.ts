// A game's rules as data: made from docs/systems when the page is built.

export type Inline = string | { t: 'code' | 'strong' | 'em'; s: string };
export type Block =
  | { t: 'p'; of: Inline[] }
  | { t: 'list'; ordered: boolean; items: Inline[][] }
  | { t: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { t: 'code'; s: string }
  | { t: 'round'; lanes: Lane[] };

/** A row of the picture of a round: a side's signs, and what becomes of them in words. */
export interface Lane {
  side: 'a' | 'b';
  cells: { s: string; mark?: 'acts' | 'spent' }[];
  note: string;
}

export interface Clause {
  /** "5.3", "R1"; "play" for 遊び方, "t.speed" for a word that it explains; empty for the introduction. */
  id: string;
  /** Other ids of the same word. */
  also?: string[];
  title: string;
  /** 1 for a chapter, 2 for a clause of one. */
  depth: number;
  blocks: Block[];
}
