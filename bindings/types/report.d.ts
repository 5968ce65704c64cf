/** The report of a fight: who won, and every event and position on the way, told in one language. */
import type { Decided, Pending } from './decision.d.ts';
import type { Controller } from './match.d.ts';
import type { Lang, Problem, SideId, Text } from './text.d.ts';

/** A string is plain text; a number is one of its own. */
export type Span =
  | string
  | { t: 'name'; s: string; side: SideId; member?: number }
  | { t: 'skill'; s: string; id?: string; level?: number; side?: SideId; member?: number }
  | { t: 'state'; s: string; id?: string };

/**
 * Dice of one size, as they lie after an event: those that were rolled ("dice"), or that lay there and were changed
 * ("changed"); what either showed before stands behind them as "fell", where that differs.
 */
export interface DiceFaces { name: string; sides: number; faces: number[] }

/** Its round and phase are those of the phase that it stands in (`RoundInfo`). */
export interface Event {
  /** Clause of the rules, e.g. "5.3". */
  rule: string;
  kind: string;
  /** Who does it; absent: both or nobody. */
  side?: SideId;
  /** Which member of it, from 0; only where sides are parties, as in all that follows. */
  member?: number;
  /** Numbers, words, somebody ("A2"), lists of numbers. Facts that the viewer can't know are absent. */
  args?: Record<string, number | string | number[]>;
  /** Dice, in the order in which they fell. */
  dice?: DiceFaces[];
  /** How it weighs in the log: a use, a hit, an intercept that fires, a loss, a state, an end; absent: it is a note. */
  tone?: 'use' | 'hit' | 'fire' | 'gone' | 'state' | 'end';
  /** It only says how the rules go on: the log can be understood without it. */
  bookkeeping?: true;
  text: Span[];
}
export interface Cell {
  /** Item id that stands there now, or stood there when it was destroyed. */
  item: string;
  /** Absent: 0. */
  level?: number;
  gone?: true;
  /** Damage counters on it in this phase. Absent: 0. */
  counters?: number;
  mark?: 'acting' | 'firing' | 'last';
  /** The item it was before it was changed. */
  was?: string;
  /** Of a panel that was paid with: used, or held by what is maintained. */
  use?: 'used' | 'locked';
  /** Letters of the states that it bears, by letter. */
  states?: string;
}
/** What waits on a stack to resolve. */
export interface StackEntry {
  /** In the order in which they were placed, for the whole fight. */
  number: number;
  kind: 'use' | 'effect' | 'attack' | 'counter';
  side: SideId;
  /** The item that it comes from, or else the state. */
  item?: string;
  status?: string;
  /** Text line of the ability, from 1. */
  line?: number;
  damage?: number;
  /** Whom it hits. Effects choose when they resolve. */
  to?: SideId;
  /** The entry that it answers. */
  cause?: number;
  attributes: string;
  /** A vanished one was cancelled just now. */
  state: 'waiting' | 'resolving' | 'vanished';
  /** The event that told of its placing: its sentence says what it is. */
  event: number;
}
export interface Row { id: string; cells: Cell[] }
export interface Meter { id: string; value: number; max: number }
/** Cards that lie together: a hand, a deck, what was discarded. */
export interface Pile {
  id: string;
  count: number;
  /** Whose it is, of that side; absent: the whole side's. */
  member?: number;
  /** The most that it may hold; absent: any number. */
  limit?: number;
  /** What lies in it, the oldest first; absent where that is not told, or the viewer can't know it. */
  cards?: string[];
}
/** A member of a party, as it stands on the field. */
export interface Figure {
  member: number;
  /** Column or row from 1, as the form's board says; 0: nowhere in particular. */
  at: number;
  meters: Meter[];
  states: { id: string; n: number }[];
  cells: Cell[];
  /** It had its turn in this round. */
  acted: boolean;
  /** It takes no part any more. */
  out: boolean;
  /** Its place from 1 in the order in which those of both sides act; 0 where that is not settled, or nobody's. */
  turn: number;
}
/** What is otherwise on a figure; of its meters those that differ. */
export type FigureChange = Pick<Figure, 'member'> & Partial<Figure>;
export interface BoardSide {
  rows: Row[];
  meters: Meter[];
  states: { id: string; n: number }[];
  /** What is left of it, in the system's own measure (skills that are held, HP); and of how much. */
  left: number;
  full: number;
  /** In the order of the party; absent where sides are no parties. */
  figures?: Figure[];
  piles?: Pile[];
}
/** Bullets in the air, to be drawn as a pattern; the log says all that the rules know of them. */
export interface Volley {
  /** Whose they are: "A2". */
  by: string;
  /** What one of them looks like. */
  shape: 'slip' | 'star' | 'drop' | 'ring' | 'blade' | 'crescent';
  /** They fill the sky, go straight at whom the strokes lead to, or wind their way there. */
  way: 'fill' | 'aim' | 'chase';
  /** How much was put into them: from 1, seldom above 20. */
  size: number;
}
/** Which shared places what is done in this step might strike, from 1. */
export interface Reach { side: SideId; places: number[] }
/** From one place to another. */
export interface Arrow { from: { side: SideId; place: number }; to: { side: SideId; place: number } }
export interface Board {
  round: number;
  phase: string;
  sides: [BoardSide, BoardSide];
  /** What hits what in this step. */
  arrows: Arrow[];
  /** The bottom first, the topmost 32; absent where nothing lies on it. */
  stack?: StackEntry[];
  /** Piles of nobody. */
  piles?: Pile[];
  /** From whom to whom something went in this step: "A2", "B1". */
  strokes?: [string, string][];
  volley?: Volley;
  reach?: Reach;
}
/** What is otherwise on a side than in the position before; what is absent stayed. */
export interface BoardSideChange {
  /** All rows anew, where there are others, or longer ones. */
  rows?: Row[];
  /** Single cells: which row, which place in it, what stands there now. */
  cells?: [row: number, place: number, cell: Cell][];
  /** Those that differ. */
  meters?: Meter[];
  /** All of them, where one differs. */
  states?: BoardSide['states'];
  left?: number;
  /** Of those that differ. */
  figures?: FigureChange[];
  /** Those that differ: of the same id and member. */
  piles?: Pile[];
}
export interface BoardChange {
  A?: BoardSideChange;
  B?: BoardSideChange;
  /** Absent: none; they last for one step. */
  arrows?: Arrow[];
  /** So many from the bottom stayed as they were; what lies on them now. */
  stack?: { keep: number; on: StackEntry[] };
  /** Those that differ. */
  piles?: Pile[];
  /** Absent: none; they last for one step. */
  strokes?: [string, string][];
  volley?: Volley;
  reach?: Reach;
}
export interface PhaseInfo {
  id: string;
  side: SideId | null;
  member?: number;
  title: Span[];
  /** How many events it has, perhaps none: phases follow each other without a gap. */
  count: number;
}
export interface RoundInfo { round: number; title: string; phases: PhaseInfo[] }

