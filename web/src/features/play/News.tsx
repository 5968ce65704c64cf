// What has happened since the reader last decided, beside the choice: the record itself may lie far below.
import type { Fight } from '../../engine/fight.ts';
import { Mark } from '../../components/Mark.tsx';
import { Spans } from '../../components/Spans.tsx';
import { meterName } from '../../components/board/Meters.tsx';
import * as css from './play.module.css';

/** Index of the first line that is new to whoever decided last by hand; where one looks, to that one. */
export function newsFrom({ decisions, viewer }: Pick<Fight, 'decisions' | 'viewer'>): number {
  return decisions.findLast(({ by, side }) => by === 'hand' && (!viewer || side === viewer))?.event ?? 0;
}

/** Lines for which there is room beside a choice; all are in the record. */
const most = 8;

export function News({ of }: { of: Fight }) {
  const lines = of.events.slice(newsFrom(of)).slice(-most);
  if (lines.length === 0) return null;
  return (
    <ol class={css.news}>
      {lines.map((event) => (
        <li key={event.i} data-tone={event.tone}>
          <Spans of={event.text} />
        </li>
      ))}
    </ol>
  );
}

/** Both sides' points in one line: HP ▲122 ▽93, IN ▲3 ▽2. */
export function Points({ of }: { of: Fight }) {
  const sides = of.boards.at(-1)?.sides;
  return (
    <p class={css.points}>
      {sides?.[0].meters.map((meter) => (
        <span key={meter.id}>
          {meterName(meter)}
          {([0, 1] as const).map((side) => (
            <b key={side}>
              <Mark side={side} />
              {sides[side].meters.find(({ id }) => id === meter.id)?.value}
            </b>
          ))}
        </span>
      ))}
    </p>
  );
}
