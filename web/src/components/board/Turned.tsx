// Sentence with the verdict that names what decided the fight: the skill that had a part in most of what the loser lost, and
// the line of the greatest blow. Fetched when the end of a fight is drawn.
import type { ComponentChildren } from 'preact';
import type { Board, Span } from '#engine';
import type { Fight, FightEvent } from '../../engine/fight.ts';
import { exchangeAt, exchangeTold } from '../../app/fight/exchange.ts';
import { winner } from '../../app/fight/record.ts';
import { go, numberAt, tells } from '../../app/fight/replay.ts';
import { cardMeters, standing } from '../../app/fight/standing.ts';
import { sideIds } from '../../app/sheet/names.ts';
import { Spans } from '../Inline.tsx';
import { turnedWords } from './turnedWords.ts';
import * as css from './Turned.module.css';

/**
 * The line before the last blow that took most from the loser and least from the winner, in shares of what a side has at
 * first, deployed cards (`cards`: their meters) counted in; of equals the one that raised the winner's part in what both have
 * left most. null: the loser lost nothing before the blow that the verdict tells.
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
  const loser = side === 0 ? 1 : 0;
  const ahead = (at: number) => {
    const [own, other] = [share(at, side), share(at, loser)];
    return own + other > 0 ? own / (own + other) : 0.5;
  };
  const told = events.filter(tells);
  // Lines that the record leaves out count for the line before them, since they follow from it.
  const lines = told.map((event, k) => ({ event, from: event.i, to: told[k + 1]?.i ?? events.length }));
  const lost = (of: 0 | 1, { from, to }: (typeof lines)[number]) =>
    Math.max(share(from, of) - share(to, of), 0);
  const blows = lines.filter((line) => lost(loser, line) > 0).slice(0, -1);
  let [most, found]: [readonly [number, number], FightEvent | null] = [[0, 0], null];
  for (const line of blows) {
    // Compared in thousandths: sums of shares that are equal may differ in their last digits.
    const took = Math.round((lost(loser, line) - lost(side, line)) * 1000);
    const gained = ahead(line.to) - ahead(line.from);
    if (took > most[0] || (took === most[0] && gained > most[1]))
      [most, found] = [[took, gained], line.event];
  }
  return found;
}

type Skill = Extract<Span, { t: 'skill' }>;

/**
 * The skill of the winner that had a part in most of what the loser lost, over the whole fight: it is named at the line of a
 * loss, or in that exchange before it. So what is added to many small blows counts with each of them. `share`: its part of
 * all that was lost, in hundredths. null: no skill had a part in two losses or more.
 */
export function meansOf(
  { boards, events, rounds }: Pick<Fight, 'boards' | 'events' | 'rounds'>,
  side: 0 | 1,
  cards: readonly string[] = [],
): { skill: Skill; share: number } | null {
  const left = (at: number) => {
    const one = boards[at]?.sides[side === 0 ? 1 : 0];
    return one ? Math.max(standing(one, cards), 0) : 0;
  };
  const parts = new Map<string, { skill: Skill; lost: number; times: number }>();
  let all = 0;
  for (const { i } of events) {
    const lost = left(i) - left(i + 1);
    if (lost <= 0) continue;
    all += lost;
    const told = events.slice(exchangeAt({ events, rounds }, i + 1), i + 1);
    const named = told.flatMap(({ text }) =>
      text.filter((span): span is Skill => typeof span !== 'string' && span.t === 'skill'),
    );
    const own = new Map(named.flatMap((one) => (one.side === sideIds[side] ? [[one.s, one]] : [])));
    for (const [name, skill] of own) {
      const before = parts.get(name) ?? { skill, lost: 0, times: 0 };
      parts.set(name, { skill, lost: before.lost + lost, times: before.times + 1 });
    }
  }
  const [most] = [...parts.values()].toSorted((x, y) => y.lost - x.lost);
  return most && most.times > 1 ? { skill: most.skill, share: Math.round((most.lost / all) * 100) } : null;
}

/**
 * The line that says what struck the blow: where a skill fired in answer and things are destroyed at the end of the exchange,
 * the line at which it fired.
 */
export function causeOf(told: Pick<Fight, 'events' | 'rounds'>, blow: FightEvent, side: 0 | 1): FightEvent {
  const fired = ({ tone, side: by }: FightEvent) => tone === 'fire' && by === sideIds[side];
  const cause = blow.tone === 'gone' ? exchangeTold(told, blow.i + 1).findLast(fired) : undefined;
  return cause ?? blow;
}

interface Props {
  of: Fight;
  /** It stands below the verdict; otherwise it is the end of the record. */
  below?: boolean | undefined;
  /** Said after it. */
  children?: ComponentChildren;
}

export default function Turned({ of, below, children }: Props) {
  const side = winner();
  const blow = side === null ? null : turnedBy(of, side, cardMeters.value);
  const event = blow && side !== null && causeOf(of, blow, side);
  const means = side === null ? null : meansOf(of, side, cardMeters.value);
  // What fired has its stroke on the board at the line after, which tells whom it met.
  const show = event && (() => go(event.i + (of.events[event.i + 1]?.tone === 'hit' ? 2 : 1)));
  const t = turnedWords.value;
  const said = event && (
    <>
      {means && (
        <>
          {t.means}
          <Spans of={[means.skill]} />
          {t.share(means.share)}
        </>
      )}
      {(means ? t.greatest : t.turned)(numberAt(event.i + 1))}
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
      {children}
    </div>
  );
}
