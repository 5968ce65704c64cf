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
import { sideIds } from '../../app/sheet/names.ts';
import { WithTerm } from '../../components/term/WithTerm.tsx';
import { grouped, hundredths, signedHundredths } from '../../i18n/numbers.ts';
import { lang } from '../../i18n/index.ts';
import { putOn } from '../../components/builds/builds.ts';
import { ChangeBar, InNumbers } from '../../components/kit/Bar.tsx';
import { Pane, Running, Whose } from '../../components/kit/Pane.tsx';
import { Table as StepTable } from '../../components/kit/Table.tsx';
import { kitWords } from '../../components/kit/words.ts';
import { oddsWords } from './words.ts';

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

/** The pane of what-ifs: each step with its change of the odds, and a button that takes the step. */
export function WhatIf({ of }: { of: SeriesResult }) {
  const t = oddsWords.value;
  const side = useSignal<Side>(front.peek());
  const now = table.value?.of === of && table.value.side === side.value ? table.value : null;
  const whole = now && whatIfRun.state.value === 'done';
  const idle = !now || whatIfRun.state.value === 'idle';
  return (
    <Pane id="odds-what-if" title={t.whatIf} lead={<WithTerm of="sheet" said={t.whatIfNote} />}>
      <p class="acts">
        <Whose
          label={t.whose}
          side={side.value}
          names={of.names}
          onChoose={(one) => {
            side.value = one;
            whatIfRun.reset();
          }}
        />
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
        <StepTable
          label={t.whatIf}
          labelledBy="odds-what-if"
          rows={now.rows}
          keyOf={({ match }) => match}
          columns={[
            { id: 'step', head: t.step, cell: ({ label }) => label[lang.value] },
            {
              id: 'then',
              head: t.then,
              by: ({ told }) => told?.share.rate ?? null,
              cell: ({ told }) =>
                told ? (
                  <>
                    {hundredths(told.share.rate)}%{' '}
                    <small>{kitWords.value.fights(grouped(told.fights))}</small>
                  </>
                ) : (
                  '…'
                ),
            },
            {
              id: 'change',
              head: t.change,
              by: ({ told }) => told?.change.rate ?? null,
              cell: ({ told }) => told && <InNumbers of={told.change} write={signedHundredths} unit="" />,
            },
            { id: 'bar', head: '', holds: 'bar', cell: ({ told }) => told && <ChangeBar {...told.change} /> },
            {
              id: 'adopt',
              head: '',
              cell: ({ label, build }) => (
                <button
                  type="button"
                  aria-label={t.adoptOf(label[lang.value])}
                  onClick={() =>
                    putOn(side.value, { ...build, name: setup.peek()?.sides[side.value].name ?? '' })
                  }
                >
                  {t.adopt}
                </button>
              ),
            },
          ]}
        />
      )}
    </Pane>
  );
}
