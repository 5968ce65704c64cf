// A volley: computes where each bullet lies and where it points, and draws the pattern. Fetched with the first volley.
import type { Volley } from '#engine';
import { sideOf } from './scene.ts';
import { sideNames } from '../../app/sheet/names.ts';
import * as css from './field.module.css';

/** A bullet's place in hundredths of the sky, how far it swings from there (px), and where its head points in degrees
 * (0: up). */
interface Bullet {
  x: number;
  y: number;
  aside: number;
  turn: number;
}

/** Most bullets of a volley: more could not be told apart. */
const most = 60;
const rings = 3;
/** Angle in degrees between straight on and the outermost bullets of a ring. */
const spread = 78;
/** In px: distance of bullets side by side, halfway to the target ('aim'); swing of the winding bullets ('chase'). */
const [gap, swing] = [12, 16];
/** Assumed ratio of the sky's width to its height, for the direction of the heads. */
const wide = 5;

const degrees = (radians: number) => (radians * 180) / Math.PI;
const tidy = (n: number) => Math.round(n * 10) / 10;

/** Rings that open out of one point and fill the sky. */
function filling(size: number, from: number): Bullet[] {
  const all = Math.min(12 + 2 * size, most);
  const reach = Math.max(from, 1 - from);
  return Array.from({ length: rings }, (_, ring) => {
    const count = Math.round((all * (ring + 1)) / ((rings * (rings + 1)) / 2));
    const far = (ring + 0.8) / rings;
    return Array.from({ length: count }, (_, k) => {
      const angle = (((k + 0.5) / count) * 2 - 1) * spread * (Math.PI / 180);
      const [along, ahead] = [far * reach * Math.sin(angle), far * Math.cos(angle)];
      return {
        x: 100 * (from + along),
        y: 100 * ahead,
        aside: 0,
        turn: degrees(Math.atan2(along * wide, ahead)),
      };
    });
  })
    .flat()
    .filter(({ x }) => x > 2 && x < 98);
}

/** Bullets one after another along a line. `aside(at, k)`: distance of bullet k from the line (px), `at` from 0 (start)
 * to 1 (target). */
function flying(count: number, from: number, to: number, aside: (at: number, k: number) => number): Bullet[] {
  const turn = degrees(Math.atan2((to - from) * wide, 1));
  return Array.from({ length: count }, (_, k) => {
    const at = (k + 0.5) / count;
    return { x: 100 * (from + (to - from) * at), y: 100 * at, aside: aside(at, k), turn };
  });
}

/**
 * The bullets of a volley. `from`, `to`: positions of the shooter and of the targets across the board, from 0 to 1; a
 * volley of way 'fill' needs no target. `down`: the shooter stands above.
 */
export function bulletsOf(
  { way, size }: Pick<Volley, 'way' | 'size'>,
  from: number,
  to: readonly number[],
  down: boolean,
): Bullet[] {
  const bullets =
    way === 'fill'
      ? filling(size, from)
      : to.flatMap((one) =>
          way === 'aim'
            ? flying(Math.min(2 * size + 1, 15), from, one, (at, k) => ((k % 3) - 1) * gap * (0.5 + at))
            : [1, -1].flatMap((hand) =>
                flying(Math.min(3 + size, 9), from, one, (at) => hand * swing * Math.sin(at * 2 * Math.PI)),
              ),
        );
  return bullets.map(({ x, y, aside, turn }) => ({
    x: tidy(x),
    y: tidy(down ? y : 100 - y),
    aside: tidy(aside),
    turn: Math.round(down ? 180 - turn : turn),
  }));
}

/** Outlines of the bullets, heads up, centred on the origin. */
const shapes: Record<Volley['shape'], string> = {
  slip: 'M-2.5-5.5h5v11h-5zM0-3v6',
  star: 'M0-6 1.4-1.9H5.7L2.2.7 3.5 4.9 0 2.3-3.5 4.9-2.2.7-5.7-1.9H-1.4z',
  drop: 'M0-6.5C1-3.5 3.8-1 3.8 1.7a3.8 3.8 0 0 1-7.6 0C-3.8-1-1-3.5 0-6.5z',
  ring: 'M-4.2 0a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0-8.4 0M-1.3 0a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0',
  blade: 'M0-7.5 2 2H-2zM-2.6 2h5.2M0 2v3.5',
  crescent: 'M-6.5 2.5Q0-7.5 6.5 2.5 0-2.5-6.5 2.5z',
};

interface Props {
  of: Volley;
  from: number;
  to: number[];
  down: boolean;
}

/** A volley as a pattern of bullets in the ink of the side that shoots: filled for ▲, open for ▽. The log tells the
 * same, so the pattern has no text for screen readers; it doesn't move. */
export default function Bullets({ of, from, to, down }: Props) {
  return (
    <g class={css.bullets} data-side={sideNames[sideOf(of.by)]}>
      {bulletsOf(of, from, to, down).map(({ x, y, aside, turn }, k) => (
        <svg key={k} x={`${x}%`} y={`${y}%`}>
          <path d={shapes[of.shape]} transform={`translate(${aside} 0)rotate(${turn})`} />
        </svg>
      ))}
    </g>
  );
}
