/** Characters as JSON, and what is found in a text that somebody pasted. */
import type { Match } from './match.d.ts';
import type { Problem, Text } from './text.d.ts';

/** A character as JSON: `system` and `version` are always written and optional on reading. */
export interface Build { system: string; version: string; name: string; [field: string]: unknown }

export interface Reading {
  /** What was recognised: "json", "match" (a .shiai.json file), "record", "thread", "csv", "ccfolia", "udonarium", "sheet", "roster", "link" or "nothing". */
  form: string;
  /** One sentence: what was found. */
  said: Text;
  /** Legal characters, in the order of the text. */
  characters: Build[];
  /** The group of each of them, "" for none; absent where nobody has one. */
  groups?: string[];
  /** Where the text is a whole fight (a .shiai.json file, a record, a thread, a link): both characters, and what else decides it. */
  match?: Match;
  /** Every problem of the whole text. A character with a problem is left out of `characters`. */
  problems: Problem[];
  /** What the rules have read otherwise than a thread or a sheet says it: no mistakes. Absent where there is none. */
  notes?: Problem[];
  /** Lines (from 1 on) that were known as no part of what was read: remarks, headings, talk. Absent where there is none. */
  leftOut?: number[];
}

/** What can be said of a build as it is written, whether it is legal or not. */
export interface SheetFacts {
  /**
   * For every item with a cost: the patterns that pay it (by place; −1: what stands there without any) and the panels
   * that would, from 0. `helped`: none does, but the sheet's own items could change panels or costs so that one did.
   */
  paid: { item: string; by: { pattern: number; panels: number[] }[]; helped: boolean }[];
}

/** A row's place as it stands at the start of a fight, neighbours counted in. */
export interface PlaceFacts { speed: number | null; damage: number | null; text: Text; notes: Text[] }
