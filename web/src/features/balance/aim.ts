// valueFor: searches for the value of a number at which a side has a wanted share of wins. It halves the range
// until two neighbours are left, or until the interval of a share holds the target.
import type { Share } from '#analysis';
import type { Range } from './variation.ts';

/**
 * Fights a value and gives the side's share of wins; null: the value isn't legal. `whole`: all fights are
 * fought, even if the interval excludes the target before.
 */
type Probe = (value: number, whole?: boolean) => Promise<Share | null>;

export interface Found {
  value: number;
  /**
   * reached: the interval of this value's share holds the target. between: the target lies between this value
   * and `other`. beyond: all values are on one side of the target, and this one is the nearest.
   */
  is: 'reached' | 'between' | 'beyond';
  /** The neighbour on the other side of the target. */
  other?: number;
}

/** 1: the share is above the target; −1: below; 0: its interval holds the target. */
const sideOf = ({ low, high }: Share, target: number) => (low > target ? 1 : high < target ? -1 : 0);
const far = ({ rate }: Share, target: number) => Math.abs(rate - target);
const between = (one: number, two: number) => one + Math.trunc((two - one) / 2);

/** A legal value and its share. */
interface Told {
  value: number;
  share: Share;
}

/** The last legal value on the way from a legal one to `to`. */
async function lastLegal(from: Told, to: number, probe: Probe): Promise<Told> {
  if (from.value === to) return from;
  const share = await probe(to);
  if (share) return { value: to, share };
  let [good, bad] = [from, to];
  for (let at = between(good.value, bad); at !== good.value; at = between(good.value, bad)) {
    const share = await probe(at);
    if (share) good = { value: at, share };
    else bad = at;
  }
  return good;
}

/**
 * Both values, the one nearer to the target first. Both are fought to the end, because shares that only exclude
 * the target don't tell how far they are from it.
 */
async function nearer(one: Told, two: Told, target: number, probe: Probe): Promise<[Told, Told]> {
  const fought = async ({ value, share }: Told): Promise<Told> => ({
    value,
    share: (await probe(value, true)) ?? share,
  });
  const a = await fought(one);
  const b = await fought(two);
  return far(a.share, target) <= far(b.share, target) ? [a, b] : [b, a];
}

/**
 * The value for a target share, in hundredths of a percent. `now` must be legal, with the legal values around
 * it; shares are assumed to rise or fall with the value. null: `now` can't be fought.
 */
export async function valueFor(
  target: number,
  { from, to, now }: Pick<Range, 'from' | 'to'> & { now: number },
  probe: Probe,
): Promise<Found | null> {
  const share = await probe(now);
  if (!share) return null;
  const start = { value: now, share };
  if (sideOf(share, target) === 0) return { value: now, is: 'reached' };
  let one = await lastLegal(start, from, probe);
  let two = await lastLegal(start, to, probe);
  const [a, b] = [sideOf(one.share, target), sideOf(two.share, target)];
  if (a === 0) return { value: one.value, is: 'reached' };
  if (b === 0) return { value: two.value, is: 'reached' };
  if (a === b) return { value: (await nearer(one, two, target, probe))[0].value, is: 'beyond' };
  // `now` has been fought already, so it narrows the range.
  if (start.value > one.value && start.value < two.value) {
    if (sideOf(start.share, target) === a) one = start;
    else two = start;
  }
  while (two.value - one.value > 1) {
    const value = between(one.value, two.value);
    const share = await probe(value);
    // A value between two legal ones may be illegal, if fields depend on each other.
    if (!share) break;
    const side = sideOf(share, target);
    if (side === 0) return { value, is: 'reached' };
    if (side === a) one = { value, share };
    else two = { value, share };
  }
  const [near, other] = await nearer(one, two, target, probe);
  return { value: near.value, is: 'between', other: other.value };
}
