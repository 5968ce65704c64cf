// The crosstable of systems without chance: shows the ending of every pairing; any column sorts the table, and each
// cell opens its fight.
import { useComputed, useSignal } from '@preact/signals';
import type { LeagueReport, LeagueRow } from '#analysis';
import type { LeagueRequest } from '#engine';
import { figureOf, grade, openGame, shownFigure } from '../../app/league.ts';
import { Icon } from '../../components/Inline.tsx';
import { rove } from '../../components/input.ts';
import { lang } from '../../i18n/index.ts';
import { matrixWords } from './words.ts';
import * as matrixCss from '../../styles/matrix.module.css';
import * as screenCss from '../../styles/screen.module.css';
import * as css from './matrix.module.css';

/** Row of each entrant: one letter per opponent (W, D, L; "-" for itself, "?" while it is unknown). */
type Rows = readonly string[];

// The order of the rows.

/** Key of the sorting: the roster's order, a column of the table, or the ending against an entrant. */
export type By = { is: 'roster' } | { is: 'column'; id: string } | { is: 'against'; entrant: number };
export interface Sorting {
  by: By;
  /** true: the largest, or the best, comes first. */
  down: boolean;
}

/** Sorting by points; as long as there are none, this is the roster's order. */
export const byPoints: Sorting = { by: { is: 'column', id: 'points' }, down: true };

const worth: Record<string, number> = { W: 2, D: 1, L: 0 };

function same(a: By, b: By): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The sorting after a press on a head: the first press shows the best on top, the next one reverses the order. */
export function pressed(now: Sorting, by: By): Sorting {
  if (same(now.by, by)) return { by, down: !now.down };
  return { by, down: by.is !== 'roster' && !(by.is === 'column' && by.id === 'rank') };
}

function rowsByEntrant(report: LeagueReport): Map<number, LeagueRow> {
  return new Map(report.table.map((row) => [row.entrant, row]));
}

/** Indices of the entrants in the wanted order. Unknown values come last, equal ones keep the order of the roster. */
export function order(
  count: number,
  rows: Rows,
  report: LeagueReport | null,
  { by, down }: Sorting,
): number[] {
  const table = report ? rowsByEntrant(report) : new Map<number, LeagueRow>();
  const value = (entrant: number): number | null => {
    if (by.is === 'roster') return entrant;
    if (by.is === 'against') return worth[rows[entrant]?.charAt(by.entrant) ?? ''] ?? null;
    const row = table.get(entrant);
    return row ? figureOf(row, by.id) : null;
  };
  const compare = (a: number, b: number): number => {
    const [x, y] = [value(a), value(b)];
    if (x === null || y === null) return Number(x === null) - Number(y === null) || a - b;
    return (down ? y - x : x - y) || a - b;
  };
  return Array.from({ length: count }, (_, at) => at).sort(compare);
}

const symbols: Partial<Record<string, string>> = { W: '○', D: '△', L: '×' };
/** Most rows, and most opponents, on one page. */
const page = 60;

interface Props {
  request: LeagueRequest;
  names: readonly string[];
  rows: Rows;
  report: LeagueReport | null;
}

interface PagerProps {
  what: string;
  from: number;
  count: number;
  onGo: (from: number) => void;
}

function Pager({ what, from, count, onGo }: PagerProps) {
  const t = matrixWords.value;
  if (count <= page) return null;
  return (
    <span class={css.pager}>
      <button
        type="button"
        class="icon"
        aria-label={t.earlier(what)}
        disabled={from === 0}
        onClick={() => onGo(from - page)}
      >
        <Icon name="prev" />
      </button>
      {what} {t.span(from + 1, Math.min(count, from + page), count)}
      <button
        type="button"
        class="icon"
        aria-label={t.later(what)}
        disabled={from + page >= count}
        onClick={() => onGo(from + page)}
      >
        <Icon name="next" />
      </button>
    </span>
  );
}

interface HeadProps {
  by: By;
  /** Name of the button for screen readers, and its text. */
  label: string;
  shown: string;
  class?: string;
  sorting: Sorting;
  onSort: (by: By) => void;
}

