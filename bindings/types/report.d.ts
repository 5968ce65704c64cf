/** Types of the report of a fight in one language: winner, events, and the board after every event. */
import type { Decided, Pending } from './decision.d.ts';
import type { Controller } from './match.d.ts';
import type { Lang, Problem, SideId, Text } from './text.d.ts';

/** A piece of text. A string is plain text; a string of digits is a number. */
export type Span =
  | string
  | { t: 'name'; s: string; side: SideId; member?: number }
  | { t: 'skill'; s: string; id?: string; level?: number; side?: SideId; member?: number }
  | { t: 'state'; s: string; id?: string };

/**
 * Dice of one size as they lie after an event: dice that were rolled ("dice"), or that were changed
 * ("changed"). Another entry "fell" has their faces before that, where these differ.
 */
export interface DiceFaces { name: string; sides: number; faces: number[] }

/** An event. Its round and phase are those of the phase that holds it (`RoundInfo`). */
export interface Event {
  /** Clause of the rules, e.g. "5.3". */
  rule: string;
  kind: string;
  /** The side that acts; absent: both or none. */
  side?: SideId;
  /** Index of the member, from 0; only in systems with parties, as in all types below. */
  member?: number;
  /**
   * Facts: numbers, words, an actor ("A2"), lists of numbers. Facts that the viewer can't know are absent.
   */
  args?: Record<string, number | string | number[]>;
  /** Dice, in the order in which they fell. */
  dice?: DiceFaces[];
  /** Weight in the log: a use, a hit, an intercept that fires, a loss, a state, an end; absent: a note. */
  tone?: 'use' | 'hit' | 'fire' | 'gone' | 'state' | 'end';
  /** true: the event only says how the rules go on; the log can be understood without it. */
  bookkeeping?: true;
  text: Span[];
}
export interface Cell {
  /** Id of the item that is there, or was there until it was destroyed. */
  item: string;
  /** Absent: 0. */
  level?: number;
  gone?: true;
  /** Damage counters on the item in this phase. Absent: 0. */
  counters?: number;
  mark?: 'acting' | 'firing' | 'last' | 'spent';
  /** Id of the item before it was changed. */
  was?: string;
  /** For a panel that pays: used, or locked by an item that stays in force. */
  use?: 'used' | 'locked';
  /** Letters of the item's states, one letter per state. */
  states?: string;
}
/** An entry on the stack, which waits to be resolved. */
export interface StackEntry {
  /** In the order in which they were placed, for the whole fight. */
  number: number;
  kind: 'use' | 'effect' | 'attack' | 'counter';
  side: SideId;
  /** The item, or else the state, that the entry comes from. */
  item?: string;
  status?: string;
  /** Line of the ability in the item's text, from 1. */
  line?: number;
  damage?: number;
  /** The side that is hit. Effects choose their target only when they resolve. */
  to?: SideId;
  /** Number of the entry that this one answers. */
  cause?: number;
  attributes: string;
  /** 'vanished': cancelled just now. */
  state: 'waiting' | 'resolving' | 'vanished';
  /** Index of the event that placed the entry: its sentence explains the entry. */
  event: number;
}
export interface Row { id: string; cells: Cell[] }
export interface Meter { id: string; value: number; max: number }
/** Cards that lie together: a hand, a deck, a discard pile. */
export interface Pile {
  id: string;
  count: number;
  /** Index of the member that owns the pile; absent: the whole side. */
  member?: number;
  /** Most cards in the pile; absent: any number. */
  limit?: number;
  /** Ids of the cards, the oldest first; absent where they aren't reported or the viewer can't know them. */
  cards?: string[];
}
/** A member of a party on the board. */
export interface Figure {
  member: number;
  /** Column or row, from 1, as the form's board defines it; 0: no place. */
  at: number;
  meters: Meter[];
  states: { id: string; n: number }[];
  cells: Cell[];
  /** The member had its turn in this round. */
  acted: boolean;
  /** The member takes no further part. */
  out: boolean;
  /** Place, from 1, in the order in which the members of both sides act; 0: not settled, or none. */
  turn: number;
}
/** Changes of a figure; of its meters only those that changed. */
export type FigureChange = Pick<Figure, 'member'> & Partial<Figure>;
export interface BoardSide {
  rows: Row[];
  meters: Meter[];
  states: { id: string; n: number }[];
  /**
   * What is left of the side, in the system's own measure (skills that are held, HP), and the full amount.
   */
  left: number;
  full: number;
  /** In the order of the party; absent in systems without parties. */
  figures?: Figure[];
  piles?: Pile[];
}
/** Bullets in the air, to be drawn as a pattern; the log has everything that the rules know of them. */
export interface Volley {
  /** The actor that fired them: "A2". */
  by: string;
  /** Shape of a bullet. */
  shape: 'slip' | 'star' | 'drop' | 'ring' | 'blade' | 'crescent';
  /** Movement: they fill the sky, go straight at the strokes' targets, or wind their way to them. */
  way: 'fill' | 'aim' | 'chase';
  /** Number of bullets, in the system's measure: from 1, seldom above 20. */
  size: number;
}
/** The shared places, from 1, that may be hit in this step. */
export interface Reach { side: SideId; places: number[] }
/** From a place of one side to a place of another. */
export interface Arrow { from: { side: SideId; place: number }; to: { side: SideId; place: number } }
export interface Board {
  round: number;
  phase: string;
  sides: [BoardSide, BoardSide];
  /** Attacks of this step, from place to place. */
  arrows: Arrow[];
  /** The bottom entry first, only the topmost 32; absent if the stack is empty. */
  stack?: StackEntry[];
  /** Piles that belong to no side. */
  piles?: Pile[];
  /** Strokes of this step, from actor to actor: "A2", "B1". */
  strokes?: [string, string][];
  volley?: Volley;
  reach?: Reach;
}
/** Changes of a side since the position before; absent fields stayed as they were. */
export interface BoardSideChange {
  /** All rows, if there are other rows or longer ones. */
  rows?: Row[];
  /** Changed cells: index of the row, place in it, the cell. */
  cells?: [row: number, place: number, cell: Cell][];
  /** Meters that changed. */
  meters?: Meter[];
  /** All states, if any changed. */
  states?: BoardSide['states'];
  left?: number;
  /** Figures that changed. */
  figures?: FigureChange[];
  /** Piles that changed, matched by id and member. */
  piles?: Pile[];
}
export interface BoardChange {
  A?: BoardSideChange;
  B?: BoardSideChange;
  /** Arrows last for one step; absent: none. */
  arrows?: Arrow[];
  /** The stack: how many entries from the bottom stayed, and the entries on top of them. */
  stack?: { keep: number; on: StackEntry[] };
  /** Piles that changed. */
  piles?: Pile[];
  /** Strokes last for one step; absent: none. */
  strokes?: [string, string][];
  volley?: Volley;
  reach?: Reach;
}
export interface PhaseInfo {
  id: string;
  side: SideId | null;
  member?: number;
  title: Span[];
  /** Number of events of the phase, perhaps 0: phases follow each other without a gap. */
  count: number;
}
export interface RoundInfo { round: number; title: string; phases: PhaseInfo[] }

