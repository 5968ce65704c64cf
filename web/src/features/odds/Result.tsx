// Draws the result of a series: shares of wins with their intervals, lengths and remaining HP, fights worth a
// look, what-ifs.
import type { SeriesFight } from '#analysis';
import type { Build } from '#engine';
import { replace, setup, setupOf } from '../../app/fight/match.ts';
import { show } from '../../app/view.ts';
import { marks, sideNames } from '../../app/sheet/names.ts';
import { standIns } from '../../app/sheet/party.ts';
import { lang, words } from '../../i18n/index.ts';
import { buildWords } from '../../components/builds/words.ts';
import { type SeriesResult, copyLink, stale } from './series.ts';
import { oddsWords } from './words.ts';
import { grouped, hundredths } from '../../i18n/numbers.ts';
import { Mark } from '../../components/Inline.tsx';
import { leftName } from '../../components/board/Who.tsx';
import { DuelBar } from '../../components/kit/Bar.tsx';
import { Older, Pane } from '../../components/kit/Pane.tsx';
import { kitWords } from '../../components/kit/words.ts';
import { Spreads } from './Spreads.tsx';
import { WhatIf } from './WhatIf.tsx';
import * as css from './odds.module.css';
import * as buildsCss from '../../styles/builds.module.css';

/** Opens a fight of the series, under the names that the sides had when it was asked; undo leads back. */
function openFight({ match, names }: SeriesResult, { seed }: SeriesFight): void {
  const [a, b] = match.sides;
  const named = (build: Build, name: string): Build => ({ ...build, name });
  const next = setupOf({ ...match, sides: [named(a, names[0]), named(b, names[1])], seed });
  // The variants belong to these two sheets, so they are kept only if the sheets haven't changed.
  const variants = stale.value ? undefined : setup.peek()?.variants;
  void replace({ ...next, variants }).then((done) => done && show('match'));
}

/** Fights of the series that are worth a look; each opens on the match screen with its own seed. */
function Witnesses({ of }: { of: SeriesResult }) {
  const t = oddsWords.value;
  const { median, shortestWin, closestLoss } = of.sum.report.witnesses;
  const all = [
    { name: t.witness.median, fight: median },
    { name: t.witness.shortestWin(marks[0]), fight: shortestWin.A },
    { name: t.witness.shortestWin(marks[1]), fight: shortestWin.B },
    { name: t.witness.closestLoss(marks[0]), fight: closestLoss.A },
    { name: t.witness.closestLoss(marks[1]), fight: closestLoss.B },
  ];
  const who = ({ winner }: SeriesFight) =>
    winner === 'draw' ? t.draw : t.won(winner === 'A' ? marks[0] : marks[1]);
  return (
    <Pane id="odds-witnesses" title={t.witnesses} class={css.witnesses}>
      <ul>
        {all.map(
          ({ name, fight }) =>
            fight && (
              <li key={name}>
                <b>{name}</b>
                <span>
                  {t.ending(who(fight), words.value.rounds(fight.rounds), leftName() ?? '', ...fight.left)}
                </span>
                <button
                  type="button"
                  aria-label={buildWords.value.fightWith(name)}
                  onClick={() => openFight(of, fight)}
                >
                  {buildWords.value.fight}
                </button>
              </li>
            ),
        )}
      </ul>
    </Pane>
  );
}

function Shares({ of }: { of: SeriesResult }) {
  const t = oddsWords.value;
  const { results } = of.sum.report;
  const rows = [
    { key: 'A', name: of.names[0] || standIns[lang.value][0], side: 0, count: t.wins },
    { key: 'B', name: of.names[1] || standIns[lang.value][1], side: 1, count: t.wins },
    { key: 'draw', name: t.draw, side: null, count: t.draws },
  ] as const;
  return (
    <dl class={css.sharesWon}>
      {rows.map(({ key, name, side, count }) => {
        const { fights, share } = results[key];
        return (
          <div key={key} data-side={side === null ? undefined : sideNames[side]}>
            <dt>
              {side !== null && <Mark side={side} />} <bdi>{name}</bdi>
            </dt>
            <dd>
              <b>{hundredths(share.rate)}</b>%
            </dd>
            <dd class={css.interval}>
              ({kitWords.value.interval(hundredths(share.low), hundredths(share.high))})
            </dd>
            <dd class={css.count}>{count(grouped(fights))}</dd>
          </div>
        );
      })}
    </dl>
  );
}

export function Result({ of }: { of: SeriesResult }) {
  const t = oddsWords.value;
  const { report } = of.sum;
  const missing = report.gaps.reduce((sum, [first, last]) => sum + last - first + 1, 0);
  return (
    <>
      <Pane id="odds-result" title={t.result} stale={stale.value}>
        <Shares of={of} />
        <DuelBar of={report.results} exactly class={css.oddsBar} />
        <Older when={stale.value}>{t.stale}</Older>
        <p class={buildsCss.rests}>
          {t.rests(grouped(report.fights))} {report.end === 'width' && t.endWidth}{' '}
          {missing > 0 && t.gaps(grouped(missing))}
        </p>
        <p class="acts">
          <button type="button" class="text" onClick={() => void copyLink(of.match)}>
            {t.copyLink}
          </button>
        </p>
      </Pane>
      <Spreads report={report} />
      <Witnesses of={of} />
      <WhatIf of={of} />
    </>
  );
}
