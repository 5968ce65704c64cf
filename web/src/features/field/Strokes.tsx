// From whom to whom something went in this step: lines over the field, in the ink of the side that acts.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Board } from '#engine';
import { sideNames } from '../../app/sides.ts';
import { type Box, type Drawn, drawnBetween } from './path.ts';
import * as css from './field.module.css';

type Stroke = NonNullable<Board['strokes']>[number];

/** Where somebody stands within the field; null where the field doesn't show it. */
function boxOf(field: Element, token: string): Box | null {
  const { left, top } = field.getBoundingClientRect();
  const found = field.querySelector(`[data-actor="${CSS.escape(token)}"]`)?.getBoundingClientRect();
  return found ? { x: found.x - left, y: found.y - top, width: found.width, height: found.height } : null;
}

function measured(field: Element, strokes: readonly Stroke[]): Drawn[] {
  return strokes.flatMap(([from, to]) => {
    const [one, two] = [boxOf(field, from), boxOf(field, to)];
    return one && two && from !== to
      ? [{ ...drawnBetween(one, two), side: from.startsWith('A') ? 0 : 1 }]
      : [];
  });
}

export function Strokes({ of }: { of: readonly Stroke[] }) {
  const layer = useRef<SVGSVGElement>(null);
  const [drawn, draw] = useState<Drawn[]>([]);
  const said = JSON.stringify(of);
  useLayoutEffect(() => {
    const field = layer.current?.parentElement;
    if (!field) return;
    const measure = () => draw(measured(field, JSON.parse(said) as Stroke[]));
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(field);
    return () => watch.disconnect();
  }, [said]);
  return (
    <svg class={css.strokes} ref={layer} aria-hidden="true">
      {drawn.map(({ line, head, side }, k) => (
        <g key={k} data-side={sideNames[side]}>
          <path class={css.halo} d={`${line}${head}`} />
          <path d={`${line}${head}`} />
        </g>
      ))}
    </svg>
  );
}
