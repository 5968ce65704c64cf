// The position at a step: two rows that face each other over one line.
import type { BoardSide, Cell, Item, SystemInfo } from '#engine';
import type { Side } from '../../app/build.ts';
import { report, system } from '../../app/match.ts';
import { nameOf } from '../../app/names.ts';
import { step } from '../../app/replay.ts';
import { dialog } from '../../app/view.ts';
import { Gloss } from '../Gloss.tsx';
import { sideNames } from '../../app/sides.ts';
import { Seal } from '../Seal.tsx';
import { rove } from '../roving.ts';
import { lang, words } from '../../i18n/index.ts';
import { Flow } from './Flow.tsx';
import { meaning } from '../../app/kinds.ts';
import { Who } from './Who.tsx';
import { Dice } from '../parts.ts';
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

export function Board({ at = step.value }: { at?: number }) {
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
