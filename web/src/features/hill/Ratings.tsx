// Ratings over time: one entrant's line with its interval among the lines of all, and the same in words.
import { useSignal } from '@preact/signals';
import type { HillMoment, HillReport } from '#analysis';
import { hundredths } from '../../i18n/numbers.ts';
import { chosen } from './hill.ts';
import { type Line, bandOf, dayOf, linesOf, moments, pathOf, shortOf, xOf, yOf } from './ratings.ts';
import { hillWords, intervalOf } from './words.ts';
import * as css from './hill.module.css';

function Graph({
  lines,
  own,
  said,
  dates,
}: {
  lines: Line[];
  own: Line | undefined;
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
    <section aria-labelledby="hill-ratings">
      <h2 id="hill-ratings" class="cap">
        <span>{t.ratings}</span>
      </h2>
      {history.length === 0 ? (
        <p class="hint">{t.noHistory}</p>
      ) : (
        <>
          <p class="acts">
            <label>
              {t.whose}{' '}
              <select value={whose} onChange={(event) => (other.value = Number(event.currentTarget.value))}>
                {of.standings.map(({ entrant, place }) => (
                  <option key={entrant} value={entrant}>
                    {place} {of.entrants[entrant]?.name}
                  </option>
                ))}
              </select>
            </label>
          </p>
          <Graph lines={lines} own={own} said={t.graph(name, said ?? t.absent)} dates={dates} />
          <p class="hint">{t.graphNote}</p>
          <Moments history={history} file={file} />
        </>
      )}
    </section>
  );
}
