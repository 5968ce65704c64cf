// How chances grow with what options cost: drawn once it is asked for.
import { useState } from 'preact/hooks';
import type { Odds } from '#engine';
import { lazy } from '../../components/lazy.tsx';
import { playWords } from './words.ts';
import * as css from './play.module.css';

const Growth = lazy(() => import('./Growth.tsx'));

export function Grown({ odds }: { odds: Odds }) {
  const [open, setOpen] = useState(false);
  if (!odds.options.some(({ family }) => family)) return null;
  return (
    <details class={css.twin} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary class="text">{playWords.value.growth}</summary>
      {open && <Growth odds={odds} />}
    </details>
  );
}
