// Draws the plate of a piece: the mark of its side, its name, whether it is its turn, and where it stands.
import type { ComponentChildren } from 'preact';
import type { Side } from '../../app/sheet/build.ts';
import { sideNames } from '../../app/sheet/names.ts';
import { lang, words } from '../../i18n/index.ts';
import { Mark } from '../Inline.tsx';
import * as css from './Plate.module.css';

/** Most UTF-16 units of a name that fits downwards in the height of a piece. */
const longest = 4;

/** Whether a name is written across the top of a wide piece; otherwise downwards, as on a 駒. */
export const lies = (name: string) => lang.value !== 'ja' || name.length > longest;

export interface PlateProps {
  side: Side;
  name: string;
  /** Whether it is written across, as the other side's is; absent: by its own length. */
  across?: boolean | undefined;
  /** Whether it is this figure's turn. */
  turn?: boolean | undefined;
  /** Its row and its part in the action, one word each; a row's word with a <b> has a seal for where there is no room. */
  place?: ComponentChildren;
  part?: string | undefined;
}

export function Plate({ side, name, across, turn, place, part }: PlateProps) {
  return (
    <span
      class={css.plate}
      data-side={sideNames[side]}
      data-lies={(across ?? lies(name)) || undefined}
      data-long={name.length > 2 || undefined}
    >
      <Mark side={side} />
      <bdi>{name}</bdi>
      {turn && <i class={css.turn}>{words.value.turn}</i>}
      {part && <i class={css.row}>{part}</i>}
      {place && <i class={css.row}>{place}</i>}
    </span>
  );
}
