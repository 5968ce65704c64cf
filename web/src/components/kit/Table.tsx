// A table in a frame that scrolls: columns by which it can be sorted, rows that are shown bit by bit, and a hint while
// a part of it is out of sight on the right.
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { kitWords } from './words.ts';
import * as figuresCss from '../../styles/figures.module.css';
import * as css from './kit.module.css';

// The order of the rows.

/** What a table is sorted by. `down`: the largest stands first. */
export interface Sorting<By = string> {
  by: By;
  down: boolean;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * The sorting after a press on a head: the first one puts the largest on top, or the smallest if `up`; the second
 * reverses that.
 */
export function pressed<By>(now: Sorting<By> | null, by: By, up = false): Sorting<By> {
  return now && same(now.by, by) ? { by, down: !now.down } : { by, down: !up };
}

/** Value of aria-sort for a head; absent: the table is sorted by another one. */
export function sortedBy<By>(now: Sorting<By> | null, by: By): 'descending' | 'ascending' | undefined {
  if (!now || !same(now.by, by)) return undefined;
  return now.down ? 'descending' : 'ascending';
}

/** The rows by their values. Unknown values come last; equal ones keep their order. */
export function inOrder<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => number | null,
  down: boolean,
): Row[] {
  return rows.toSorted((a, b) => {
    const [x, y] = [valueOf(a), valueOf(b)];
    if (x === null || y === null) return Number(x === null) - Number(y === null);
    return down ? y - x : x - y;
  });
}

interface ScrollProps {
  /** Name of the scrolling group, or the id of the element that has it. */
  label?: string | undefined;
  labelledBy?: string | undefined;
  /** Absent: at most as high as most of the window. */
  whole?: boolean | undefined;
  /** The end on the right is brought into view whenever this changes. */
  end?: number | undefined;
  class?: string;
  children: ComponentChildren;
}

/** Frame of what may be wider than the page. */
export function Scroll({ label, labelledBy, whole, end, class: own, children }: ScrollProps) {
  const box = useRef<HTMLDivElement>(null);
  const more = useSignal(false);
  const look = () => {
    const now = box.current;
    // Fractions of a pixel don't count.
    if (now) more.value = now.scrollWidth - now.clientWidth - now.scrollLeft > 1;
  };
  useEffect(() => {
    const now = box.current;
    if (!now) return;
    const watch = new ResizeObserver(look);
    watch.observe(now);
    for (const child of now.children) watch.observe(child);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    if (end !== undefined && box.current) box.current.scrollLeft = box.current.scrollWidth;
  }, [end]);
  return (
    <div class={css.sideways} data-more={more.value || undefined}>
      {more.value && (
        <p class="hint" aria-hidden="true">
          {kitWords.value.sideways}
        </p>
      )}
      <div
        ref={box}
        class={`${css.scroll} ${own ?? ''}`}
        data-whole={whole}
        role="group"
        aria-label={label}
        aria-labelledby={labelledBy}
        tabIndex={0}
        onScroll={look}
      >
        {children}
      </div>
    </div>
  );
}

interface HeadProps<By> {
  by: By;
  /** What it is called by screen readers, if not by what it shows. */
  label?: string | undefined;
  shown: string;
  class?: string | undefined;
  sorting: Sorting<By> | null;
  onSort: (by: By) => void;
}

/** Head of a column by which the table can be sorted. */
export function SortHead<By>({ by, label, shown, class: own, sorting, onSort }: HeadProps<By>) {
  const is = sortedBy(sorting, by);
  return (
    <th scope="col" class={own} aria-sort={is}>
      <button type="button" aria-label={label} title={label} onClick={() => onSort(by)}>
        <bdi>{shown}</bdi>
        {is && <i aria-hidden="true">{is === 'descending' ? '▾' : '▴'}</i>}
      </button>
    </th>
  );
}

export interface Column<Row> {
  id: string;
  /** "": nothing is said above the column. */
  head: string;
  /** What the head is called by screen readers, if not by what it shows. */
  name?: string;
  cell: (row: Row, at: number) => ComponentChildren;
  /** What the table is sorted by at a press on the head; null: not known. Absent: the head can't be pressed. */
  by?: (row: Row) => number | null;
  /** Absent: numbers. A bar is left out where there is no room for one. */
  holds?: 'words' | 'bar';
}