export interface Outcome {
  winner: SideId | 'draw';
  reason: string;
  rounds: number;
  /** What is left of each member of A and of B, and who is out; only where sides are parties. */
  members?: [{ left: number; out: boolean }[], { left: number; out: boolean }[]];
}

/** What came of a match that nobody listened to; or why it can't be played. */
export type PlayResult =
  | {
    /** null, as the next two: a choice is pending. */
    winner: Outcome['winner'] | null;
    reason: string | null;
    rounds: number | null;
    /** Over the trace as far as it was played; 16 hex digits. */
    digest: string;
    /** How often was rolled. */
    rolls: number;
    /** What either side has left, by its system's own measure; null while a choice is pending. */
    left: [number, number] | null;
    members?: Outcome['members'];
    pending?: Pending;
  }
  | { problems: Problem[] };

export interface Report {
  system: string;
  version: string;
  /** All texts are in this one, but for options and settings. */
  lang: Lang;
  names: [string, string];
  /** What the members of A and of B are called; only where sides are parties. */
  members?: [string[], string[]];
  /** null while a choice is pending. */
  outcome: Outcome | null;
  pending: Pending | null;
  /**
   * Whose view of it this is, while a fight with secrets goes on: without the digest, what the other side's plans
   * said, its cards and its secret choices. null: everything.
   */
  viewer: SideId | null;
  controllers: [Controller, Controller];
  decisions: Decided[];
  /** The plans that decided something, as they are written. */
  plans: { side: SideId; member?: number; plan: number; text: string }[];
  /** What differs from the default settings, each with a sentence. */
  settings: SettingSaid[];
  /** Who won, one sentence. */
  headline: Span[];
  /** Why it ended, in a few words of who won (“the other side is out”); empty while a choice is pending. */
  why: string;
  /** One line for a message: 紫電一閃 弐：ムライ ●－○ クロダ（3R） */
  line: string;
  /** FNV-1a 64 over the trace, 16 hex digits; null for a viewer who can't know all of it. */
  digest: string | null;
  rounds: RoundInfo[];
  events: Event[];
  /** The position before the first event. */
  board: Board;
  /** One for each event: how the position differs after it. */
  changes: BoardChange[];
}

/** A setting that is not the default one. */
export interface SettingSaid { key: string; text: Text }

/**
 * One ruling read the other way: settings that differ from the match's in that alone. What plans decide they decide
 * anew; what stands in the record stays.
 */
export interface RulingEffect {
  /** As docs/rulings.md numbers it, e.g. "R4", "R9a". */
  ruling: string;
  /** Clause of the rules screen where it stands. */
  rule: string;
  /** What the other reading says. */
  text: Text;
  settings: Record<string, unknown>;
  /** null: it doesn't come to that. */
  outcome: Outcome | null;
  /** Then: the recorded decision that is none of the options under this reading. */
  illegal?: number;
}
