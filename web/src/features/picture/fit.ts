// How large something is drawn in a room that it must not leave.
import type { Size } from './rules.ts';

export interface Fit {
  /** It is laid out in this width … */
  width: number;
  /** … and then drawn so many times as large. */
  scale: number;
}

const step = 0.05;
const least = 0.2;

/** The largest that fits. heightAt: how high it gets in a width. */
export function fitted(room: Size, most: number, heightAt: (width: number) => number): Fit {
  const steps = Math.round((most - least) / step);
  for (let at = 0; at <= steps; at++) {
    const scale = most - at * step;
    const width = Math.floor(room.width / scale);
    if (heightAt(width) * scale <= room.height) return { width, scale };
  }
  return { width: Math.floor(room.width / least), scale: least };
}
