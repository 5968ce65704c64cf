// Hands out the fights of a series that are still to be fought, in order. No portion crosses a multiple of 1000.

export interface Portion {
  from: number;
  count: number;
}
interface Fought {
  readonly from: number;
  readonly fights: number;
}

/** The engine's unit of series: each part must lie within one thousand of fights. */
const chunk = 1000;

export class Portions {
  private readonly gaps: { from: number; to: number }[] = [];

  /** `fights`: number of fights that are wanted. `known`: parts that were fought already, in ascending order. */
  constructor(fights: number, known: readonly Fought[]) {
    let from = 0;
    for (const part of known) {
      if (part.from > from) this.gaps.push({ from, to: part.from });
      from = part.from + part.fights;
    }
    if (fights > from) this.gaps.push({ from, to: fights });
  }

  /** The next portion, of `most` fights at most and at least one; null where none is left. */
  next(most: number): Portion | null {
    const [gap] = this.gaps;
    if (!gap) return null;
    const { from } = gap;
    const count = Math.min(Math.max(1, Math.floor(most)), gap.to - from, chunk - (from % chunk));
    gap.from += count;
    if (gap.from === gap.to) this.gaps.shift();
    return { from, count };
  }
}
