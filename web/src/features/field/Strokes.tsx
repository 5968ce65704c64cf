// From whom to whom something went in this step: lines over the field, in the ink of the side that acts, and under them the
// bullets that fly there.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Board, Volley } from '#engine';
import { sideNames } from '../../app/sides.ts';
import { lazy } from '../../components/lazy.tsx';
import { type Box, drawnBetween } from './path.ts';
import { sideOf } from './scene.ts';
import * as css from './field.module.css';

const Bullets = lazy(() => import('./Volley.tsx'));

type Stroke = NonNullable<Board['strokes']>[number];
/** Where those stand within the field whom strokes name; and the strip between the parties, by "". */
type Boxes = Record<string, Box | undefined>;

function boxesIn(field: Element, strokes: readonly Stroke[]): Boxes {
  const { left, top } = field.getBoundingClientRect();
  const boxes: Boxes = {};
  for (const token of new Set(['', ...strokes.flat()])) {
    const found = field.querySelector(token ? `[data-actor="${CSS.escape(token)}"]` : '[data-sky]');
    const box = found?.getBoundingClientRect();
    if (box) boxes[token] = { x: box.x - left, y: box.y - top, width: box.width, height: box.height };
  }
  return boxes;
}

export function Strokes({ of, volley }: { of: readonly Stroke[]; volley: Volley | undefined }) {
  const layer = useRef<SVGSVGElement>(null);
  const [boxes, place] = useState<Boxes>({});
  const said = JSON.stringify(of);
  useLayoutEffect(() => {
    const field = layer.current?.parentElement;
    if (!field) return;
    const measure = () => place(boxesIn(field, JSON.parse(said) as Stroke[]));
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(field);
    return () => watch.disconnect();
  }, [said]);
  const from = volley && boxes[volley.by];
  return (
    <svg class={css.strokes} ref={layer} aria-hidden="true">
      {volley && from && boxes[''] && (
        <Bullets of={volley} sky={boxes['']} from={from} to={of.flatMap(([, to]) => boxes[to] ?? [])} />
      )}
      {of.map(([by, to], k) => {
        const [one, two] = [boxes[by], boxes[to]];
        if (!one || !two || by === to) return null;
        const { line, head } = drawnBetween(one, two);
        return (
          <g key={k} data-side={sideNames[sideOf(by)]}>
            <path class={css.halo} d={`${line}${head}`} />
            <path d={`${line}${head}`} />
          </g>
        );
      })}
    </svg>
  );
}
