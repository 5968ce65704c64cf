// How a build stands against everything: the share it beats, as a bar and in numbers, and what they rest on.
import { grouped, percent } from '../../i18n/numbers.ts';
import { Running } from '../../components/run/Running.tsx';
import { sideNames } from '../../app/sides.ts';
import { front } from '../../app/view.ts';
import { analysis } from './asked.ts';
import { askStanding, standing, standingRun } from './inquiry.ts';
import { type Sum, bounds, fights, meanRounds } from './standing.ts';
import { counterWords } from './words.ts';
import * as buildsCss from '../../styles/builds.module.css';
import * as css from './counters.module.css';

/** Won, drawn, lost: solid, hatched, empty; what is not known yet is a gap. */
export function StandingBar({ of, builds }: { of: Sum; builds: number }) {
  const t = counterWords.value;
  const parts = [of.wins, of.draws, builds - fights(of), of.losses];
  const looks = [css.won, css.drawn, css.open, css.lost];
  let from = 0;
  return (
    <svg
      class={css.wdl}
      viewBox={`0 0 1000 10`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t.bar(percent(of.wins, builds), percent(of.draws, builds), percent(of.losses, builds))}
    >
      {parts.map((n, at) => {
        const width = (n * 1000) / builds;
        const x = from;
        from += width;
        return <rect key={at} class={looks[at]} x={x} width={width} height="10" />;
      })}
    </svg>
  );
}

export function StandingCard() {
  const t = counterWords.value;
  const builds = analysis.value?.builds ?? 0;
  const sum = standing.value;
  if (standingRun.state.value === 'idle' || builds === 0) return null;
  const exact = standingRun.state.value === 'done' && fights(sum) === builds;
  const [low, high] = bounds(sum, builds);
  const share = exact ? percent(sum.wins, builds) : t.between(percent(low, builds), percent(high, builds));
  const mean = meanRounds(sum);
  const counts = [
    [t.wins, sum.wins],
    [t.draws, sum.draws],
    [t.losses, sum.losses],
  ] as const;
  return (
    <section class={css.standing} aria-labelledby="standing" data-side={sideNames[front.value]}>
      <h2 id="standing" class="cap">
        <span>{t.standing}</span>
      </h2>
      <p class={css.share} data-exact={exact || undefined}>
        <b>{share}%</b> {t.beats}
      </p>
      <StandingBar of={sum} builds={builds} />
      <dl class={css.wdlCounts}>
        {counts.map(([name, n]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{grouped(n)}</dd>
            <dd class={css.part}>{percent(n, builds)}%</dd>
          </div>
        ))}
      </dl>
      <p class={buildsCss.rests}>
        {exact ? (
          <>
            <b class={buildsCss.exact}>{t.exact(grouped(builds))}</b>
            {' ・ '}
            {t.rounds(`${Math.trunc(mean / 100)}.${String(mean % 100).padStart(2, '0')}`)}
          </>
        ) : (
          t.soFar(grouped(fights(sum)), grouped(builds))
        )}
      </p>
      <Running run={standingRun} name={t.asking} goOn={() => void askStanding()} />
    </section>
  );
}
