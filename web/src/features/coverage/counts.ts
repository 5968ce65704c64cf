// Counts of some fights put together with those of others, and what becomes of them in a bar.
import type { CoveragePart, PlanCoverage, SurgeryPart } from '#analysis';

const zip = (one: readonly number[], two: readonly number[]): number[] =>
  one.map((value, at) => value + (two[at] ?? 0));

export function joinedCoverage(one: CoveragePart, two: CoveragePart): CoveragePart {
  const side = (at: 0 | 1) => {
    const [a, b] = [one.sides[at], two.sides[at]];
    return a && b ? zip(a, b) : null;
  };
  const [a = 0, b = 0, draws = 0] = zip(one.wins, two.wins);
  return { fights: one.fights + two.fights, wins: [a, b, draws], sides: [side(0), side(1)] };
}

export function joinedSurgery(one: SurgeryPart, two: SurgeryPart): SurgeryPart {
  return { fights: one.fights + two.fights, won: one.won + two.won, cuts: zip(one.cuts, two.cuts) };
}

/** What can come of a plan when it is asked, the best first. */
export const kinds = ['decided', 'agreed', 'noEffect', 'otherSource', 'false', 'unknown'] as const;
export type Kind = (typeof kinds)[number];

/** In 1/10,000 of the times it was asked; they add up to all of it, if it was. */
export function sharesOf(of: PlanCoverage): Record<Kind, number> {
  const counts = { ...of, noEffect: of.noOption + of.leavesNothing };
  const ends: number[] = [];
  let sum = 0;
  for (const kind of kinds) {
    sum += counts[kind];
    ends.push(of.asked > 0 ? Math.round((sum * 10_000) / of.asked) : 0);
  }
  return Object.fromEntries(
    kinds.map((kind, at) => [kind, (ends[at] ?? 0) - (at > 0 ? (ends[at - 1] ?? 0) : 0)]),
  ) as Record<Kind, number>;
}
