// How chances grow with what options cost: drawn once it is asked for.
import { useState } from 'preact/hooks';
import type { OddsSeries } from '#engine';
import { lazy } from '../../components/lazy.tsx';
import { playWords } from './words.ts';
import * as css from './play.module.css';

const Growth = lazy(() => import('./Growth.tsx'));

export function Grown({ series = [] }: { series?: OddsSeries[] | undefined }) {
  const [open, setOpen] = useState(false);
  if (series.length === 0) return null;
  return (
    <details class={css.twin} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary class="text">{playWords.value.growth}</summary>
      {open && <Growth series={series} />}
    </details>
  );
}
