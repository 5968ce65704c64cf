// The what-ifs of a series: every build one step away fights as many fights with the same seed, all builds in
// turn with more fights each time.
import { signal, useSignal } from '@preact/signals';
import type { FoughtPart, SeriesReport, SeriesStep, Share } from '#analysis';
import type { Build, Text } from '#engine';
import type { Side } from '../../app/sheet/build.ts';
import { pool } from '../../app/pool.ts';
import { askOne } from '../../engine/pool.ts';
import { Run } from '../../engine/run.ts';
import { fightSeries } from '../../app/series.ts';
import { type SeriesResult, result, run } from './series.ts';
import { setup } from '../../app/fight/match.ts';
import { front } from '../../app/view.ts';
import { marks, sideIds } from '../../app/sheet/names.ts';
import { Mark } from '../../components/Inline.tsx';
import { WithTerm } from '../../components/term/WithTerm.tsx';
import { grouped, hundredths, signedHundredths } from '../../i18n/numbers.ts';
import { lang } from '../../i18n/index.ts';
import { putOn } from '../../components/builds/builds.ts';
import { Running } from '../../components/run/Running.tsx';
import { oddsWords } from './words.ts';
import * as screenCss from '../../styles/screen.module.css';
import * as css from './odds.module.css';

/** A build one step away, and its series so far. */
interface Row {
  label: Text;
  build: Build;
  /** The match as JSON. */
  match: string;
  part: FoughtPart | null;
  fights: number;
  /**
   * The share of wins, and the change against the series, after `fights` fights; null: nothing was fought yet.
   */
  told: { share: Share; change: Share; fights: number } | null;
}

interface Table {
  /** The series that the builds are compared with. */
  of: SeriesResult;
  side: Side;
  rows: readonly Row[];
}
const table = signal<Table | null>(null);
const whatIfRun = new Run();

/**
 * Numbers of fights after which the next build has its turn: few at first, so that all rows show something
 * soon.
 */
const turns = [30, 100, 1000, 3000, 10_000, 30_000, 100_000, 300_000, 1_000_000];
async function stepsOf(of: SeriesResult, side: Side, stop: AbortSignal): Promise<Row[]> {
  const steps = await askOne<SeriesStep[]>(
    pool(),
    { call: 'seriesSteps', match: of.text, side: sideIds[side] },
    stop,
  );
  return steps.map(({ label, match }) => ({
    label,
    build: match.sides[side],
    match: JSON.stringify(match),
    part: null,
    fights: 0,
    told: null,
  }));
}

/**
 * Fights each build as often as the series. Earlier fights are kept. After each turn the rows are sorted, the
 * best on top; within a turn they keep their places.
 */
async function askWhatIf(side: Side): Promise<void> {
  const of = result.value;
  if (!of) return;
  const { fights, results } = of.sum.report;
  const before = JSON.stringify(results[sideIds[side]].share);
  const known = table.value?.of === of && table.value.side === side ? table.value.rows : null;
  await whatIfRun.start(0, async (stop, step) => {
    let rows: readonly Row[] = known ?? (await stepsOf(of, side, stop));
    const put = (at: number, more: Partial<Row>) => {
      rows = rows.map((row, which) => (which === at ? { ...row, ...more } : row));
      table.value = { of, side, rows };
    };
    table.value = { of, side, rows };
    whatIfRun.of.value = rows.length * fights;
    step(rows.reduce((sum, row) => sum + row.fights, 0));
    for (const turn of turns) {
      const limit = Math.min(turn, fights);
      for (const [at, { match, part, fights: had }] of rows.entries()) {
        if (had >= limit) continue;
        const reports: SeriesReport[] = [];
        await fightSeries(
          pool(),
          match,
          { fights: limit, width: 0 },
          part,
          {
            done: step,
            joined({ part: whole, report }) {
              reports.push(report);
              put(at, { part: whole, fights: report.fights });
            },
          },
          stop,
        );
        const last = reports.at(-1);
        if (last) put(at, { told: await gained(before, last, side, stop) });
      }
      rows = [...rows].sort((a, b) => (b.told?.change.rate ?? 0) - (a.told?.change.rate ?? 0));
      table.value = { of, side, rows };
      if (limit === fights) break;
    }
  });
}

