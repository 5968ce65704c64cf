// A volley as a pattern of bullets in the ink of the side that shoots: filled as ▲, open as ▽. It tells nothing that the
// log doesn't, and it stands still.
import type { Volley } from '#engine';
import { sideNames } from '../../app/sides.ts';
import { sideOf } from './scene.ts';
import { type Box, middle } from './path.ts';
import { bulletsOf } from './volley.ts';
import * as css from './field.module.css';

/** Heads up, around 0. */
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
  /** The strip between the parties. */
  sky: Box;
  from: Box;
  to: Box[];
}

export default function Bullets({ of, sky, from, to }: Props) {
  const bullets = bulletsOf(of, sky, middle(from), to.map(middle), from.y < sky.y);
  return (
    <g class={css.bullets} data-side={sideNames[sideOf(of.by)]}>
      {bullets.map(({ x, y, turn }, k) => (
        <path key={k} d={shapes[of.shape]} transform={`translate(${x} ${y})rotate(${turn})`} />
      ))}
    </g>
  );
}
