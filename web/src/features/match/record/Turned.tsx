// Sentence behind the verdict that names the line which turned the fight. Fetched when the end of a fight is drawn.
import type { Board } from '#engine';
import type { Fight, FightEvent } from '../../../engine/fight.ts';
import { winner } from '../../../app/fight/record.ts';
import { go, numberAt, tells } from '../../../app/fight/replay.ts';
import { Spans } from '../../../components/Inline.tsx';
import { recordWords } from './recordWords.ts';

/**
 * The line that raised the winner's standing most: its part in what both sides have left, each as a share of
 * its full value. By that, a blow that takes the other side's last few points counts for little. null: no
 * line raised it, or only one line changed it at all, the end, which the verdict tells.
 */
export function turnedBy(
  { boards, events }: { boards: readonly Board[]; events: readonly FightEvent[] },
  side: 0 | 1,
): FightEvent | null {
  const share = (at: number, of: 0 | 1) => {
    const one = boards[at]?.sides[of];
    return one && one.full > 0 ? one.left / one.full : 0;
  };
  const ahead = (at: number) => {
    const [own, other] = [share(at, side), share(at, side === 0 ? 1 : 0)];
    return own + other > 0 ? own / (own + other) : 0.5;
  };
  const told = events.filter(tells);
  let [most, found, gains]: [number, FightEvent | null, number] = [0, null, 0];
  told.forEach((event, k) => {
    // Lines that the record leaves out count for the line before them, since they follow from it.
    const gained = ahead(told[k + 1]?.i ?? events.length) - ahead(event.i);
    if (gained !== 0) gains++;
    if (gained > most) [most, found] = [gained, event];
  });
  return gains > 1 ? found : null;
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
