// The list of builds that beat the one on the sheet: filters it, shows families of such builds, and shows each counter
// with its score and its fight.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { BestCounter, Counter, CounterBox, CounterFilter } from '#analysis';
import { Seal } from '../../components/Seal.tsx';
import { BuildRow, ItemName } from '../../components/builds/Row.tsx';
import {
  bare,
  fightAgainst,
  itemGloss,
  itemName,
  itemOf,
  itemsOf,
  rowText,
  takeable,
  withItems,
} from '../../components/builds/builds.ts';
import { example, said } from './boxes.ts';
import { counterWords } from './words.ts';
import { front } from '../../app/view.ts';
import { setup, system } from '../../app/fight/match.ts';
import { buildWords } from '../../components/builds/words.ts';
import { grouped, percent, inPoints } from '../../i18n/numbers.ts';
import { other } from '../../app/sheet/build.ts';
import {
  analysis,
  askCounters,
  askSwept,
  beginning,
  counters,
  countersRun,
  families,
  filter,
  found,
  sweptOf,
  sweptRun,
} from './inquiry.ts';
import { Icon } from '../../components/Inline.tsx';
import { lang } from '../../i18n/index.ts';
import { rowField } from '../../app/sheet/rowField.ts';
import { Pane, Running } from '../../components/kit/Pane.tsx';
import * as css from './counters.module.css';
import * as buildsCss from '../../styles/builds.module.css';

function Place({ set }: { set: readonly string[] }) {
  const t = counterWords.value;
  const one = said(set, takeable());
  if (one.is === 'all') return <span>{t.anything}</span>;
  const say = (some: string[]) => {
    const names = some.join(t.and);
    return one.is === 'one' ? names : one.is === 'some' ? t.oneOf(names) : t.anyBut(names);
  };
  return (
    <>
      <span class={css.seals} data-but={one.is === 'allBut' || undefined}>
        {one.items.map((id) => (
          <Seal key={id} item={itemOf(id)} size="xs" />
        ))}
      </span>
      <span>
        <ItemName of={one.items} say={say} />
      </span>
    </>
  );
}

/** A box of builds, place by place: the skills that may stand there, as seals and in words. */
function BoxPlaces({ of }: { of: CounterBox }) {
  const t = counterWords.value;
  return (
    <ul class={css.box}>
      {of.sets.map((set, place) => (
        <li key={place}>
          <b>{t.inPlace(place + 1)}</b> <Place set={set} />
        </li>
      ))}
    </ul>
  );
}

/** Families that are shown at first. */
const first = 3;

/** Families of builds that win, the largest first, each told place by place with one example. */
export function Families() {
  const t = counterWords.value;
  const shown = useSignal(first);
  const list = families.value;
  const opponent = setup.value?.sides[other(front.value)];
  if (list.length === 0 || !opponent) return null;
  const left = list.length - shown.value;
  return (
    <Pane id="families" title={t.families} lead={t.familiesNote} class={css.families}>
      <ol>
        {list.slice(0, shown.value).map((box, at) => (
          <li key={at}>
            <p class={css.size}>{t.builds(grouped(box.builds))}</p>
            <BoxPlaces of={box} />
            <button
              type="button"
              class="text"
              aria-label={`${t.example}: ${rowText(example(box))}`}
              onClick={() => fightAgainst(front.value, { ...withItems(opponent, example(box)), name: '' })}
            >
              {t.example}
            </button>
          </li>
        ))}
      </ol>
      {left > 0 && (
        <button type="button" class="text" onClick={() => (shown.value = list.length)}>
          {buildWords.value.more(left)}
        </button>
      )}
    </Pane>
  );
}

function change(next: CounterFilter): void {
  filter.value = next;
  void askCounters();
}

type Key = 'hold' | 'without';

function Condition({ of }: { of: Key }) {
  const t = counterWords.value;
  const form = system.value?.form;
  const now = filter.value;
  const list = now[of] ?? [];
  const used = new Set([...(now.hold ?? []), ...(now.without ?? [])]);
  const put = (items: string[]) => change({ ...now, [of]: items });
  // A build can't hold more skills than it has places.
  const full = of === 'hold' && list.length >= (rowField()?.places ?? 0);
  return (
    <div class={css.condition}>
      <b>{t[of]}</b>
      {list.map((id) => (
        <button
          key={id}
          type="button"
          aria-label={t.drop(itemName(id))}
          onClick={() => put(list.filter((one) => one !== id))}
        >
          <Seal item={itemOf(id)} size="xs" />
          {itemGloss(id)}
          <Icon name="close" />
        </button>
      ))}
      <select
        aria-label={of === 'hold' ? t.addHold : t.addWithout}
        value=""
        disabled={full}
        onChange={(event) => {
          const id = event.currentTarget.value;
          event.currentTarget.value = '';
          if (id) put([...list, id]);
        }}
      >
        <option value="">{t.choose}</option>
        {form?.kinds.map((kind) => (
          <optgroup key={kind.id} label={kind.name[lang.value]}>
            {form.items
              .filter((item) => item.kind === kind.id && item.takeable && !used.has(item.id))
              .map((item) => (
                <option key={item.id} value={item.id}>
                  {item.name[lang.value]}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}

/** Filters of the counters: skills they hold or don't hold, and in how many places they differ from the reader's row.
 * */
function Filters() {
  const t = counterWords.value;
  const places = rowField()?.places ?? 0;
  const now = filter.value;
  return (
    <div class={css.filters} role="group" aria-label={t.filters}>
      <Condition of="hold" />
      <Condition of="without" />
      <label class={css.condition}>
        <b>{t.changes}</b>
        <select
          value={String(now.changes ?? '')}
          onChange={(event) => {
            const next: CounterFilter = { ...now, changes: Number(event.currentTarget.value) };
            if (!event.currentTarget.value) delete next.changes;
            change(next);
          }}
        >
          <option value="">{t.changesAny}</option>
          {Array.from({ length: Math.max(places - 1, 0) }, (_, at) => (
            <option key={at} value={String(at + 1)}>
              {t.changesMost(at + 1)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** Counters that are shown at a time; each of them is swept (fought against all builds). */
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

/** The other counters whose first places are the same as this one's, folded. */
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
            <dd>{t.points(inPoints(Math.round(of.score / 10)))}</dd>
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
    <Pane id="counters" title={t.counters} class={css.enemies}>
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
    </Pane>
  );
}
