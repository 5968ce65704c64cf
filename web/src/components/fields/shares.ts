// Shares of a fixed total: every change gives to one part what it takes from others, and none falls below its least.
import type { Build, SharesField } from '#engine';

/** What the build gives to each part; the least where it says nothing that can be. */
export function sharesOf(build: Build, { parts, total }: SharesField): number[] {
  const stored = parts.map(({ key, min }) => {
    const share = build[key];
    return typeof share === 'number' && Number.isInteger(share) && share >= min ? share : min;
  });
  const rest = total - stored.reduce((sum, share) => sum + share, 0);
  return rest === 0 ? stored : fair({ parts, total });
}

/** Everybody alike, what is left over to the first ones. */
function fair({ parts, total }: Pick<SharesField, 'parts' | 'total'>): number[] {
  const each = Math.floor(total / parts.length);
  return parts.map((_, at) => each + (at < total - each * parts.length ? 1 : 0));
}

/** The most that a part can have: all others at their least. */
export function mostOf({ parts, total }: SharesField, part: number): number {
  return parts.reduce((left, { min }, at) => (at === part ? left : left - min), total);
}

/**
 * Sets one part, and lets the others make up for it point by point: the larger one gives, the smaller one
 * takes, and of equals the one that comes first after the part.
 */
export function withShare(shares: readonly number[], field: SharesField, part: number, to: number): number[] {
  const least = field.parts[part]?.min ?? 0;
  const aim = Math.min(Math.max(Math.round(to), least), mostOf(field, part));
  const next = [...shares];
  const others = next.map((_, at) => (part + 1 + at) % next.length).filter((at) => at !== part);
  while (next[part] !== aim) {
    const up = (next[part] ?? 0) < aim;
    const able = up ? others.filter((at) => (next[at] ?? 0) > (field.parts[at]?.min ?? 0)) : others;
    const other = able.reduce((best, at) => {
      const [one = 0, two = 0] = [next[best], next[at]];
      return (up ? two > one : two < one) ? at : best;
    }, able[0] ?? part);
    if (other === part) break;
    next[part] = (next[part] ?? 0) + (up ? 1 : -1);
    next[other] = (next[other] ?? 0) + (up ? -1 : 1);
  }
  return next;
}

export function withShares(build: Build, field: SharesField, shares: readonly number[]): Build {
  return { ...build, ...Object.fromEntries(field.parts.map(({ key }, at) => [key, shares[at]])) };
}
