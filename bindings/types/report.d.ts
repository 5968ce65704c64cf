/** The report of a fight: who won, and every event and board on the way. */
import type { Decided, Pending } from './decision.d.ts';
import type { Controller } from './match.d.ts';
import type { Lang, Problem, SideId, Text } from './text.d.ts';

export type Span =
  | { t: 'text' | 'number'; s: string }
  | { t: 'name'; s: string; side: SideId }
  | { t: 'skill'; s: string; id: string; level: number; side: SideId }
  | { t: 'state'; s: string; id: string };
export type Spans = Record<Lang, Span[]>;

export interface Event {
  i: number;
  round: number;
  phase: string;
  /** Clause of the rules, e.g. "5.3". */
  rule: string;
  kind: string;
  /** Who does it, or null for both or nobody. */
  side: SideId | null;
  args: Record<string, number | string>;
  /** How it weighs in the log: a use, a hit, an intercept that fires, a loss, a state, an end, or a note. */
  tone: 'use' | 'hit' | 'fire' | 'gone' | 'state' | 'note' | 'end';
  /** It only says how the rules go on: the log can be understood without it. */
  bookkeeping?: true;
  text: Spans;
}
export interface Cell {
  /** Item id that stands there now, or stood there when it was destroyed. */
  item: string;
  level: number;
  gone: boolean;
  /** Damage counters on it in this phase. */
  counters: number;
  mark: '' | 'acting' | 'firing' | 'last';
  /** The item it was before it was changed, or "". */
  was: string;
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
export interface BoardSide {
  rows: { id: string; cells: Cell[] }[];
  meters: { id: string; value: number; max: number }[];
  states: { id: string; n: number }[];
  /** What is left of it, in the system's own measure (shiden: held skills); and of how much. */
  left: number;
  full: number;
}
export interface Board {
  round: number;
  phase: string;
  sides: [BoardSide, BoardSide];
  /** What hits what in this step. */
  arrows: { from: { side: SideId; place: number }; to: { side: SideId; place: number } }[];
  /** The bottom first, the topmost 32; absent where nothing lies on it. */
  stack?: StackEntry[];
}
export interface PhaseInfo {
  id: string;
  side: SideId | null;
  title: Spans;
  /** Index of its first event; it has events first … first + count − 1, perhaps none. */
  first: number;
  count: number;
}
export interface RoundInfo { round: number; title: Text; phases: PhaseInfo[] }

export interface Outcome { winner: SideId | 'draw'; reason: string; rounds: number }

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
    pending?: Pending;
  }
  | { problems: Problem[] };

export interface Report {
  system: string;
  version: string;
  names: [string, string];
  /** null while a choice is pending. */
  outcome: Outcome | null;
  pending: Pending | null;
  controllers: [Controller, Controller];
  decisions: Decided[];
  /** What differs from the default settings, each with a sentence. */
  settings: SettingSaid[];
  /** Who won, one sentence. */
  headline: Spans;
  /** One line for a message: 紫電一閃 弐：ムライ ●－○ クロダ（3R） */
  line: Text;
  /** FNV-1a 64 over the trace, 16 hex digits. */
  digest: string;
  rounds: RoundInfo[];
  events: Event[];
  /** boards[0] is the position before the first event, boards[i + 1] the one after event i. */
  boards: Board[];
}

/** A setting that is not the default one. */
export interface SettingSaid { key: string; text: Text }

/** One ruling read the other way: settings that differ from the match's in that alone. */
export interface RulingEffect {
  /** As docs/rulings.md numbers it, e.g. "R4", "R9a". */
  ruling: string;
  /** Clause of the rules screen where it stands. */
  rule: string;
  /** What the other reading says. */
  text: Text;
  settings: Record<string, unknown>;
  outcome: Outcome;
}
