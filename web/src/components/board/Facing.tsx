// The frame of every board: two sides that face each other over an axis. The axis shows the event that the
// reader has come to, and lines of ink from the figure that acts to its targets.
import type { ComponentChildren, ComponentType } from 'preact';
import type { Side } from '../../app/sheet/build.ts';
import { stage } from '../../app/fight/stage.ts';
import { sideNames } from '../../app/sheet/names.ts';
import type { Fight } from '../../engine/fight.ts';
import { words } from '../../i18n/index.ts';
import { lazy } from '../lazy.tsx';
import { Flow, type Ink } from './Ink.tsx';
import * as css from './Facing.module.css';

/** Props of every board. */
export interface BoardProps {
  /** Another step to show than the one the reader has come to. */
  at?: number;
  /** The side below the axis: ▽, unless a person decides for ▲ alone, or has the screen. */
  below?: Side | undefined;
  /** Shown on the axis instead of the event; null: nothing is shown. */
  axis?: ComponentChildren;
  /** Draws the dice of a step; used if the form has dice. */
  dice: ComponentType<{ at: number }>;
}

/** Fetched with the first line that is told: the beginning, which stands in its place, has none. */
const Slip = lazy(async () => (await import('./Slip.tsx')).Slip);

/** One side. In the build stage its buttons are disabled, because the sheets beside the board say the same. */
function Team({ side, stands, children }: { side: Side; stands: string; children: ComponentChildren }) {
  return (
    <fieldset class={css.looked} disabled={stage.value === 'build'}>
      <div class={css.team} data-side={sideNames[side]} data-stands={stands}>
        {children}
      </div>
    </fieldset>
  );
}

interface Props extends Omit<BoardProps, 'at' | 'dice'> {
  fight: Fight;
  at: number;
  /** The lines of ink; null: this board has none. */
  inks: readonly Ink[] | null;
  /** Drawn behind everything on the axis. */
  sky?: ComponentChildren;
  /** Shown on the axis above the event. */
  between?: ComponentChildren;
  dice?: BoardProps['dice'] | undefined;
  team: (side: Side) => ComponentChildren;
}

export function Facing({ fight, at, below = 1, axis, inks, sky, between, dice, team }: Props) {
  const now = fight.boards[at];
  if (!now) return null;
  const above: Side = below === 1 ? 0 : 1;
  const told = axis === undefined ? at > 0 && <Slip fight={fight} at={at} dice={dice} /> : axis;
  // A verdict on the axis is shown without ink.
  const drawn = inks && (axis === undefined || axis === null ? inks : []);
  return (
    <div
      class={css.board}
      data-part="board"
      data-bare={axis === null || (!axis && at === 0) || undefined}
      role="group"
      aria-label={words.value.boardAt(now.round, at)}
    >
      <Team side={above} stands="above">
        {team(above)}
      </Team>
      <div class={css.axis} data-flies={sky !== undefined || undefined}>
        {sky && (
          <svg class={css.sky} aria-hidden="true">
            {sky}
          </svg>
        )}
        {drawn && <Flow inks={drawn} below={below} half="upper" />}
        {between}
        {told}
        {drawn && <Flow inks={drawn} below={below} half="lower" />}
      </div>
      <Team side={below} stands="below">
        {team(below)}
      </Team>
    </div>
  );
}
