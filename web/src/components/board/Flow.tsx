// What hits what in this step: lines from row to row, in the ink of the side that acts.
import type { Board } from '#engine';
import { sideNames } from '../../app/sides.ts';
import * as css from '../../styles/board.module.css';

const width = 500;
const height = 44;
const mid = height / 2;

type Arrow = Board['arrows'][number];

/** The end of a line at a place, on the edge of that side's row. */
function end({ side, place }: Arrow['from'], places: number): { x: number; y: number } {
  return { x: ((place - 0.5) / places) * width, y: side === 'A' ? 0 : height };
}

function path(arrow: Arrow, places: number): string {
  const from = end(arrow.from, places);
  const to = end(arrow.to, places);
  if (from.y === to.y) {
    const bow = from.y === 0 ? height * 0.7 : height * 0.3;
    return `M${from.x} ${from.y}C${from.x} ${bow} ${to.x} ${bow} ${to.x} ${to.y}`;
  }
  return `M${from.x} ${from.y}C${from.x} ${mid} ${to.x} ${mid} ${to.x} ${to.y}`;
}

export function Flow({ arrows, places }: { arrows: Arrow[]; places: number }) {
  return (
    <svg class={css.flow} aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" width="100%" height="100%">
        <path d={`M0 ${mid}H${width}`} class={css.axis} />
        {arrows.map((arrow, i) => (
          <path key={i} data-side={sideNames[arrow.from.side === 'A' ? 0 : 1]} d={path(arrow, places)} />
        ))}
      </svg>
      {arrows.map((arrow, i) => {
        const to = end(arrow.to, places);
        const up = to.y === 0;
        return (
          <svg key={i} x={`${(to.x / width) * 100}%`} y={up ? '0' : '100%'}>
            <path
              data-side={sideNames[arrow.from.side === 'A' ? 0 : 1]}
              d={up ? 'M-5.5 8 0 0 5.500 8' : 'M-5.500 -8 0 0 5.500 -8'}
            />
          </svg>
        );
      })}
    </svg>
  );
}
