// What if: one step on the sheet, and what it does to the odds; a press takes the step.
import { useSignal } from '@preact/signals';
import type { Share } from '#analysis';
import type { Side } from '../../app/build.ts';
import { setup } from '../../app/match.ts';
import { marks } from '../../app/sides.ts';
import { Mark } from '../../components/Mark.tsx';
import { WithTerm } from '../../components/term/WithTerm.tsx';
import { grouped, hundredths, signedHundredths } from '../../i18n/numbers.ts';
import { lang } from '../../i18n/index.ts';
import { putOn } from '../../components/builds/builds.ts';
import { Running } from '../../components/run/Running.tsx';
import { type Result, run } from './series.ts';
import { type Row, askWhatIf, table, whatIfRun } from './whatIf.ts';
import { oddsWords } from './words.ts';
import * as screenCss from '../../styles/screen.module.css';
import * as css from './odds.module.css';

/** From −40 to +40 points, the interval of a change with the change itself in it. */
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

function Line({ row, side }: { row: Row; side: Side }) {
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
          onClick={() => putOn(side, { ...row.build, name: setup.peek()?.[side].name ?? '' })}
        >
          {t.adopt}
        </button>
      </td>
    </tr>
  );
}

export function WhatIf({ of }: { of: Result }) {
  const t = oddsWords.value;
  const side = useSignal<Side>(0);
  const now = table.value?.of === of && table.value.side === side.value ? table.value : null;
  const whole = now && whatIfRun.state.value === 'done';
  // While it grows the lines stay where they are.
  const rows = whole
    ? [...now.rows].sort((a, b) => (b.told?.change.rate ?? 0) - (a.told?.change.rate ?? 0))
    : now?.rows;
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
      {rows && rows.length > 0 && (
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
              {rows.map((row) => (
                <Line key={row.match} row={row} side={side.value} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
