// A crosstable, everybody against everybody: every head sorts it, arrows lead through its cells, each of which opens
// what it stands for, and large ones are shown a page at a time.
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Icon } from '../Inline.tsx';
import { rove } from '../input.ts';
import { Scroll, SortHead, type Sorting, inOrder, pressed } from '../kit/Table.tsx';
import { tableWords } from './words.ts';
import * as css from './Crosstable.module.css';

/** A cell: the result of the row's entrant against the column's. */
export interface Crossed {
  kind: 'W' | 'D' | 'L';
  shown: string;
  small?: string;
  title?: string;
  label: string;
}

/** What the rows are sorted by: the order in which the entrants were given, a figure, or the result against one of them. */
export type By = { is: 'given' } | { is: 'figure'; id: string } | { is: 'against'; entrant: number };

/** Columns behind those of the opponents. */
interface Figure {
  id: string;
  head: string;
  cell: (entrant: number) => ComponentChildren;
}

interface Props {
  caption: string;
  /** Names by entrant. */
  names: readonly string[];
  entrants: readonly number[];
  /** Name of the order in which the entrants are given, on its head. */
  given?: string;
  /** The cell of row a and column b; null: not known yet. */
  cellOf: (a: number, b: number) => Crossed | null;
  figures: readonly Figure[];
  /** The value by which an entrant is sorted; null: not known, which comes last. */
  valueOf: (entrant: number, by: By) => number | null;
  /** The sorting at first. */
  first?: Sorting<By>;
  /** Cells hold more than a sign. */
  roomy?: boolean;
  onOpen: (a: number, b: number) => void;
}

/** Most rows, and most opponents, on one page. */
const page = 60;

interface PagerProps {
  what: string;
  from: number;
  count: number;
  onGo: (from: number) => void;
}

function Pager({ what, from, count, onGo }: PagerProps) {
  const t = tableWords.value;
  if (count <= page) return null;
  const steps = [
    { icon: 'prev', name: t.earlier(what), to: from - page, able: from > 0 },
    { icon: 'next', name: t.later(what), to: from + page, able: from + page < count },
  ] as const;
  const [before, after] = steps.map(({ icon, name, to, able }) => (
    <button key={icon} type="button" class="icon" aria-label={name} disabled={!able} onClick={() => onGo(to)}>
      <Icon name={icon} />
    </button>
  ));
  return (
    <span class={css.pager}>
      {before} {what} {t.span(from + 1, Math.min(count, from + page), count)} {after}
    </span>
  );
}

const asGiven: Sorting<By> = { by: { is: 'given' }, down: false };

export function Crosstable({
  caption,
  names,
  entrants,
  cellOf,
  figures,
  valueOf,
  first = asGiven,
  ...of
}: Props) {
  const t = tableWords.value;
  const sorting = useSignal(first);
  const [top, left, here] = [useSignal(0), useSignal(0), useSignal('')];
  const count = entrants.length;
  const now = sorting.value;
  const place = new Map(entrants.map((entrant, at) => [entrant, at]));
  const value = (entrant: number) =>
    now.by.is === 'given' ? (place.get(entrant) ?? null) : valueOf(entrant, now.by);
  const from = (at: number) => Math.min(at, Math.max(0, count - 1));
  const [firstRow, firstOpponent] = [from(top.value), from(left.value)];
  const rows = inOrder(entrants, value, now.down).slice(firstRow, firstRow + page);
  const opponents = entrants.slice(firstOpponent, firstOpponent + page);
  const head = {
    sorting: now,
    onSort: (by: By) => {
      // The first place stands on top, and so does the largest of everything else.
      sorting.value = pressed(now, by, by.is === 'given');
      top.value = 0;
    },
  };
  return (
    <>
      <p class={css.pagers}>
        <Pager what={t.rows} from={firstRow} count={count} onGo={(at) => (top.value = at)} />
        <Pager what={t.opponents} from={firstOpponent} count={count} onGo={(at) => (left.value = at)} />
      </p>
      <Scroll label={caption} whole class={css.frame}>
        <table class={`${css.matrix} ${of.roomy ? css.roomy : ''}`}>
          <caption class="vh">{caption}</caption>
          <thead>
            <tr>
              <SortHead
                by={{ is: 'given' }}
                label={of.given ?? t.roster}
                shown={t.name}
                class={css.entrant}
                {...head}
              />
              {opponents.map((entrant) => (
                <SortHead
                  key={entrant}
                  by={{ is: 'against', entrant }}
                  label={t.sortAgainst(names[entrant] ?? '')}
                  shown={names[entrant] ?? ''}
                  class={css.opponent}
                  {...head}
                />
              ))}
              {figures.map((figure) => (
                <SortHead
                  key={figure.id}
                  by={{ is: 'figure', id: figure.id }}
                  label={t.sortBy(figure.head)}
                  shown={figure.head}
                  class={css.figure}
                  {...head}
                />
              ))}
            </tr>
          </thead>
          {/* Thousands of cells share one listener for each kind of event. */}
          <tbody
            onKeyDown={(event) => {
              if (rove(event.currentTarget, event)) event.stopPropagation();
            }}
            onFocusIn={(event) => {
              if (event.target instanceof HTMLElement) here.value = event.target.dataset['pair'] ?? '';
            }}
            onClick={(event) => {
              const button = event.target instanceof Element ? event.target.closest('button') : null;
              const [a, b] = button?.dataset['pair']?.split(' ').map(Number) ?? [];
              if (a !== undefined && b !== undefined) of.onOpen(a, b);
            }}
          >
            {rows.map((a, line) => (
              <tr key={a}>
                <th scope="row" class={css.entrant}>
                  <bdi>{names[a]}</bdi>
                </th>
                {opponents.map((b, at) => {
                  const cell = a === b ? null : cellOf(a, b);
                  const pair = `${a} ${b}`;
                  const stop = here.value
                    ? here.value === pair
                    : line === 0 && at === (opponents[0] === a ? 1 : 0);
                  return (
                    <td key={b} data-end={cell?.kind}>
                      {cell ? (
                        <button
                          type="button"
                          data-pair={pair}
                          tabIndex={stop ? 0 : -1}
                          title={cell.title}
                          aria-label={cell.label}
                        >
                          {cell.shown}
                          {cell.small && <small>{cell.small}</small>}
                        </button>
                      ) : (
                        <span aria-hidden="true">{a === b ? '＼' : '…'}</span>
                      )}
                    </td>
                  );
                })}
                {figures.map((figure) => (
                  <td key={figure.id} class={css.figure}>
                    {figure.cell(a)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </>
  );
}
