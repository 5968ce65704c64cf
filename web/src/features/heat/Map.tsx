// The map of shares: draws it as a triangle of dots, lists the best and the worst cells, and shows all cells as a
// table.
import { useSignal } from '@preact/signals';
import type { Share } from '#analysis';
import { system } from '../../app/fight/match.ts';
import { sideNames } from '../../app/sheet/names.ts';
import { lang } from '../../i18n/index.ts';
import { other } from '../../app/sheet/build.ts';
import { type HeatMap, chosen, ownCell, sharesField } from './heat.ts';
import { heatWords } from './words.ts';
import { hundredths } from '../../i18n/numbers.ts';
import { grade } from '../../app/league.ts';
import { InNumbers } from '../../components/kit/Bar.tsx';
import { Pane } from '../../components/kit/Pane.tsx';
import { type Column, Table } from '../../components/kit/Table.tsx';
import { kitWords } from '../../components/kit/words.ts';
import * as css from './heat.module.css';

// Geometry of the triangle. A share of wins is drawn by size and by form, not by colour alone.

/** Corners of the triangle in a box of 100 × 88, one for each part: there all points are on that part. */
export const corners = [
  [50, 3],
  [3, 84.4],
  [97, 84.4],
] as const;

type Point = readonly [number, number];

/** Position of a share-out in the triangle. `least`: the least points of every part. */
export function pointOf(shares: readonly number[], least: readonly number[]): Point {
  const free = shares.map((share, part) => share - (least[part] ?? 0));
  const sum = Math.max(
    1,
    free.reduce((all, one) => all + one, 0),
  );
  const at = (axis: 0 | 1) =>
    corners.reduce((all, corner, part) => all + (corner[axis] * (free[part] ?? 0)) / sum, 0);
  return [at(0), at(1)];
}

/** 'win', 'loss': the whole interval lies above or below a half. 'even': the interval includes a half. */
type Kind = 'win' | 'loss' | 'even';
export function kindOf({ low, high }: Share): Kind {
  return low > 5000 ? 'win' : high < 5000 ? 'loss' : 'even';
}

/** Size of a dot, from 0.3 (half of the fights won) to 1 (a quarter or less, three quarters or more). */
export function sizeOf({ rate }: Share): number {
  return 0.3 + 0.7 * Math.min(1, Math.abs(rate - 5000) / 2500);
}

/** A path of circles. */
function dots(places: readonly { at: Point; radius: number }[]): string {
  return places
    .map(({ at: [x, y], radius }) => {
      const r = radius.toFixed(2);
      const d = (2 * radius).toFixed(2);
      return `M${(x - radius).toFixed(2)} ${y.toFixed(2)}a${r} ${r} 0 1 0 ${d} 0a${r} ${r} 0 1 0 -${d} 0`;
    })
    .join('');
}

const kinds: readonly Kind[] = ['even', 'loss', 'win'];

const looks = { even: css.even, win: css.win, loss: css.loss };

/** The map as a triangle of dots: filled where the tried side wins, rings where it loses, small where that is open. */
export function Triangle({ of }: { of: HeatMap }) {
  const t = heatWords.value;
  const field = sharesField(system.value?.form);
  if (!field || field.parts.length !== corners.length) return null;
  const least = field.parts.map(({ min }) => min);
  const places = of.cells.map((shares) => pointOf(shares, least));
  const steps = field.total - least.reduce((sum, one) => sum + one, 0);
  // Half the distance of neighbours: two dots of the largest size touch.
  const unit = (corners[2][0] - corners[1][0]) / Math.max(1, steps) / 2;
  const told = (of.shares ?? []).map((share, cell) => ({
    cell,
    kind: kindOf(share),
    at: places[cell] ?? ([0, 0] as const),
    radius: unit * sizeOf(share),
  }));
  const square = (cell: number | null, look: string) => {
    const at = cell === null ? undefined : places[cell];
    return at && <rect class={look} x={at[0] - 1.3} y={at[1] - 1.3} width="2.6" height="2.6" />;
  };
  const choose = (event: MouseEvent & { currentTarget: SVGSVGElement }) => {
    const box = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - box.left) * 100) / box.width;
    const y = ((event.clientY - box.top) * 88) / box.height;
    let [best, nearest] = [-1, 25];
    places.forEach(([left, top], cell) => {
      const distance = (left - x) ** 2 + (top - y) ** 2;
      if (distance < nearest) [best, nearest] = [cell, distance];
    });
    if (best >= 0) chosen.value = best;
  };
  return (
    <div class={css.heatMap}>
      <p aria-hidden="true">{field.parts[0]?.name[lang.value]}</p>
      {/* What a press does here, the numbers below it do for those who can't press. */}
      <svg
        viewBox="0 0 100 88"
        role="img"
        aria-label={t.mapLabel}
        data-side={sideNames[of.side]}
        data-other={sideNames[other(of.side)]}
        onClick={choose}
      >
        <path class={css.frame} d={`M${corners.map((corner) => corner.join(' ')).join('L')}Z`} />
        {kinds.map((kind) => (
          <path key={kind} class={looks[kind]} d={dots(told.filter((one) => one.kind === kind))} />
        ))}
        {square(ownCell(of), css.own)}
        {square(chosen.value, css.chosen)}
      </svg>
      <p class={css.feet} aria-hidden="true">
        <span>{field.parts[1]?.name[lang.value]}</span>
        <span>{field.parts[2]?.name[lang.value]}</span>
      </p>
    </div>
  );
}

