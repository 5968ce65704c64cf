// The pane of shares: asks how often each share-out of points, or each pair of numbers of a build, wins; shows the map,
// the chosen cell, and lists of the best and the worst cells.
import { useEffect } from 'preact/hooks';
import { lang } from '../../i18n/index.ts';
import {
  asked,
  type HeatMap,
  against,
  askHeat,
  heatRequest,
  buildOf,
  chosen,
  fights,
  map,
  numbers,
  over,
  run,
  sharesField,
  side,
  stale,
  tactic,
  wanted,
} from './heat.ts';
import { heatWords } from './words.ts';
import { other } from '../../app/sheet/build.ts';
import { edited, setup, system } from '../../app/fight/match.ts';
import { show } from '../../app/view.ts';
import { marks, sheetName } from '../../app/sheet/names.ts';
import { grouped, hundredths } from '../../i18n/numbers.ts';
import { grade } from '../../app/league.ts';
import { putOn } from '../../components/builds/builds.ts';
import { buildWords } from '../../components/builds/words.ts';
import { pool } from '../../app/pool.ts';
import { tacticField } from '../../app/series.ts';
import { Usage } from '../../components/league/Tables.tsx';
import { Older, Pick, Running, Start, Takes } from '../../components/kit/Pane.tsx';
import { kitWords } from '../../components/kit/words.ts';
import { AsTable, Extremes, Triangle, Whole } from './Map.tsx';
import * as buildsCss from '../../styles/builds.module.css';
import * as kitCss from '../../components/kit/kit.module.css';
import * as css from './heat.module.css';

/** Chooses the numbers of a build that the map goes through, in systems whose builds share out no points. */
function Numbers() {
  const t = heatWords.value;
  if (numbers.value.length === 0) return null;
  const choose = (part: number, place: string) => {
    wanted.value = wanted.value.map((one, at) => (at === part ? place : one));
  };
  return (
    <>
      {[t.down, t.right, t.rest].map((name, part) => (
        <Pick
          key={name}
          label={name}
          value={over.value[part]?.place ?? ''}
          onPick={(place) => choose(part, place)}
        >
          {part === 2 && <option value="">{t.noRest}</option>}
          {numbers.value.map((member, at) => (
            <optgroup key={at} label={member.name || `${at + 1}`}>
              {member.numbers.map((number) => (
                <option key={number.place} value={number.place}>
                  {number.name[lang.value]}
                </option>
              ))}
            </optgroup>
          ))}
        </Pick>
      ))}
    </>
  );
}

/** Chooses a cell by its numbers; the last part gets the points that the others leave. */
function Chooser({ of }: { of: HeatMap }) {
  const field = sharesField(system.value?.form);
  const now = of.cells[chosen.value ?? -1];
  if (!field || !now) return null;
  const choose = (part: number, to: number) => {
    const wanted = now.map((share, at) => (at === part ? to : share));
    const last = wanted.length - 1;
    const rest = wanted.slice(0, last).reduce((left, one) => left - one, field.total);
    const cell = of.cells.findIndex((one) =>
      one.every((share, at) => share === (at === last ? rest : wanted[at])),
    );
    if (cell >= 0) chosen.value = cell;
  };
  return (
    <p class={css.chooser}>
      {field.parts.map(({ key, name, min }, part) =>
        part === field.parts.length - 1 ? (
          <span key={key}>
            {name[lang.value]} <b>{now[part]}</b>
          </span>
        ) : (
          <label key={key}>
            {name[lang.value]}{' '}
            <input
              type="number"
              inputMode="numeric"
              min={min}
              max={(now[part] ?? 0) + (now.at(-1) ?? 0) - (field.parts.at(-1)?.min ?? 0)}
              value={now[part]}
              onInput={(event) => choose(part, Number(event.currentTarget.value))}
            />
          </label>
        ),
      )}
    </p>
  );
}

