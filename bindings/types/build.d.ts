/** Characters as JSON, and what is found in a text that somebody pasted. */
import type { Match } from './match.d.ts';
import type { Problem, Text } from './text.d.ts';

/** A character as JSON: `system` and `version` are always written and optional on reading. */
export interface Build { system: string; version: string; name: string; [field: string]: unknown }

export interface Reading {
  /** What was recognised: "json", "match" (a .shiai.json file), "record", "thread", "csv", "sheet", "roster", "link" or "nothing". */
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
}

/** A row's place as it stands at the start of a fight, neighbours counted in. */
export interface PlaceFacts { speed: number | null; damage: number | null; text: Text; notes: Text[] }
