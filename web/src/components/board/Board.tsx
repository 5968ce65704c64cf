// The position at a step as two rows that face each other over one line, and the lines from who acts to what is hit.
import type { ComponentType } from 'preact';
import type { Board, BoardSide, Cell, Item, SystemInfo } from '#engine';
import { meaning, nameOf, sideNames } from '../../app/names.ts';
import type { Side } from '../../app/build.ts';
import { report, system } from '../../app/fight/match.ts';
import { step } from '../../app/fight/replay.ts';
import { dialog } from '../../app/view.ts';
import { Gloss } from '../Inline.tsx';
import { Seal } from '../Seal.tsx';
import { rove } from '../input.ts';
import { lang, words } from '../../i18n/index.ts';
import { Who } from './Who.tsx';
import * as css from '../../styles/board.module.css';

const width = 500;
const height = 44;
const mid = height / 2;

type Arrow = Board['arrows'][number];

/** The end of a line at a place, on the edge of that side's row. */
function end({ side, place }: Arrow['from'], places: number): { x: number; y: number } {
  return { x: ((place - 0.5) / places) * width, y: side === 'A' ? 0 : height };
}

function path(arrow: Arrow, places: number): string {
  const from = end(arrow.from, places);
  const to = end(arrow.to, places);
  if (from.y === to.y) {
    const bow = from.y === 0 ? height * 0.7 : height * 0.3;
    return `M${from.x} ${from.y}C${from.x} ${bow} ${to.x} ${bow} ${to.x} ${to.y}`;
  }
  return `M${from.x} ${from.y}C${from.x} ${mid} ${to.x} ${mid} ${to.x} ${to.y}`;
}

/** What hits what in this step: lines from row to row, in the ink of the side that acts. */
function Flow({ arrows, places }: { arrows: Arrow[]; places: number }) {
  return (
    <svg class={css.flow} aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" width="100%" height="100%">
        <path d={`M0 ${mid}H${width}`} class={css.axis} />
        {arrows.map((arrow, i) => (
          <path key={i} data-side={sideNames[arrow.from.side === 'A' ? 0 : 1]} d={path(arrow, places)} />
        ))}
      </svg>
      {arrows.map((arrow, i) => {
        const to = end(arrow.to, places);
        const up = to.y === 0;
        return (
          <svg key={i} x={`${(to.x / width) * 100}%`} y={up ? '0' : '100%'}>
            <path
              data-side={sideNames[arrow.from.side === 'A' ? 0 : 1]}
              d={up ? 'M-5.5 8 0 0 5.500 8' : 'M-5.500 -8 0 0 5.500 -8'}
            />
          </svg>
        );
      })}
    </svg>
  );
}

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
    <li class={cell.gone || !cell.mark ? undefined : marked[cell.mark]}>
      <button
        type="button"
        tabIndex={first ? 0 : -1}
        aria-label={[item?.at.length === 0 ? `${name} ${level}` : t.placeItem(level, name), ...state].join(
          t.comma,
        )}
        disabled={!item}
        onClick={() => item && (dialog.value = { kind: 'item', item: item.id, level })}
      >
        <Seal item={item} level={level} size="l" gone={cell.gone === true}>
          {cell.counters !== undefined && <em>{t.counterChip(cell.counters)}</em>}
          {was && <s>{was.glyph}</s>}
        </Seal>
        {item && <Gloss of={meaning(item)} />}
        <small aria-hidden="true">{!cell.gone && cell.mark && t.marks[cell.mark]}</small>
      </button>
    </li>
  );
}

const marked: Record<string, string> = { acting: css.acting, firing: css.firing };

function Row({ side, of, info, name }: { side: Side; of: BoardSide; info: SystemInfo; name: string }) {
  return (
    <>
      {of.rows
        .filter(({ cells }) => cells.length > 0)
        .map((row) => (
          <ol
            key={row.id}
            class={css.seals}
            data-side={sideNames[side]}
            aria-label={words.value.rowOf(name)}
            onKeyDown={(event) => rove(event.currentTarget, event)}
          >
            {row.cells.map((cell, at) => (
              <Place key={at} cell={cell} info={info} first={at === 0} />
            ))}
          </ol>
        ))}
    </>
  );
}

/** What every board is drawn with. at: a step that is only looked at; otherwise it is where the reader stands. */
export interface BoardProps {
  at?: number;
  /** The dice of the round: drawn where the form has some. */
  dice: ComponentType<{ at: number }>;
}

export function Rows({ at = step.value, dice: Dice }: BoardProps) {
  const info = system.value;
  const fight = report.value;
  const now = fight?.boards[at];
  if (!now || !info) return null;
  const names = [nameOf(fight, 0), nameOf(fight, 1)] as const;
  const [a, b] = now.sides;
  return (
    <div class={css.board} data-part="board" role="group" aria-label={words.value.boardAt(now.round, at)}>
      <Who side={0} of={a} info={info} name={names[0]} />
      <Row side={0} of={a} info={info} name={names[0]} />
      <Flow arrows={now.arrows} places={a.rows[0]?.cells.length ?? 1} />
      {info.form.dice && <Dice at={at} />}
      <Row side={1} of={b} info={info} name={names[1]} />
      <Who side={1} of={b} info={info} name={names[1]} />
    </div>
  );
}
