// The value of a number at which a side wins as often as it should: the range in which it lies is halved until nothing lies
// between, or until what was fought can't be told from what is wanted.
import type { Share } from '#analysis';
import type { Range } from './variation.ts';

/** How often the side wins there; null where that value isn't legal. `whole`: fought on though it is told from the target. */
export type Probe = (value: number, whole?: boolean) => Promise<Share | null>;

export interface Found {
  value: number;
  /**
   * reached: what was fought can't be told from what is wanted. between: no value gets there, for it lies between this one
   * and `other`. beyond: all values are on one side of it, and this one is the nearest.
   */
  is: 'reached' | 'between' | 'beyond';
  /** The neighbour on the other side of what is wanted. */
  other?: number;
}

/** 1 above the target, −1 below it, 0 where its interval holds it. */
const sideOf = ({ low, high }: Share, target: number) => (low > target ? 1 : high < target ? -1 : 0);
const far = ({ rate }: Share, target: number) => Math.abs(rate - target);
const between = (one: number, two: number) => one + Math.trunc((two - one) / 2);

interface Told {
  value: number;
  share: Share;
}

/** The last legal value on the way from one that is legal. */
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

/** The nearer one first. Both are fought to the end: that they are told from the target says not how far they are from it. */
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
 * target: hundredths of a percent. `now` is legal; the legal values lie around it, and shares are taken to rise or fall
 * with the value. null: not even `now` can be fought.
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
  // What stands now has been fought already.
  if (start.value > one.value && start.value < two.value) {
    if (sideOf(start.share, target) === a) one = start;
    else two = start;
  }
  while (two.value - one.value > 1) {
    const value = between(one.value, two.value);
    const share = await probe(value);
    // Between two legal values one may still not be, where fields depend on each other.
    if (!share) break;
    const side = sideOf(share, target);
    if (side === 0) return { value, is: 'reached' };
    if (side === a) one = { value, share };
    else two = { value, share };
  }
  const [near, other] = await nearer(one, two, target, probe);
  return { value: near.value, is: 'between', other: other.value };
}
