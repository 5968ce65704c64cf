// What a series says: shares with their intervals, lengths and what is left, fights worth a look, what if.
import { grouped, hundredths } from '../../i18n/numbers.ts';
import type { SeriesReport } from '#analysis';
import { sideNames } from '../../app/sides.ts';
import { Mark } from '../../components/Mark.tsx';
import { words } from '../../i18n/index.ts';
import { copyLink } from './link.ts';
import { type Result as Of, stale } from './series.ts';
import { Spreads } from './Spreads.tsx';
import { WhatIf } from './WhatIf.tsx';
import { Witnesses } from './Witnesses.tsx';
import { oddsWords } from './words.ts';
import * as buildsCss from '../../styles/builds.module.css';
import * as css from './odds.module.css';

/** Won by A, drawn, won by B; the brackets over it are where A's share ends and B's begins. */
function Bar({ results: { A, B, draw } }: Pick<SeriesReport, 'results'>) {
  const { rate: a, low, high } = A.share;
  const b = B.share.rate;
  return (
    <svg
      class={css.oddsBar}
      viewBox="0 0 10000 10"
      preserveAspectRatio="none"
      role="img"
      aria-label={oddsWords.value.bar(hundredths(a), hundredths(draw.share.rate), hundredths(b))}
    >
      <rect class={css.winA} width={a} height="10" />
      <rect class={css.winB} x={10_000 - b} width={b} height="10" />
      <rect class={css.between} x={low} y="4" width={Math.max(1, high - low)} height="2" />
    </svg>
  );
}

function Shares({ of }: { of: Of }) {
  const t = oddsWords.value;
  const { results } = of.sum.report;
  const rows = [
    { key: 'A', name: of.names[0], side: 0, count: t.wins },
    { key: 'B', name: of.names[1], side: 1, count: t.wins },
    { key: 'draw', name: t.draw, side: null, count: t.draws },
  ] as const;
  return (
    <dl class={css.sharesWon}>
      {rows.map(({ key, name, side, count }) => {
        const { fights, share } = results[key];
        return (
          <div key={key} data-side={side === null ? undefined : sideNames[side]}>
            <dt>
              {side !== null && <Mark side={side} />} <bdi>{name || words.value.noName}</bdi>
            </dt>
            <dd>
              <b>{hundredths(share.rate)}</b>%
            </dd>
            <dd class={css.interval}>({t.interval(hundredths(share.low), hundredths(share.high))})</dd>
            <dd class={css.count}>{count(grouped(fights))}</dd>
          </div>
        );
      })}
    </dl>
  );
}

export function Result({ of }: { of: Of }) {
  const t = oddsWords.value;
  const { report } = of.sum;
  const missing = report.gaps.reduce((sum, [first, last]) => sum + last - first + 1, 0);
  return (
    <>
      <section aria-labelledby="odds-result" data-stale={stale.value || undefined}>
        <h2 id="odds-result" class="cap">
          <span>{t.result}</span>
        </h2>
        {stale.value && (
          <p class={css.stale} role="status">
            {t.stale}
          </p>
        )}
        <Shares of={of} />
        <Bar results={report.results} />
        <p class={buildsCss.rests}>
          {t.rests(grouped(report.fights))} {report.end === 'width' && t.endWidth}{' '}
          {missing > 0 && t.gaps(grouped(missing))}
        </p>
        <p class="acts">
          <button type="button" class="text" onClick={() => void copyLink(of.match)}>
            {t.copyLink}
          </button>
        </p>
      </section>
      <Spreads report={report} />
      <Witnesses of={of} />
      <WhatIf of={of} />
    </>
  );
}
