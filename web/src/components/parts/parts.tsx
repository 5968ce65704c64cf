// Names the parts of the match screen that only some systems need (boards, dice, play by hand), and fetches them
// before they are first drawn.
import type { ComponentType } from 'preact';
import { system } from '../../app/fight/match.ts';
import { type OtherPart, boardOf } from '../../app/sheet/form.ts';
import { Rows } from '../board/Board.tsx';
import type { BoardProps } from '../board/Facing.tsx';
import { Lines, Sections, partsOf } from '../fields/Field.tsx';
import { type Lazy, lazy } from '../lazy.tsx';

const ArraysBoard = lazy(() => import('../../features/arrays/Arrays.tsx'));
const FieldBoard = lazy(() => import('../../features/field/Field.tsx'));
/** Parts of play by hand. */
export const Play = lazy(async () => (await import('../../features/play/Play.tsx')).Play);
export const Curtain = lazy(async () => (await import('../../features/play/Play.tsx')).Curtain);
export const Dice = lazy(async () => (await import('../../features/play/Dice.tsx')).Dice);
export const Decided = lazy(async () => (await import('../../features/play/Play.tsx')).Decided);

const boards: Record<ReturnType<typeof boardOf>, ComponentType<BoardProps> | Lazy<BoardProps>> = {
  rows: Rows,
  arrays: ArraysBoard,
  field: FieldBoard,
};

/** The position at a step, on the kind of board that the form names. */
export function Position(props: Omit<BoardProps, 'dice'>) {
  const form = system.value?.form;
  const Laid = boards[form ? boardOf(form) : 'rows'];
  return <Laid {...props} dice={Dice} />;
}

type Fetched = readonly { fetch: () => Promise<void> }[];

const others: Record<OtherPart, Fetched> = {
  sections: [Sections, Lines],
  // part of the first script
  rows: [],
  arrays: [ArraysBoard],
  field: [FieldBoard],
  play: [Play, Decided],
  dice: [Dice],
};

/** Fetches parts by their names (app/drawn); unknown names are ignored. In the browser a part that can't be fetched
 * says so itself where it is drawn; when the page is built, that is an error. */
export async function fetchParts(names: readonly string[], ...more: Fetched): Promise<void> {
  const named: Partial<Record<string, Fetched>> = others;
  const wanted = [...more, ...partsOf(names), ...names.flatMap((one) => named[one] ?? [])];
  const fetched = wanted.map((part) => part.fetch());
  await (import.meta.env.SSR ? Promise.all(fetched) : Promise.allSettled(fetched));
}
