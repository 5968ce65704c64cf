// In which parts a heat map is asked: a few fights for every cell first, so that all of it is seen soon.

export interface Part {
  from: number;
  to: number;
  first: number;
  fights: number;
}

/** Fights of one part: some 20 to 60 ms of work. */
const work = 1500;
/** Every cell has so many before any has more. */
const layers = [20, 100, 500, 1000, 2000, 5000, 10_000];

/** Parts that hold `fights` fights of each of `cells` cells once. */
export function planOf(cells: number, fights: number): Part[] {
  const parts: Part[] = [];
  let first = 0;
  for (const layer of [...layers.filter((one) => one < fights), fights]) {
    const more = layer - first;
    const step = Math.max(1, Math.floor(work / more));
    for (let from = 0; from < cells; from += step) {
      parts.push({ from, to: Math.min(cells, from + step), first, fights: more });
    }
    first = layer;
  }
  return parts;
}