function Head({ by, label, shown, class: look, sorting, onSort }: HeadProps) {
  const on = same(sorting.by, by);
  return (
    <th scope="col" class={look} aria-sort={on ? (sorting.down ? 'descending' : 'ascending') : undefined}>
      <button type="button" aria-label={label} title={label} onClick={() => onSort(by)}>
        <bdi>{shown}</bdi>
        {on && <i aria-hidden="true">{sorting.down ? '▾' : '▴'}</i>}
      </button>
    </th>
  );
}

export function Grid({ request, names, rows, report }: Props) {
  const t = matrixWords.value;
  const sorting = useSignal<Sorting>(byPoints);
  const top = useSignal(0);
  const left = useSignal(0);
  const here = useSignal('');
  const count = request.entrants.length;
  const sorted = useComputed(() => sorting.value).value;
  const onSort = (by: By) => {
    sorting.value = pressed(sorting.value, by);
    top.value = 0;
  };
  const firstRow = Math.min(top.value, Math.max(0, count - 1));
  const firstOpponent = Math.min(left.value, Math.max(0, count - 1));
  const inOrder = order(count, rows, report, sorted).slice(firstRow, firstRow + page);
  const opponents = names.slice(firstOpponent, firstOpponent + page);
  const figures = report ? rowsByEntrant(report) : null;
  const columns = report?.columns.filter(({ id }) => id !== 'rank' && id !== 'name' && id !== 'group') ?? [];
  const head = { sorting: sorted, onSort };
  return (
    <>
      <p class={css.pagers}>
        <Pager what={t.rows} from={firstRow} count={count} onGo={(from) => (top.value = from)} />
        <Pager what={t.opponents} from={firstOpponent} count={count} onGo={(from) => (left.value = from)} />
      </p>
      <div
        class={`${screenCss.scroll} ${matrixCss.matrixScroll}`}
        role="group"
        aria-label={t.caption}
        tabIndex={0}
      >
        <table class={matrixCss.matrix}>
          <caption class="vh">{t.caption}</caption>
          <thead>
            <tr>
              <Head
                by={{ is: 'roster' }}
                label={t.roster}
                shown={t.name}
                class={matrixCss.entrant}
                {...head}
              />
              {opponents.map((name, at) => (
                <Head
                  key={at}
                  by={{ is: 'against', entrant: firstOpponent + at }}
                  label={t.sortAgainst(name)}
                  shown={name}
                  class={matrixCss.opponent}
                  {...head}
                />
              ))}
              {columns.map(({ id, name }) => (
                <Head
                  key={id}
                  by={{ is: 'column', id }}
                  label={t.sortBy(name[lang.value])}
                  shown={name[lang.value]}
                  class={matrixCss.figure}
                  {...head}
                />
              ))}
            </tr>
          </thead>
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
              if (a !== undefined && b !== undefined) void openGame(request, a, b);
            }}
          >
            {inOrder.map((entrant, line) => {
              const name = names[entrant] ?? '';
              const row = figures?.get(entrant);
              return (
                <tr key={entrant}>
                  <th scope="row" class={matrixCss.entrant}>
                    <bdi>{name}</bdi>
                  </th>
                  {opponents.map((opponent, at) => {
                    const against = firstOpponent + at;
                    const ending = rows[entrant]?.charAt(against) ?? '';
                    const symbol = symbols[ending];
                    const pair = `${entrant} ${against}`;
                    const stop = here.value
                      ? here.value === pair
                      : line === 0 && at === (entrant === 0 ? 1 : 0);
                    return (
                      <td key={against} data-end={symbol && ending}>
                        {symbol ? (
                          <button
                            type="button"
                            data-pair={pair}
                            tabIndex={stop ? 0 : -1}
                            aria-label={t.cell(name, opponent, t.endings[ending as 'W' | 'D' | 'L'])}
                          >
                            {symbol}
                          </button>
                        ) : (
                          <span aria-hidden="true">{ending === '-' ? '＼' : '…'}</span>
                        )}
                      </td>
                    );
                  })}
                  {columns.map(({ id }) => (
                    <td key={id} class={matrixCss.figure}>
                      {row && id === 'aps' && <b>{grade(figureOf(row, id))} </b>}
                      {row ? shownFigure(row, id) : ''}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </>
  );
}
