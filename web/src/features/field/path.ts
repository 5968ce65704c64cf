// The way of an arrow between two boxes: straight across from the edge that faces the other, in a bow within one row.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export const middle = ({ x, width }: Box) => x + width / 2;

export interface Drawn {
  line: string;
  head: string;
}

const barb = 7;
const bow = 18;
const one = (n: number) => Math.round(n * 10) / 10;

export function drawnBetween(from: Box, to: Box): Drawn {
  const [x1, x2] = [middle(from), middle(to)];
  const down = to.y >= from.y + from.height / 2;
  const up = from.y >= to.y + to.height / 2;
  // In one row: out of the lower edge of the one, into that of the other.
  const beside = !down && !up;
  const y1 = down || beside ? from.y + from.height : from.y;
  const y2 = up || beside ? to.y + to.height : to.y;
  const reach = beside ? bow : (y2 - y1) / 2;
  const away = y1 + reach;
  const before = beside ? y2 + reach : y2 - reach;
  const back = down ? -barb : barb;
  return {
    line: `M${one(x1)} ${one(y1)}C${one(x1)} ${one(away)} ${one(x2)} ${one(before)} ${one(x2)} ${one(y2)}`,
    head: `M${one(x2 - barb * 0.7)} ${one(y2 + back)}L${one(x2)} ${one(y2)}L${one(x2 + barb * 0.7)} ${one(y2 + back)}`,
  };
}
