// Draws the spreads of a series, the lengths of fights and the remaining HP, as bars and as tables of the same
// numbers.
import type { SeriesReport, Spread } from '#analysis';
import { marks, sideIds } from '../../app/sheet/names.ts';
import { grouped, hundredths } from '../../i18n/numbers.ts';
import { leftName } from '../../components/board/Who.tsx';
import { Pane } from '../../components/kit/Pane.tsx';
import { Table } from '../../components/kit/Table.tsx';
import { kitWords } from '../../components/kit/words.ts';
import { lang, unit } from '../../i18n/index.ts';
import { oddsWords } from './words.ts';
import * as kitCss from '../../components/kit/kit.module.css';
import * as css from './odds.module.css';

/** One bar: the values `from` to `to`. */
interface Bin {
  from: number;
  to: number;
  /** One count for each kind (won by A, drawn, won by B). */
  counts: number[];
}

/** Widths that a bar may have. */
function steps(): number[] {
  return [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000];
}

/**
 * Puts counts together into at most about `most` bars. `values`: [value, counts …], ascending. 0 always keeps a
 * bar of its own, for nothing left is not little left. Values in between that never occurred have bars, too.
 */
export function bins(values: readonly (readonly number[])[], most: number): Bin[] {
  const [low, high] = [values[0]?.[0] ?? 0, values.at(-1)?.[0] ?? 0];
  const width = steps().find((step) => (high - low + 1) / step <= most) ?? 10_000;
  const place = (value: number) => (width > 1 && value === 0 ? 0 : Math.ceil(value / width));
  const start = place(low);
  const all: Bin[] = Array.from({ length: values.length > 0 ? place(high) - start + 1 : 0 }, (_, at) => {
    const to = (start + at) * width;
    return { from: to === 0 ? 0 : to - width + 1, to: Math.min(to, high), counts: [] };
  });
  for (const [value = 0, ...counts] of values) {
    const bin = all[place(value) - start];
    counts.forEach((count, at) => bin && (bin.counts[at] = (bin.counts[at] ?? 0) + count));
  }
  const kinds = (values[0]?.length ?? 1) - 1;
  for (const bin of all) bin.counts = Array.from({ length: kinds }, (_, at) => bin.counts[at] ?? 0);
  return all;
}

/** Most bars of one chart. */
const most = 21;

interface Props {
  name: string;
  spread: Spread;
  bars: readonly Bin[];
  /** The kinds of counts from the bottom up: the class and the name of each. */
  kinds: readonly { look: string; name: string }[];
}

function Chart({ name, spread: { least, median, mean, most: longest }, bars, kinds }: Props) {
  const t = oddsWords.value;
  const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);
  const top = Math.max(1, ...bars.map(({ counts }) => sum(counts)));
  const summary = t.summary(least, median, hundredths(mean), longest);
  const first = bars[0];
  const last = bars.at(-1);
  return (
    <figure class={css.spread}>
      <figcaption>
        <b>{name}</b> <small>{summary}</small>
      </figcaption>
      <svg
        viewBox={`0 0 ${Math.max(1, bars.length) * 10} 100`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t.chart(name, summary)}
      >
        {bars.map(({ from, counts }, at) => {
          let ground = 100;
          return counts.map((count, kind) => {
            const height = (count * 100) / top;
            ground -= height;
            return (
              <rect
                key={`${from} ${kind}`}
                class={kinds[kind]?.look}
                x={at * 10 + 1}
                width="8"
                y={ground}
                height={height}
              />
            );
          });
        })}
      </svg>
      <p class={css.axis} aria-hidden="true">
        <span>{first && t.range(first.from, first.to)}</span>
        <span>{last && last !== first && t.range(last.from, last.to)}</span>
      </p>
      <details>
        <summary class="text">{kitWords.value.asTable}</summary>
        <Table
          label={name}
          rows={bars}
          keyOf={({ from }) => from}
          columns={[
            { id: 'value', head: name, cell: ({ from, to }) => t.range(from, to) },
            ...kinds.map((kind, at) => ({
              id: kind.name,
              head: kind.name,
              cell: ({ counts }: Bin) => grouped(counts[at] ?? 0),
            })),
          ]}
        />
      </details>
    </figure>
  );
}

export function Spreads({ report: { rounds, left } }: { report: SeriesReport }) {
  const t = oddsWords.value;
  const ends = [
    { look: css.winA, name: t.aWins },
    { look: css.draw, name: t.draw },
    { look: css.winB, name: t.bWins },
  ];
  const lengths = rounds.counts.map(([length, a, b, draw]) => [length, a, draw, b]);
  return (
    <Pane id="odds-spread" title={t.spread}>
      <p class={`${kitCss.legend} ${css.legend}`}>
        {ends.map(({ look, name }) => (
          <span key={look} class={look}>
            {name}
          </span>
        ))}
      </p>
      <div class={css.charts}>
        <Chart
          name={t.lengths(unit.value[lang.value])}
          spread={rounds}
          bars={bins(lengths, most)}
          kinds={ends}
        />
        {sideIds.map((id, side) => (
          <Chart
            key={id}
            name={t.left(marks[side] ?? '', leftName() ?? '')}
            spread={left[id]}
            bars={bins(left[id].counts, most)}
            kinds={[{ look: side === 0 ? css.winA : css.winB, name: t.count }]}
          />
        ))}
      </div>
    </Pane>
  );
}
