// A tutorial: one character, step by step; every step is a fight that can be fought.
import type { Build, Text } from '#engine';

/** What the reader is told to look for, and what must be true of the fight for it. */
export interface Claim {
  text: Text;
  /** A decision of the hero in this round: which plan decided (null: none), which option. */
  round: number;
  point: string;
  plan: number | null;
  option: string;
  /** What came of other plans at the same decision. */
  others?: Record<number, string>;
}

export interface Step {
  title: Text;
  /** Paragraphs. */
  text: Text[];
  /** The sheet so far; where the system has parties, a party of one. */
  hero: Build;
  /** Its newest plan; null where there is none yet. */
  newest: number | null;
  claims: Claim[];
  winner: 'A' | 'B';
}

export interface Tutorial {
  title: Text;
  text: Text;
  /** What the hero is called. */
  name: Text;
  opponent: Build;
  seed: string;
  steps: Step[];
  /** What to do next. */
  end: Text;
}
