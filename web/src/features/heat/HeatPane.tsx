// The pane of shares: which share-out of the points wins how often, when everybody plays one tactic.
import { useEffect } from 'preact/hooks';
import { pool } from '../../app/pool.ts';
import { setup, system } from '../../app/match.ts';
import { marks } from '../../app/sides.ts';
import { lang, words } from '../../i18n/index.ts';
import { tacticField } from '../../app/series/question.ts';
import { grouped } from '../../i18n/numbers.ts';
import { Running } from '../../components/run/Running.tsx';
import { Cell } from './Cell.tsx';
import { against, ask, asked, failure, fights, map, numbers, run, side, stale, tactic } from './heat.ts';
import { AsTable, Extremes, Whole } from './Lists.tsx';
import { Numbers } from './Numbers.tsx';
import { Triangle } from './Triangle.tsx';
import { heatWords } from './words.ts';
import * as css from './heat.module.css';

const counts = [20, 100, 1000, 5000];

function Wished() {
  const t = heatWords.value;
  const form = system.value?.form;
  const now = setup.value;
  const field = form && tacticField(form);
  if (!now) return null;
  const name = (at: 0 | 1) => `${marks[at]} ${now[at].name || words.value.noName}`;
  return (
    <div class={css.wish}>
      <label>
        {t.whose}{' '}
        <select
          value={side.value}
          onChange={(event) => (side.value = event.currentTarget.value === '1' ? 1 : 0)}
        >
          <option value={0}>{name(0)}</option>
          <option value={1}>{name(1)}</option>
        </select>
      </label>
      <label>
        {t.against}{' '}
        <select
          value={against.value}
          onChange={(event) => (against.value = event.currentTarget.value === 'field' ? 'field' : 'build')}
        >
          <option value="build">{name(side.value === 0 ? 1 : 0)}</option>
          <option value="field">{t.field}</option>
        </select>
      </label>
      <Numbers />
      {field && (
        <label>
          {t.tactic}{' '}
          <select
            value={asked.value?.tactic}
            onChange={(event) => (tactic.value = event.currentTarget.value)}
          >
            {field.presets.map((preset) => (
              <option key={preset.id} value={preset.id}>
                {preset.name[lang.value]}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        {t.fights}{' '}
        <select value={fights.value} onChange={(event) => (fights.value = Number(event.currentTarget.value))}>
          {counts.map((n) => (
            <option key={n} value={n}>
              {t.each(grouped(n))}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        class="go"
        disabled={!asked.value || run.state.value === 'running'}
        onClick={() => void ask()}
      >
        {t.start}
      </button>
      {!asked.value && <span>{t.illegal}</span>}
    </div>
  );
}

export default function HeatPane() {
  const t = heatWords.value;
  const now = map.value;
  useEffect(() => pool().open(), []);
  return (
    <div class={css.heat}>
      <Wished />
      <Running run={run} name={t.running} goOn={() => void ask()} />
      {failure.value && <p role="alert">{failure.value[lang.value]}</p>}
      {now?.shares ? (
        <>
          {stale.value && (
            <p class={css.stale} role="status">
              {t.stale}
            </p>
          )}
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
                  <p class={css.legend}>
                    <span class={css.win}>{t.legend.win}</span> <span class={css.loss}>{t.legend.loss}</span>{' '}
                    <span class={css.even}>{t.legend.even}</span>
                  </p>
                  <p class="hint">{t.note}</p>
                </>
              )}
              <Cell of={now} />
            </div>
            <Extremes of={now} />
          </div>
          {!now.request.over && <AsTable of={now} />}
        </>
      ) : (
        <p class="hint">
          {run.state.value === 'running' ? t.first : numbers.value.length > 0 ? t.noneOfNumbers : t.none}
        </p>
      )}
    </div>
  );
}
