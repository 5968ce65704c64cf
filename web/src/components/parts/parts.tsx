// Parts of a page that only some systems need (boards, what chance brings), fetched before they are first drawn.
import type { ComponentType } from 'preact';
import { system } from '../../app/fight/match.ts';
import { type OtherPart, boardOf } from '../../app/sheet/form.ts';
import { Rows } from '../board/Board.tsx';
import type { BoardProps } from '../board/Facing.tsx';
import { Lines, Sections, partsOf } from '../fields/Field.tsx';
import { type Lazy, lazy } from '../lazy.tsx';

const ArraysBoard = lazy(() => import('../../features/arrays/Arrays.tsx'));
const FieldBoard = lazy(() => import('../../features/field/Field.tsx'));
/** What is decided by hand. */
export const Play = lazy(async () => (await import('../../features/play/Play.tsx')).Play);
export const Curtain = lazy(async () => (await import('../../features/play/Play.tsx')).Curtain);
export const Dice = lazy(async () => (await import('../../features/play/Dice.tsx')).Dice);
export const Decided = lazy(async () => (await import('../../features/play/Play.tsx')).Decided);

const boards: Record<ReturnType<typeof boardOf>, ComponentType<BoardProps> | Lazy<BoardProps>> = {
  rows: Rows,
  arrays: ArraysBoard,
  field: FieldBoard,
};

/** The position, as the form lays its board out. */
export function Position(props: Omit<BoardProps, 'dice'>) {
  const form = system.value?.form;
  const Laid = boards[form ? boardOf(form) : 'rows'];
  return <Laid {...props} dice={Dice} />;
}

type Fetched = readonly { fetch: () => Promise<void> }[];

const others: Record<OtherPart, Fetched> = {
  sections: [Sections, Lines],
  // There from the beginning.
  rows: [],
  arrays: [ArraysBoard],
  field: [FieldBoard],
  play: [Play, Decided],
  dice: [Dice],
};

/**
 * names: of parts (app/drawn); others are passed over. In the browser a part that can't be had says so itself, where it is
 * drawn; no page is served without one.
 */
export async function fetchParts(names: readonly string[], ...more: Fetched): Promise<void> {
  const named: Partial<Record<string, Fetched>> = others;
  const wanted = [...more, ...partsOf(names), ...names.flatMap((one) => named[one] ?? [])];
  const fetched = wanted.map((part) => part.fetch());
  await (import.meta.env.SSR ? Promise.all(fetched) : Promise.allSettled(fetched));
}
