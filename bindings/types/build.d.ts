/** Types of characters as JSON, and of the result of reading a pasted text. */
import type { Match } from './match.d.ts';
import type { Problem, Text } from './text.d.ts';

/** A character as JSON: `system` and `version` are always written and optional on reading. */
export interface Build { system: string; version: string; name: string; [field: string]: unknown }

export interface Reading {
  /**
   * Kind of text: "json", "match" (a .shiai.json file), "record", "thread", "csv", "ccfolia", "udonarium",
   * "chat", "sheet", "roster", "link" or "nothing".
   */
  form: string;
  /** One sentence that says what was found. */
  said: Text;
  /** Legal characters, in the order of the text. */
  characters: Build[];
  /**
   * Builds with problems, as much of each as could be read: what a player mends on the sheet. At most 100, in
   * the order of the text, none of a party's members; absent if there are none.
   */
  drafts?: Build[];
  /** Group of each character, "" for none; absent if no character has one. */
  groups?: string[];
  /**
   * If the text is a whole fight (a .shiai.json file, a record, a thread, a link): both characters, and
   * everything else that decides it.
   */
  match?: Match;
  /** All problems of the whole text. A character with a problem isn't in `characters`. */
  problems: Problem[];
  /**
   * Places where the rules give another value than a thread or a sheet: these are no mistakes. Absent if
   * there are none.
   */
  notes?: Problem[];
  /**
   * Numbers (from 1) of the lines that are no part of a sheet: remarks, headings, talk. Absent if there are
   * none.
   */
  leftOut?: number[];
}

/** Facts about a build as it is written, whether it is legal or not. */
export interface SheetFacts {
  /**
   * For every item with a cost: the patterns that pay for it (by index; −1: what the sheet has without a
   * pattern) and their panels, from 0. `helped`: no pattern pays for it, but the sheet's own items could
   * change panels or costs so that one did.
   */
  paid: { item: string; by: { pattern: number; panels: number[] }[]; helped: boolean }[];
}

/** A row's place as it is at the start of a fight, with the effects of its neighbours. */
export interface PlaceFacts { speed: number | null; damage: number | null; text: Text; notes: Text[] }