interface TableProps<Row> {
  /** Name of the table; its frame has it, too, unless an element of that id names it. */
  label: string;
  labelledBy?: string;
  /** The first column names the row, unless `plain`. */
  columns: readonly Column<Row>[];
  plain?: boolean;
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** Attributes of a row. */
  mark?: (row: Row) => { 'data-first'?: boolean; 'data-found'?: boolean };
  /** What is said of a row in the place of its other columns; null: it has those. */
  instead?: (row: Row) => ComponentChildren;
  /** What is said below a row. */
  below?: (row: Row) => ComponentChildren;
  /** Rows that are shown at first, and that each press on the button adds. */
  page?: number;
  /** Name of that button. */
  more?: (rows: number) => string;
  whole?: boolean;
  /** Many columns of short numbers. */
  tight?: boolean;
  class?: string;
}

export function Table<Row>({
  label,
  labelledBy,
  columns,
  rows,
  keyOf,
  page = Infinity,
  ...of
}: TableProps<Row>) {
  const most = useSignal(page);
  const sorting = useSignal<Sorting | null>(null);
  const by = columns.find(({ id }) => id === sorting.value?.by)?.by;
  const sorted = by && sorting.value ? inOrder(rows, by, sorting.value.down) : rows;
  const rest = rows.length - most.value;
  const lookOf = ({ holds }: Column<Row>) =>
    holds === 'words' ? css.words : holds === 'bar' ? css.barred : undefined;
  const onSort = (id: string) => (sorting.value = pressed(sorting.value, id));
  const cells = (row: Row, at: number) =>
    columns.slice(of.plain ? 0 : 1).map((column) => (
      <td key={column.id} class={lookOf(column)}>
        {column.cell(row, at)}
      </td>
    ));
  const [first] = columns;
  const line = (row: Row, at: number) => {
    const instead = of.instead?.(row);
    return (
      <tr key={keyOf(row)} {...of.mark?.(row)}>
        {!of.plain && first && <th scope="row">{first.cell(row, at)}</th>}
        {instead ? (
          <td colSpan={columns.length - 1} class={css.words}>
            {instead}
          </td>
        ) : (
          cells(row, at)
        )}
      </tr>
    );
  };
  const visible = sorted.slice(0, most.value);
  return (
    <>
      <Scroll label={labelledBy ? undefined : label} labelledBy={labelledBy} whole={of.whole}>
        <table
          class={`${figuresCss.figures} ${css.table} ${of.class ?? ''}`}
          data-plain={of.plain}
          data-tight={of.tight}
          aria-label={labelledBy ? undefined : label}
          aria-labelledby={labelledBy}
        >
          <thead>
            <tr>
              {columns.map((column) => {
                const { id, head, name, by: sorts } = column;
                const look = lookOf(column);
                if (!head) return <td key={id} class={look} />;
                if (!sorts)
                  return (
                    <th key={id} scope="col" class={look}>
                      {head}
                    </th>
                  );
                return (
                  <SortHead
                    key={id}
                    by={id}
                    label={name}
                    shown={head}
                    class={look}
                    sorting={sorting.value}
                    onSort={onSort}
                  />
                );
              })}
            </tr>
          </thead>
          {of.below ? (
            visible.map((row, at) => {
              const below = of.below?.(row);
              return (
                <tbody key={keyOf(row)}>
                  {line(row, at)}
                  {below && (
                    <tr class={css.below}>
                      <td colSpan={columns.length}>{below}</td>
                    </tr>
                  )}
                </tbody>
              );
            })
          ) : (
            <tbody>{visible.map(line)}</tbody>
          )}
        </table>
      </Scroll>
      {rest > 0 && (
        <p class="acts">
          <button type="button" onClick={() => (most.value += page)}>
            {(of.more ?? kitWords.value.more)(Math.min(rest, page))}
          </button>
        </p>
      )}
    </>
  );
}
