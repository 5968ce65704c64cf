/** Type of a match: everything that decides a fight. */
import type { Build } from './build.d.ts';

/**
 * The player of a side. "plans": the plans of its builds, or a hand in systems without plans. Decisions by
 * hand and by a search are in the record; decisions of plans are made again.
 */
export type Controller = 'plans' | 'hand' | 'search 1' | 'search 2' | 'search 3';

/**
 * Everything that decides a fight: the argument of the pure function. Also the contents of .shiai.json files,
 * which users keep.
 */
export interface Match {
  system: string;
  version?: string;
  /** Only settings that differ from the default. */
  settings?: Record<string, unknown>;
  sides: [Build, Build];
  /** Absent: both sides are played by their plans. */
  controllers?: [Controller, Controller];
  /** 64 bits as decimal text; systems without chance leave it out. */
  seed?: string;
  /**
   * Dice that were rolled elsewhere, each counted from 0, in the order in which the rules roll; further rolls
   * come from the seed. Links don't carry them. A rewind doesn't change them: to take a decision back, cut
   * off the rolls after it.
   */
  rolls?: number[];
  /**
   * Ids of the options taken, in the order of the choices; also the markers "reroll n" and "consent", and
   * "surrender", "surrender A" or "surrender B" at a choice with `giveUp`.
   */
  decisions?: string[];
}
