// What stands between two steps of a fight: whose HP, and whose deployed cards, are another, with what they were.
import type { Board, BoardSide, Meter } from '#engine';
import type { Side } from '../sheet/build.ts';

/** A meter that is another than before; `member`: index in the party, in a duel null. Below 0 counts as 0, as a fight counts it. */
export interface Change {
  side: Side;
  member: number | null;
  /** Id of the meter: the HP, or what a deployed card has left. */
  meter: string;
  was: number;
  is: number;
}

const left = ({ value }: Meter) => Math.max(value, 0);

/** The main meters of a side, which come first of each of its members, and those of deployed cards (`cards`). */
function counted({ meters, figures }: BoardSide, cards: readonly string[]): Omit<Change, 'side' | 'was'>[] {
  const all = figures?.map(({ member, meters }) => ({ member, meters })) ?? [{ member: null, meters }];
  return all.flatMap(({ member, meters }) =>
    meters
      .filter(({ id }, at) => at === 0 || cards.includes(id))
      .map((meter) => ({ member, meter: meter.id, is: left(meter) })),
  );
}

/** Every such meter that differs, ▲'s first. A card that is deployed meanwhile is no change. */
export function changesBetween(
  before: Pick<Board, 'sides'> | undefined,
  now: Pick<Board, 'sides'> | undefined,
  cards: readonly string[],
): Change[] {
  if (!before || !now) return [];
  return ([0, 1] as const).flatMap((side) => {
    const old = counted(before.sides[side], cards);
    return counted(now.sides[side], cards).flatMap((one) => {
      const was = old.find(({ member, meter }) => member === one.member && meter === one.meter)?.is;
      const deployed = cards.includes(one.meter) && was !== undefined && one.is > was;
      return was === undefined || was === one.is || deployed ? [] : [{ side, was, ...one }];
    });
  });
}