export interface Outcome {
  winner: SideId | 'draw';
  reason: string;
  rounds: number;
  /** Per member of A and of B: what is left, and whether it is out; only in systems with parties. */
  members?: [{ left: number; out: boolean }[], { left: number; out: boolean }[]];
}

/** Result of a match that was played without a log; or the reason that it can't be played. */
export type PlayResult =
  | {
    /** null, as the next two, while a choice is pending. */
    winner: Outcome['winner'] | null;
    reason: string | null;
    rounds: number | null;
    /** Hash over the trace as far as the match was played; 16 hex digits. */
    digest: string;
    /** Number of rolls. */
    rolls: number;
    /** What either side has left, in its system's own measure; null while a choice is pending. */
    left: [number, number] | null;
    members?: Outcome['members'];
    pending?: Pending;
  }
  | { problems: Problem[] };

export interface Report {
  system: string;
  version: string;
  /** Language of all texts except options and settings, which have both. */
  lang: Lang;
  names: [string, string];
  /** Names of the members of A and of B; only in systems with parties. */
  members?: [string[], string[]];
  /** null while a choice is pending. */
  outcome: Outcome | null;
  pending: Pending | null;
  /**
   * The side whose view this is, while a fight with secrets goes on: the report lacks the digest, the words
   * of the other side's plans, its cards and its secret choices. null: the report is complete.
   */
  viewer: SideId | null;
  controllers: [Controller, Controller];
  decisions: Decided[];
  /** The plans that decided at least once, as they are written. */
  plans: { side: SideId; member?: number; plan: number; text: string }[];
  /** Settings that differ from the default, each with a sentence. */
  settings: SettingSaid[];
  /** One sentence that says who won. */
  headline: Span[];
  /**
   * Why the fight ended, in a few words about the winner (“the other side is out”); "" while a choice is
   * pending.
   */
  why: string;
  /** One line for a message: 紫電一閃 弐：ムライ ●－○ クロダ（3R） */
  line: string;
  /** FNV-1a 64 over the trace, 16 hex digits; null for a viewer who can't know all of the trace. */
  digest: string | null;
  rounds: RoundInfo[];
  events: Event[];
  /** The position before the first event. */
  board: Board;
  /** One entry per event: the changes of the board by it. */
  changes: BoardChange[];
}

/** A setting that differs from the default. */
export interface SettingSaid { key: string; text: Text }

/**
 * The effect of one ruling read the other way, with settings that differ from the match's only in that. Plans
 * decide anew; decisions of the record stay.
 */
export interface RulingEffect {
  /** Number of the ruling in docs/rulings.md, e.g. "R4", "R9a". */
  ruling: string;
  /** Clause of the rules where the ruling applies. */
  rule: string;
  /** The other reading, in a sentence. */
  text: Text;
  settings: Record<string, unknown>;
  /** null: the fight doesn't reach an end under this reading. */
  outcome: Outcome | null;
  /** Only then: index of the recorded decision that is no option under this reading. */
  illegal?: number;
}
