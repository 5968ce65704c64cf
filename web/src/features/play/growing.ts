// Chances of options that differ in what they cost alone, as far as they grow with it.
import type { Odds, Text } from '#engine';

export interface Growing {
  family: Text;
  figure: Text;
  points: [cost: number, chance: number][];
}

/** By family, and in it by figure, in the order in which options have them. */
export function growing({ options }: Odds): Growing[] {
  const all = new Map<string, Growing>();
  for (const { family, figures } of options) {
    if (!family) continue;
    for (const figure of figures) {
      if (!('chance' in figure)) continue;
      const key = `${family.name.ja} ${figure.name.ja}`;
      const there = all.get(key) ?? { family: family.name, figure: figure.name, points: [] };
      all.set(key, there);
      there.points.push([family.cost, figure.chance]);
    }
  }
  return [...all.values()].filter(({ points }) => (points.at(-1)?.[1] ?? 0) > (points[0]?.[1] ?? 0));
}
