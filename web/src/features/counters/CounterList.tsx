// The builds that beat the one on the sheet: their score, their own standing, and their fight a press away.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { BestCounter, Counter } from '#analysis';
import { other } from '../../app/build.ts';
import { front } from '../../app/view.ts';
import { BuildRow } from '../../components/builds/BuildRow.tsx';
import { bare, fightAgainst, itemsOf, rowText } from '../../components/builds/builds.ts';
import { buildWords } from '../../components/builds/words.ts';
import { fromTenths, grouped, percent } from '../../i18n/numbers.ts';
import { Running } from '../../components/run/Running.tsx';
import { analysis } from './asked.ts';
import { BoxPlaces } from './BoxPlaces.tsx';
import { Filters } from './Filters.tsx';
import {
  askCounters,
  askSwept,
  beginning,
  counters,
  countersRun,
  found,
  sweptOf,
  sweptRun,
} from './inquiry.ts';
import { counterWords } from './words.ts';
import * as buildsCss from '../../styles/builds.module.css';
import * as css from './counters.module.css';

/** So many are shown, and swept, at a time. */
const page = 6;

function Fight({ of }: { of: Counter }) {
  const v = buildWords.value;
  return (
    <button
      type="button"
      aria-label={v.fightWith(rowText(itemsOf(of.build)))}
      onClick={() => fightAgainst(front.value, of.build)}
    >
      {v.fight}
    </button>
  );
}

/** Those that begin as the one before them does. */
function Alike({ of }: { of: BestCounter }) {
  const begins = rowText(itemsOf(of.build).slice(0, beginning.value));
  return (
    <details class={buildsCss.alike}>
      <summary class="text">{counterWords.value.beginsWith(begins, of.alike.length + 1)}</summary>
      <ul class={css.alikeRows}>
        {of.alike.map((counter) => (
          <li key={bare(counter.build)}>
            <BuildRow items={itemsOf(counter.build)} side={other(front.value)} />
            <Fight of={counter} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function One({ of }: { of: BestCounter }) {
  const t = counterWords.value;
  const items = itemsOf(of.build);
  const sum = sweptOf(of.build);
  const builds = analysis.value?.builds ?? 0;
  return (
    <li>
      <BuildRow class={buildsCss.inRow} items={items} side={other(front.value)} />
      <dl>
        {of.score !== null && (
          <div>
            <dt>{t.score}</dt>
            <dd>{t.points(fromTenths(Math.round(of.score / 10)))}</dd>
          </div>
        )}
        <div>
          <dt>{t.overall}</dt>
          <dd>{sum ? t.ofAll(percent(sum.wins, builds)) : <span aria-label={t.sweepingNow}>…</span>}</dd>
        </div>
      </dl>
      <Fight of={of} />
      {of.alike.length > 0 && <Alike of={of} />}
      {of.box.builds > 1 && (
        <details class={buildsCss.alike}>
          <summary class="text">{t.alike(grouped(of.box.builds))}</summary>
          <BoxPlaces of={of.box} />
        </details>
      )}
    </li>
  );
}

export function CounterList() {
  const t = counterWords.value;
  const shown = useSignal(page);
  const state = countersRun.state.value;
  const list = counters.value;
  const visible = list.slice(0, shown.value);
  const sweeping = () => void askSwept(visible.map(({ build }) => bare(build)));
  useEffect(() => {
    if (state === 'done') sweeping();
  }, [state, shown.value, list]);
  if (state === 'idle') return null;
  const { builds, rated } = found.value;
  const left = list.length - visible.length;
  return (
    <section class={css.enemies} aria-labelledby="counters">
      <h2 id="counters" class="cap">
        <span>{t.counters}</span>
      </h2>
      <Filters />
      <Running run={countersRun} name={t.seeking} goOn={() => void askCounters()} />
      {state === 'done' && (
        <p class="hint">
          {list.length === 0 ? t.noneFound : t.found(grouped(builds), grouped(rated))}{' '}
          {list.length > 0 && (list[0]?.score === null ? t.orderWithout : t.order)}
        </p>
      )}
      <ol class={buildsCss.builds}>
        {visible.map((counter) => (
          <One key={bare(counter.build)} of={counter} />
        ))}
      </ol>
      {left > 0 && (
        <button type="button" class="text" onClick={() => (shown.value += page)}>
          {buildWords.value.more(Math.min(left, page))}
        </button>
      )}
      <Running run={sweptRun} name={t.sweeping} goOn={sweeping} />
    </section>
  );
}
