// Parts of a page that only some systems need (boards, what chance brings), fetched before they are first drawn.
import type { ComponentType, VNode } from 'preact';
import type { Side } from '../../app/build.ts';
import { system } from '../../app/fight/match.ts';
import { type OtherPart, boardOf } from '../../app/form.ts';
import { type BoardProps, Rows } from '../board/Board.tsx';
import { partsOf } from '../fields/Field.tsx';
import { current } from '../../app/fight/replay.ts';
import { dialog } from '../../app/view.ts';
import { words } from '../../i18n/index.ts';
import { Spans } from '../Inline.tsx';
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

interface PositionProps {
  /** A step that is only looked at. */
  at?: number;
  /** The side that is drawn below. */
  below?: Side;
  /** What stands on the axis in the place of the line; null: nothing does. */
  axis?: VNode | null | undefined;
}

/** The line at which the reader stands, with its rule. */
function Line() {
  const event = current.value;
  if (!event) return null;
  const { rule } = event;
  return (
    <p class="acts">
      <span>
        <Spans of={event.text} />
      </span>
      {rule && (
        <button
          type="button"
          class="text"
          aria-label={words.value.whyRule(rule)}
          onClick={() => (dialog.value = { kind: 'why', rule })}
        >
          {rule}
        </button>
      )}
    </p>
  );
}

/** The position, as the form lays its board out. */
export function Position({ at, axis }: PositionProps) {
  const form = system.value?.form;
  const Laid = boards[form ? boardOf(form) : 'rows'];
  return (
    <>
      {axis === undefined && at === undefined ? <Line /> : axis}
      <Laid {...(at !== undefined && { at })} dice={Dice} />
    </>
  );
}

type Fetched = readonly { fetch: () => Promise<void> }[];

const others: Record<OtherPart, Fetched> = {
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
