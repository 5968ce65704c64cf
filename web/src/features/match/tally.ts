// Draws what is left of each side over the whole fight as two stepped areas about one axis.
import type { Board } from '#engine';

/** The drawing is this high; A stands on the axis from above, B hangs from it. */
export const drawn = { width: 1000, height: 64, gap: 2 };

interface Area {
  line: string;
  fill: string;
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}

/** Place of a step on the drawing, 0 … width. */
export function across(step: number, last: number): number {
  return last === 0 ? 0 : round((step / last) * drawn.width);
}

export function area(boards: readonly Board[], side: 0 | 1): Area {
  const last = boards.length - 1;
  const half = drawn.height / 2 - drawn.gap;
  const axis = side === 0 ? half : drawn.height - half;
  const away = side === 0 ? -1 : 1;
  let line = '';
  let height = NaN;
  boards.forEach(({ sides }, step) => {
    const { left, full } = sides[side];
    const next = round(axis + away * (half - 2) * (full > 0 ? left / full : 0));
    if (next === height) return;
    line += step === 0 ? `M0 ${next}` : `H${across(step, last)}V${next}`;
    height = next;
  });
  line += `H${drawn.width}`;
  return { line, fill: `${line}V${axis}H0Z` };
}

/** Labels nearer to each other than this share of the whole would touch. */
const room = 0.055;
/** The same for two signs: 十二. */
const roomOfTwo = 0.09;
/** Behind this share stands the count of steps. */
const taken = 0.84;

/** The rounds whose number is written: all, or as many as have room. */
export function labelled(starts: readonly number[], last: number): { at: number; i: number }[] {
  let end = -Infinity;
  return starts.flatMap((at, i) => {
    if (at < end || at > last * taken) return [];
    end = at + last * (i < 10 ? room : roomOfTwo);
    return [{ at, i }];
  });
}