/** Cells in each of the two lists. */
const listed = 8;

export function Extremes({ of }: { of: HeatMap }) {
  const t = heatWords.value;
  const { shares } = of;
  if (!shares) return null;
  const sorted = of.cells.map((_, cell) => cell);
  sorted.sort((a, b) => (shares[b]?.rate ?? 0) - (shares[a]?.rate ?? 0) || a - b);
  const lists = [
    { id: 'heat-best', name: t.best, cells: sorted.slice(0, listed) },
    { id: 'heat-worst', name: t.worst, cells: sorted.slice(-listed).reverse() },
  ];
  const columns: Column<number>[] = [
    {
      id: 'rank',
      head: t.rank,
      cell: (cell) => {
        const share = shares[cell];
        return share && t.place(share.rank, share.tied);
      },
    },
    ...of.names.map((name, part) => ({
      id: `part ${part}`,
      head: name[lang.value],
      by: (cell: number) => of.cells[cell]?.[part] ?? null,
      cell: (cell: number) => of.cells[cell]?.[part],
    })),
    {
      id: 'share',
      head: t.share,
      by: (cell) => shares[cell]?.rate ?? null,
      cell: (cell) => {
        const share = shares[cell];
        return share && <InNumbers of={share} />;
      },
    },
    {
      id: 'look',
      head: '',
      cell: (cell) => (
        <button
          type="button"
          class="text"
          aria-label={t.lookAt(of.cells[cell]?.join(' / ') ?? '')}
          onClick={() => (chosen.value = cell)}
        >
          {t.look}
        </button>
      ),
    },
  ];
  return (
    <div class={css.extremes}>
      {lists.map(({ id, name, cells }) => (
        <Pane key={id} id={id} title={name}>
          <Table label={name} plain whole tight rows={cells} keyOf={(cell) => cell} columns={columns} />
        </Pane>
      ))}
      <p class="hint">{t.ties}</p>
    </div>
  );
}

/** All cells as a table: a row for each value of the first part, a column for each of the second; the third part has
 * the rest of the points. */
export function Whole({ of }: { of: HeatMap }) {
  const t = heatWords.value;
  const [down, right, rest] = of.names.map((name) => name[lang.value]);
  if (down === undefined || right === undefined) return null;
  const values = (part: number) =>
    [...new Set(of.cells.map((shares) => shares[part] ?? 0))].sort((a, b) => a - b);
  const at = new Map(of.cells.map((shares, cell) => [`${shares[0]} ${shares[1]}`, cell]));
  return (
    <>
      <p class="hint">{t.tableNote(down, right, rest)}</p>
      <Table
        label={t.table}
        class={css.whole}
        tight
        rows={values(0)}
        keyOf={(line) => line}
        columns={[
          { id: 'line', head: `${down} ＼ ${right}`, cell: (line) => line },
          ...values(1).map((column) => ({
            id: String(column),
            head: String(column),
            cell: (line: number) => {
              const share = of.shares?.[at.get(`${line} ${column}`) ?? -1];
              return (
                share && (
                  <>
                    {grade(share.rate)} {hundredths(share.rate)}{' '}
                    <small>{kitWords.value.interval(hundredths(share.low), hundredths(share.high))}</small>
                  </>
                )
              );
            },
          })),
        ]}
      />
    </>
  );
}

export function AsTable({ of }: { of: HeatMap }) {
  const open = useSignal(false);
  return (
    <details onToggle={(event) => (open.value = event.currentTarget.open)}>
      <summary class="text">{kitWords.value.asTable}</summary>
      {open.value && <Whole of={of} />}
    </details>
  );
}
