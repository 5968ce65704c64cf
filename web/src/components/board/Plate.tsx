// The plate of a piece: name and mark of its side, whose turn it is, where it stands.
import type { Side } from '../../app/sheet/build.ts';
import { sideNames } from '../../app/sheet/names.ts';
import { lang, words } from '../../i18n/index.ts';
import { Mark } from '../Inline.tsx';
import * as css from './Plate.module.css';

/** A longer name would not stand downwards in the height of a piece. */
const longest = 4;

/** Whether a name lies across the top of a wide piece; otherwise it stands downwards, as on a 駒. */
export const lies = (name: string) => lang.value !== 'ja' || name.length > longest;

export interface PlateProps {
  side: Side;
  name: string;
  /** It is its turn. */
  turn?: boolean | undefined;
  /** Where it stands, and how it takes part, in a word each. */
  place?: string | undefined;
  part?: string | undefined;
}

export function Plate({ side, name, turn, place, part }: PlateProps) {
  return (
    <span
      class={css.plate}
      data-side={sideNames[side]}
      data-lies={lies(name) || undefined}
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
