// Where a cell stands in the triangle, and how its share is drawn: by size and by form, not by colour alone.
import type { Share } from '#analysis';

/** Corners of the triangle, one for each part: all points on it. */
export const corners = [
  [50, 3],
  [3, 84.4],
  [97, 84.4],
] as const;

export type Point = readonly [number, number];

/** least: what every part has at least. */
export function pointOf(shares: readonly number[], least: readonly number[]): Point {
  const free = shares.map((share, part) => share - (least[part] ?? 0));
  const sum = Math.max(
    1,
    free.reduce((all, one) => all + one, 0),
  );
  const at = (axis: 0 | 1) =>
    corners.reduce((all, corner, part) => all + (corner[axis] * (free[part] ?? 0)) / sum, 0);
  return [at(0), at(1)];
}

/** More wins than not, fewer, or not to be told apart from half of them. */
export type Kind = 'win' | 'loss' | 'even';
export function kindOf({ low, high }: Share): Kind {
  return low > 5000 ? 'win' : high < 5000 ? 'loss' : 'even';
}

/** The farther from a half, the larger: 0.3 to 1. */
export function sizeOf({ rate }: Share): number {
  return 0.3 + 0.7 * Math.min(1, Math.abs(rate - 5000) / 2500);
}

/** A path of circles. */
export function dots(places: readonly { at: Point; radius: number }[]): string {
  return places
    .map(({ at: [x, y], radius }) => {
      const r = radius.toFixed(2);
      const d = (2 * radius).toFixed(2);
      return `M${(x - radius).toFixed(2)} ${y.toFixed(2)}a${r} ${r} 0 1 0 ${d} 0a${r} ${r} 0 1 0 -${d} 0`;
    })
    .join('');
}
