// The graph of ratings: draws a line for each entrant, who is known by the file name, over the moments of the hill's
// history.
import { useSignal } from '@preact/signals';
import type { HillMoment, HillReport } from '#analysis';
import { hundredths } from '../../i18n/numbers.ts';
import { Pane, Pick } from '../../components/kit/Pane.tsx';
import { chosen } from './hill.ts';
import { hillWords, intervalOf } from './words.ts';
import * as css from './hill.module.css';

interface Point {
  /** Index of the moment in the history. */
  at: number;
  rate: number;
  low: number;
  high: number;
  place: number;
}
interface RatingLine {
  file: string;
  /** Stretches of moments at which the entrant was on the hill. */
  runs: Point[][];
}

/** Short names of a moment: its day, such as "2026-01-31", and its commit, such as "0123456". */
export const dayOf = ({ date }: HillMoment): string => date.slice(0, 10);
export const shortOf = ({ commit }: HillMoment): string => commit.slice(0, 7);

/** The history of the hill, one moment for each commit, refused ones included. */
export const moments = ({ history }: HillReport): readonly HillMoment[] => history ?? [];

export function linesOf(history: readonly HillMoment[]): RatingLine[] {
  const lines = new Map<string, RatingLine>();
  const last = new Map<string, number>();
  history.forEach((moment, at) => {
    if ('refused' in moment) return;
    for (const { file, place, share } of moment.standings) {
      const line = lines.get(file) ?? { file, runs: [] };
      lines.set(file, line);
      // A refused commit changed nothing, so it doesn't cut a line.
      const before = last.get(file);
      const goesOn = before !== undefined && history.slice(before + 1, at).every((one) => 'refused' in one);
      if (!goesOn) line.runs.push([]);
      line.runs.at(-1)?.push({ at, place, ...share });
      last.set(file, at);
    }
  });
  return [...lines.values()];
}

/** Position of a moment in a box of 1000 × 1000; a single moment lies in the middle. */
export function xOf(at: number, count: number): number {
  return count < 2 ? 500 : Math.round((at * 1000) / (count - 1));
}
const yOf = (rate: number): number => Math.round(1000 - rate / 10);

export function pathOf(run: readonly Point[], count: number): string {
  return `M${run.map(({ at, rate }) => `${xOf(at, count)} ${yOf(rate)}`).join('L')}`;
}

/** Path around the intervals of a run: along the upper bounds, and back along the lower ones. */
export function bandOf(run: readonly Point[], count: number): string {
  const upper = run.map(({ at, high }) => `${xOf(at, count)} ${yOf(high)}`);
  const lower = run.map(({ at, low }) => `${xOf(at, count)} ${yOf(low)}`).reverse();
  return `M${[...upper, ...lower].join('L')}Z`;
}

function Graph({
  lines,
  own,
  said,
  dates,
}: {
  lines: RatingLine[];
  own: RatingLine | undefined;
  said: string;
  dates: string[];
}) {
  const count = dates.length;
  return (
    <figure class={css.graph}>
      <ol class={css.scale} aria-hidden="true">
        {['100%', '50%', '0%'].map((mark) => (
          <li key={mark}>{mark}</li>
        ))}
      </ol>
      <svg class={css.plot} role="img" aria-label={said}>
        <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" width="100%" height="100%">
          <path class={css.half} d="M0 500L1000 500" />
          {lines.map((line) =>
            line.runs.map((run, at) => <path key={`${line.file} ${at}`} d={pathOf(run, count)} />),
          )}
          {own?.runs.map((run, at) => (
            <path key={`band ${at}`} class={css.band} d={bandOf(run, count)} />
          ))}
          {own?.runs.map((run, at) => (
            <path key={at} class={css.own} d={pathOf(run, count)} />
          ))}
        </svg>
        {own?.runs.flat().map((point) => (
          <g key={point.at}>
            <line
              x1={`${xOf(point.at, count) / 10}%`}
              x2={`${xOf(point.at, count) / 10}%`}
              y1={`${yOf(point.high) / 10}%`}
              y2={`${yOf(point.low) / 10}%`}
            />
            <circle cx={`${xOf(point.at, count) / 10}%`} cy={`${yOf(point.rate) / 10}%`} r="4" />
          </g>
        ))}
      </svg>
      <figcaption>
        <span>{dates[0]}</span>
        {count > 1 && <span>{dates.at(-1)}</span>}
      </figcaption>
    </figure>
  );
}

function Moments({ history, file }: { history: readonly HillMoment[]; file: string }) {
  const t = hillWords.value;
  const sayOf = (moment: HillMoment) => {
    if ('refused' in moment) return t.refusedMoment;
    const one = moment.standings.find((other) => other.file === file);
    return one ? t.moment(one.place, hundredths(one.share.rate), intervalOf(one.share)) : t.absent;
  };
  return (
    <details>
      <summary class="text">{t.moments}</summary>
      <ol class={css.moments}>
        {[...history].reverse().map((moment) => (
          <li key={moment.commit}>
            <time dateTime={moment.date}>{dayOf(moment)}</time> <code>{shortOf(moment)}</code> {sayOf(moment)}
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Ratings over time: the line of one entrant with its interval among the lines of all, and the same in words. */
export function Ratings({ of }: { of: HillReport }) {
  const t = hillWords.value;
  const history = moments(of);
  const other = useSignal<number | null>(null);
  const whose = other.value ?? chosen.value ?? of.standings[0]?.entrant ?? 0;
  const { file = '', name = '' } = of.entrants[whose] ?? {};
  const lines = linesOf(history);
  const own = lines.find((line) => line.file === file);
  const dates = history.map(dayOf);
  const said = own?.runs
    .flat()
    .map(({ at, rate }) => t.graphPoint(dates[at] ?? '', hundredths(rate)))
    .join(', ');
  return (
    <Pane id="hill-ratings" title={t.ratings}>
      {history.length === 0 ? (
        <p class="hint">{t.noHistory}</p>
      ) : (
        <>
          <p class="acts">
            <Pick
              label={t.whose}
              value={whose}
              onPick={(entrant) => (other.value = entrant)}
              options={of.standings.map(({ entrant, place }) => [
                entrant,
                `${String(place)} ${of.entrants[entrant]?.name ?? ''}`,
              ])}
            />
          </p>
          <Graph lines={lines} own={own} said={t.graph(name, said ?? t.absent)} dates={dates} />
          <p class="hint">{t.graphNote}</p>
          <Moments history={history} file={file} />
        </>
      )}
    </Pane>
  );
}