/** The chosen cell: its share of wins with the interval and the number of fights, and buttons for its build. */
function Cell({ of }: { of: HeatMap }) {
  const t = heatWords.value;
  const v = buildWords.value;
  const cell = chosen.value;
  const share = cell === null ? undefined : of.shares?.[cell];
  const own = setup.value?.sides[of.side];
  if (cell === null || !share || !own) return <p class="hint">{t.choose}</p>;
  const build = buildOf(of, cell, own);
  return (
    <section class={css.cell} aria-label={t.cell}>
      <Chooser of={of} />
      <p>
        <b class={css.share}>
          {grade(share.rate)} {hundredths(share.rate)}%
        </b>{' '}
        <span class={buildsCss.rests}>
          {t.rests(hundredths(share.low), hundredths(share.high), grouped(of.fought[cell] ?? 0))}
        </span>{' '}
        <span>{t.placeOf(t.place(share.rank, share.tied), grouped(of.cells.length))}</span>
      </p>
      <p class="acts">
        <button type="button" onClick={() => putOn(of.side, build)}>
          {v.putOn(marks[of.side])}
        </button>
        <button
          type="button"
          onClick={() => {
            void edited(of.side, build).then((done) => done && show('match'));
          }}
        >
          {t.fight(marks[other(of.side)])}
        </button>
      </p>
    </section>
  );
}

const sides = [0, 1] as const;
const counts = [20, 100, 1000, 5000];

function Wished() {
  const t = heatWords.value;
  const form = system.value?.form;
  const now = setup.value;
  const field = form && tacticField(form);
  if (!now) return null;
  const name = (at: 0 | 1) => `${marks[at]} ${sheetName(at)}`;
  return (
    <div class="acts">
      <Pick
        label={t.whose}
        value={side.value}
        onPick={(one) => (side.value = one)}
        options={sides.map((one) => [one, name(one)])}
      />
      <Pick
        label={t.against}
        value={against.value}
        onPick={(one) => (against.value = one)}
        options={[
          ['build', name(other(side.value))],
          ['field', t.field],
        ]}
      />
      <Numbers />
      {field && (
        <Pick
          label={t.tactic}
          value={heatRequest.value?.tactic}
          onPick={(one) => (tactic.value = one)}
          options={field.presets.map((preset) => [preset.id, preset.name[lang.value]])}
        />
      )}
      <Pick
        label={t.fights}
        value={fights.value}
        onPick={(n) => (fights.value = n)}
        options={counts.map((n) => [n, t.each(grouped(n))])}
      />
      <Start run={run} wrong={heatRequest.value ? '' : kitWords.value.illegal} onStart={() => void askHeat()}>
        {t.start}
      </Start>
      <Takes question={asked.value} run={run} />
    </div>
  );
}

export default function HeatPane() {
  const t = heatWords.value;
  const now = map.value;
  useEffect(() => pool().open(), []);
  return (
    <div class={kitCss.stack}>
      <Wished />
      <Running run={run} name={t.running} goOn={() => void askHeat()} />
      {now?.shares ? (
        <>
          <div class={css.beside}>
            <div class={css.chart}>
              {now.request.over ? (
                <>
                  <Whole of={now} />
                  <p class="hint">{t.blank}</p>
                </>
              ) : (
                <>
                  <Triangle of={now} />
                  <p class={`${kitCss.legend} ${css.legend}`}>
                    <span class={css.win}>{t.legend.win}</span> <span class={css.loss}>{t.legend.loss}</span>{' '}
                    <span class={css.even}>{t.legend.even}</span>
                  </p>
                  <p class="hint">{t.note}</p>
                </>
              )}
              <Older when={stale.value}>{t.stale}</Older>
              <Cell of={now} />
            </div>
            <Extremes of={now} />
          </div>
          {!now.request.over && <AsTable of={now} />}
          <Usage of={now.usage} builds={now.cells.length} />
        </>
      ) : (
        <p class="hint">
          {run.state.value === 'running' ? t.first : numbers.value.length > 0 ? t.noneOfNumbers : t.none}
        </p>
      )}
    </div>
  );
}
