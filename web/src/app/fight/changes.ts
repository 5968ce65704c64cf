// What stands between two steps of a fight: the meters and states of each side, or of each of its members, that are another, with
// what they were.
import type { Board, BoardSide } from '#engine';
import type { Side } from '../sheet/build.ts';

/** A number that is another than before. */
export interface Change {
  /** A meter, or a state with its number; one that was gained was 0. */
  of: 'meter' | 'state';
  id: string;
  side: Side;
  /** Index in the party; in a duel null. */
  member: number | null;
  /** The main meter, the HP, which comes first of each. */
  main: boolean;
  /** The most that the meter may have; 0: it has no end, as a place in the order of a round. */
  max: number;
  was: number;
  is: number;
}

/** What of a side or of a member is compared. */
type Counted = Pick<BoardSide, 'meters' | 'states'> & { member: number | null };
const counted = (side: BoardSide): Counted[] => side.figures ?? [{ ...side, member: null }];

/** Below 0 counts as 0, as a fight counts it and a board shows it. */
const left = (value: number) => Math.max(value, 0);

type Sides = Pick<Board, 'sides'>;

/** Every number of the step `now` that was another `before`, ▲'s first. Members and meters that have come meanwhile are no change. */
export function changesBetween(before: Sides | undefined, now: Sides | undefined): Change[] {
  if (!before || !now) return [];
  return ([0, 1] as const).flatMap((side) => {
    const old = counted(before.sides[side]);
    return counted(now.sides[side]).flatMap(({ member, meters, states }) => {
      const then = old.find((one) => one.member === member);
      if (!then) return [];
      const of = { side, member };
      const all: Change[] = [
        ...meters.flatMap(({ id, value, max }, at): Change[] => {
          const was = then.meters.find((one) => one.id === id);
          if (!was) return [];
          const most = Math.max(max, was.max);
          return [
            { of: 'meter', id, ...of, main: at === 0, max: most, was: left(was.value), is: left(value) },
          ];
        }),
        ...states.map(({ id, n }): Change => {
          const was = then.states.find((one) => one.id === id)?.n ?? 0;
          return { of: 'state', id, ...of, main: false, max: 0, was, is: n };
        }),
      ];
      return all.filter(({ was, is }) => was !== is);
    });
  });
}
