/** A match: everything that decides a fight. */
import type { Build } from './build.d.ts';

/**
 * Who decides for a side. "plans": its build's own plans, or by hand where its system knows none. Decisions
 * by hand and by a search stand in the record; those of plans are made again.
 */
export type Controller = 'plans' | 'hand' | 'search 1' | 'search 2' | 'search 3';

/** Everything that decides a fight: the argument of the pure function. Also the .shiai.json file. */
export interface Match {
  system: string;
  version?: string;
  /** Only what differs from the default. */
  settings?: Record<string, unknown>;
  sides: [Build, Build];
  /** Absent: both by their plans. */
  controllers?: [Controller, Controller];
  /** 64 bits as decimal text; systems without chance leave it out. */
  seed?: string;
  /**
   * Rolls that fell elsewhere, each from 0 on, as the rules roll them; those of the seed follow. Links don't
   * carry them. They stand before and behind a rewind: whoever takes a decision back cuts off those behind it.
   */
  rolls?: number[];
  /**
   * Option ids in the order of the choices, markers ("reroll n", "consent"), and where the choice has `giveUp` "surrender",
   * "surrender A" or "surrender B".
   */
  decisions?: string[];
}
