// What turned a fight, behind its verdict: the line after which who won stood so much better than before. Fetched with the end.
import type { Board } from '#engine';
import type { Fight, FightEvent } from '../../../engine/fight.ts';
import { winner } from '../../../app/fight/record.ts';
import { go, numberAt, tells } from '../../../app/fight/replay.ts';
import { Spans } from '../../../components/Inline.tsx';
import { recordWords } from './recordWords.ts';

/** The line with which the side that won gained most of what is left of it over what is left of the other; null: none did. */
export function turnedBy(
  { boards, events }: { boards: readonly Board[]; events: readonly FightEvent[] },
  side: 0 | 1,
): FightEvent | null {
  const share = (at: number, of: 0 | 1) => {
    const one = boards[at]?.sides[of];
    return one && one.full > 0 ? one.left / one.full : 0;
  };
  const ahead = (at: number) => share(at, side) - share(at, side === 0 ? 1 : 0);
  const told = events.filter(tells);
  let [most, found]: [number, FightEvent | null] = [0, null];
  told.forEach((event, k) => {
    // What the record leaves out behind a line came of it.
    const gained = ahead(told[k + 1]?.i ?? events.length) - ahead(event.i);
    if (gained > most) [most, found] = [gained, event];
  });
  return found;
}

export default function Turned({ of }: { of: Fight }) {
  const side = winner();
  const event = side === null ? null : turnedBy(of, side);
  if (!event) return null;
  return (
    <p onClick={() => go(event.i + 1)}>
      {recordWords.value.turned(numberAt(event.i + 1))}
      <Spans of={event.text} />
    </p>
  );
}