/** The share of wins in a report, and its change against the series. */
async function gained(
  before: string,
  { results, fights }: SeriesReport,
  side: Side,
  stop: AbortSignal,
): Promise<Row['told']> {
  const { share } = results[sideIds[side]];
  const after = JSON.stringify(share);
  const change = await askOne<Share>(pool(), { call: 'seriesChange', before, after }, stop);
  return { share, change, fights };
}

/** A change with its interval, on a scale from −40 to +40 percentage points. */
function ChangeBar({ rate, low, high }: Share) {
  const at = (change: number) => Math.max(0, Math.min(8000, change + 4000));
  return (
    <svg class={css.changeBar} viewBox="0 0 8000 10" preserveAspectRatio="none" aria-hidden="true">
      <rect class={css.none} x="3980" width="40" height="10" />
      <rect class={css.between} x={at(low)} y="4" width={Math.max(40, at(high) - at(low))} height="2" />
      <rect class={rate < 0 ? css.less : css.more} x={at(rate) - 50} width="100" height="10" />
    </svg>
  );
}

function EditRow({ row, side }: { row: Row; side: Side }) {
  const t = oddsWords.value;
  const label = row.label[lang.value];
  const { told } = row;
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        {told ? (
          <>
            {hundredths(told.share.rate)}% <small>{t.restsOn(grouped(told.fights))}</small>
          </>
        ) : (
          '…'
        )}
      </td>
      <td>
        {told && (
          <>
            <b>{signedHundredths(told.change.rate)}</b>{' '}
            <small>
              ({t.interval(signedHundredths(told.change.low), signedHundredths(told.change.high))})
            </small>
          </>
        )}
      </td>
      <td class={css.bar}>{told && <ChangeBar {...told.change} />}</td>
      <td>
        <button
          type="button"
          aria-label={t.adoptOf(label)}
          onClick={() => putOn(side, { ...row.build, name: setup.peek()?.sides[side].name ?? '' })}
        >
          {t.adopt}
        </button>
      </td>
    </tr>
  );
}

/** The pane of what-ifs: each step with its change of the odds, and a button that takes the step. */
export function WhatIf({ of }: { of: SeriesResult }) {
  const t = oddsWords.value;
  const side = useSignal<Side>(front.peek());
  const now = table.value?.of === of && table.value.side === side.value ? table.value : null;
  const whole = now && whatIfRun.state.value === 'done';
  const idle = !now || whatIfRun.state.value === 'idle';
  return (
    <section class={css.whatIf} aria-labelledby="odds-what-if">
      <h2 id="odds-what-if" class="cap">
        <span>{t.whatIf}</span>
      </h2>
      <p class="hint">
        <WithTerm of="sheet" said={t.whatIfNote} />
      </p>
      <p class="acts">
        <span class="choice" role="group" aria-label={t.whose}>
          {([0, 1] as const).map((one) => (
            <button
              key={one}
              type="button"
              class="text"
              aria-pressed={side.value === one}
              onClick={() => {
                side.value = one;
                whatIfRun.reset();
              }}
            >
              <span>
                <Mark side={one} /> <bdi>{of.names[one] || marks[one]}</bdi>
              </span>
            </button>
          ))}
        </span>
        {idle && (
          <button
            type="button"
            disabled={run.state.value === 'running'}
            onClick={() => void askWhatIf(side.value)}
          >
            {t.askWhatIf}
          </button>
        )}
      </p>
      <Running run={whatIfRun} name={t.asking} goOn={() => void askWhatIf(side.value)} />
      {whole && now.rows.length === 0 && <p>{t.noSteps}</p>}
      {now && now.rows.length > 0 && (
        <div class={screenCss.scroll} role="group" aria-labelledby="odds-what-if" tabIndex={0}>
          <table class={css.numbers}>
            <caption class="vh">{t.whatIf}</caption>
            <thead>
              <tr>
                <th scope="col">{t.step}</th>
                <th scope="col">{t.then}</th>
                <th scope="col">{t.change}</th>
                <td class={css.bar} />
                <td />
              </tr>
            </thead>
            <tbody>
              {now.rows.map((row) => (
                <EditRow key={row.match} row={row} side={side.value} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
