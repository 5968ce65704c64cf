// The board of rows (form board 'rows'): draws each side's items as seals that face each other over the axis. A
// side with meters is drawn as a lone character, its seals toward the axis.
import type { BoardSide, Cell, Item, SystemInfo } from '#engine';
import { kindName, meaning, nameOf, sideNames } from '../../app/sheet/names.ts';
import type { Side } from '../../app/sheet/build.ts';
import { report, system } from '../../app/fight/match.ts';
import { step } from '../../app/fight/replay.ts';
import { dialog } from '../../app/view.ts';
import { Gloss, breakable } from '../Inline.tsx';
import { Seal } from '../Seal.tsx';
import { rove } from '../input.ts';
import { lang, words } from '../../i18n/index.ts';
import { type BoardProps, Facing } from './Facing.tsx';
import type { Ink, Spot } from './Ink.tsx';
import { Duel } from './Duel.tsx';
import { borne, standings } from './standing.ts';
import { Who, openState } from './Who.tsx';
import * as css from '../../styles/board.module.css';

function itemOf(info: SystemInfo, id: string): Item | null {
  return info.form.items.find((item) => item.id === id) ?? null;
}

function Place({ cell, info, first }: { cell: Cell; info: SystemInfo; first: boolean }) {
  const t = words.value;
  const level = cell.level ?? 0;
  const item = itemOf(info, cell.item);
  const was = cell.was ? itemOf(info, cell.was) : null;
  const name = item?.name[lang.value] ?? t.emptyPlace;
  const state = [
    cell.gone && t.destroyed,
    !cell.gone && cell.mark && t.marks[cell.mark],
    cell.counters !== undefined && t.counters(cell.counters),
    was && t.wasItem(was.name[lang.value]),
  ].filter(Boolean);
  return (
    <li data-mark={cell.gone ? undefined : cell.mark}>
      <button
        type="button"
        tabIndex={first ? 0 : -1}
        aria-label={[item?.at.length === 0 ? `${name} ${level}` : t.placeItem(level, name), ...state].join(
          t.comma,
        )}
        title={item ? kindName(item) : undefined}
        disabled={!item}
        onClick={() => item && (dialog.value = { kind: 'item', item: item.id, level })}
      >
        <Seal item={item} level={level} size="l" gone={cell.gone ?? cell.mark === 'spent'}>
          {cell.counters !== undefined && <em>{t.counterChip(cell.counters)}</em>}
          {was && <s>{was.glyph}</s>}
        </Seal>
        {/* The log uses the item's name, so it is shown beside the meaning. */}
        {item && meaning(item) !== item.name.en && <Gloss of={breakable(item.name.en)} />}
        {item && <Gloss of={meaning(item)} />}
        <small aria-hidden="true">{!cell.gone && cell.mark && t.marks[cell.mark]}</small>
      </button>
    </li>
  );
}

/** The cells of a side, each of its rows a list; empty rows are left out. */
function Seals({ side, of, info, name }: { side: Side; of: BoardSide; info: SystemInfo; name: string }) {
  return (
    <div class={css.seals} onKeyDown={(event) => rove(event.currentTarget, event)}>
      {of.rows
        .filter(({ cells }) => cells.length > 0)
        .map((row) => (
          <ol key={row.id} data-side={sideNames[side]} aria-label={words.value.rowOf(name)}>
            {row.cells.map((cell, at) => (
              <Place key={at} cell={cell} info={info} first={at === 0} />
            ))}
          </ol>
        ))}
    </div>
  );
}

/** The board of rows. `at`: another step to show than the one the reader has come to. */
export function Rows({ at = step.value, dice: Dice, below, axis }: BoardProps) {
  const info = system.value;
  const fight = report.value;
  const now = fight?.boards[at];
  if (!now || !info) return null;
  const places = now.sides[0].rows[0]?.cells.length ?? 1;
  const spot = ({ side, place }: { side: 'A' | 'B'; place: number }): Spot => ({
    side: side === 'A' ? 0 : 1,
    x: (place - 0.5) / places,
  });
  const inks = now.arrows.map(({ from, to }): Ink => ({ from: spot(from), to: spot(to) }));
  const team = (side: Side) => {
    const of = now.sides[side];
    const name = nameOf(fight, side);
    const states = borne(info.form, of.states);
    const meters = standings({ fight, at, form: info.form, lang: lang.value }, side);
    const seals = <Seals side={side} of={of} info={info} name={name} />;
    return meters.length > 0 ? (
      <Duel side={side} name={name} meters={meters} states={states} onState={openState}>
        {seals}
      </Duel>
    ) : (
      <>
        <Who side={side} of={of} name={name} states={states} />
        {seals}
      </>
    );
  };
  return (
    <Facing
      fight={fight}
      at={at}
      below={below}
      axis={axis}
      inks={inks}
      dice={info.form.dice && Dice}
      team={team}
    />
  );
}
