// Sentence with the verdict that names the line which turned the fight. Fetched when the end of a fight is drawn.
import type { Board } from '#engine';
import type { Fight, FightEvent } from '../../../engine/fight.ts';
import { opened } from '../../../app/fight/match.ts';
import { winner } from '../../../app/fight/record.ts';
import { go, numberAt, tells } from '../../../app/fight/replay.ts';
import { cardMeters, standing } from '../../../app/fight/standing.ts';
import { Spans } from '../../../components/Inline.tsx';
import { lazy } from '../../../components/lazy.tsx';
import { recordWords } from './recordWords.ts';
import * as css from './Turned.module.css';

const WithoutChange = lazy(async () => (await import('../Sent.tsx')).WithoutChange);

/**
 * The line before the last blow that raised the winner's standing most: its part in what both sides have left, each as a
 * share of its full value, deployed cards (`cards`: their meters) counted in. Only lines at which the loser lost something are
 * asked; the last of them is the blow that the verdict tells. null: there is no other.
 */
export function turnedBy(
  { boards, events }: { boards: readonly Board[]; events: readonly FightEvent[] },
  side: 0 | 1,
  cards: readonly string[] = [],
): FightEvent | null {
  const share = (at: number, of: 0 | 1) => {
    const one = boards[at]?.sides[of];
    return one && one.full > 0 ? Math.max(standing(one, cards), 0) / one.full : 0;
  };
  const ahead = (at: number) => {
    const [own, other] = [share(at, side), share(at, side === 0 ? 1 : 0)];
    return own + other > 0 ? own / (own + other) : 0.5;
  };
  const told = events.filter(tells);
  // Lines that the record leaves out count for the line before them, since they follow from it.
  const lines = told.map((event, k) => ({ event, from: event.i, to: told[k + 1]?.i ?? events.length }));
  const loser = side === 0 ? 1 : 0;
  const blows = lines.filter(({ from, to }) => share(to, loser) < share(from, loser)).slice(0, -1);
  let [most, found]: [number, FightEvent | null] = [0, null];
  for (const { event, from, to } of blows) {
    const gained = ahead(to) - ahead(from);
    if (gained > most) [most, found] = [gained, event];
  }
  return found;
}

/** `below`: it stands below the verdict on the axis; otherwise it is the end of the record. */
export default function Turned({ of, below }: { of: Fight; below?: boolean }) {
  const side = winner();
  const event = side === null ? null : turnedBy(of, side, cardMeters.value);
  const show = event && (() => go(event.i + 1));
  const said = event && (
    <>
      {recordWords.value.turned(numberAt(event.i + 1))}
      <Spans of={event.text} />
    </>
  );
  return (
    <div class={below ? css.below : css.behind}>
      {show &&
        (below ? (
          <button type="button" onClick={show}>
            <span>{said}</span>
          </button>
        ) : (
          <p onClick={show}>{said}</p>
        ))}
      {opened.value && <WithoutChange />}
    </div>
  );
}
