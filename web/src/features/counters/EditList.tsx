// One-step edits of a build, each with what it does to the standing; a press applies one.
import { useSignal } from '@preact/signals';
import type { Edit } from '#analysis';
import { edit, goBack, setup } from '../../app/match.ts';
import { front, tell } from '../../app/view.ts';
import { BuildRow } from '../../components/builds/BuildRow.tsx';
import { bare, itemName, itemsOf, takeable, withItems } from '../../components/builds/builds.ts';
import { buildWords } from '../../components/builds/words.ts';
import { change, fromTenths, tenths } from '../../i18n/numbers.ts';
import { Running } from '../../components/run/Running.tsx';
import { analysis } from './asked.ts';
import { askEdits, edits, editsRun, standing, standingRun, sweptOf } from './inquiry.ts';
import { counterWords } from './words.ts';
import * as buildsCss from '../../styles/builds.module.css';
import * as css from './counters.module.css';

const page = 10;

/** The best that are known first; those that are still to come stay in the order in which they are asked. */
function ranked(list: readonly Edit[]): { edit: Edit; wins: number | null }[] {
  return list
    .map((edit) => ({ edit, wins: sweptOf(edit.build)?.wins ?? null }))
    .sort((a, b) => (b.wins ?? -1) - (a.wins ?? -1));
}

function One({ of, wins, was }: { of: Edit; wins: number; was: string[] }) {
  const t = counterWords.value;
  const builds = analysis.value?.builds ?? 0;
  const [before, after] = [tenths(standing.value.wins, builds), tenths(wins, builds)];
  const says = t.editSays(of.place + 1, itemName(was[of.place] ?? ''), itemName(of.item));
  const apply = () => {
    const mine = setup.value?.[front.value];
    if (!mine) return;
    edit(front.value, withItems(mine, itemsOf(of.build)));
    tell(t.applied, goBack);
  };
  return (
    <li data-better={after > before || undefined}>
      <BuildRow class={buildsCss.inRow} items={itemsOf(of.build)} side={front.value} marked={of.place} />
      <p class={`${buildsCss.says} ${css.says}`}>{says}</p>
      <p class={css.turn}>
        {t.fromTo(fromTenths(before), fromTenths(after))} <b>{change(after - before)}</b>
      </p>
      <button type="button" aria-label={t.applyOf(says)} onClick={apply}>
        {t.apply}
      </button>
    </li>
  );
}

export function EditList() {
  const t = counterWords.value;
  const shown = useSignal(page);
  const state = editsRun.state.value;
  const mine = setup.value?.[front.value];
  if (standingRun.state.value !== 'done' || !mine) return null;
  const was = itemsOf(mine);
  const list = ranked(edits.value);
  const known = list.filter(({ wins }) => wins !== null);
  const visible = known.slice(0, shown.value);
  const left = known.length - visible.length;
  const count = was.length * (takeable().length - 1);
  return (
    <section class={css.edits} aria-labelledby="edits">
      <h2 id="edits" class="cap">
        <span>{t.edits}</span>
      </h2>
      {state === 'idle' ? (
        <p class="hint">
          {t.editsNote(String(count))}{' '}
          <button type="button" onClick={() => void askEdits()}>
            {t.beginEdits}
          </button>
        </p>
      ) : (
        <p class="hint">{t.editsDone(known.length, list.length)}</p>
      )}
      <Running run={editsRun} name={t.editing} goOn={() => void askEdits()} />
      <ol class={`${buildsCss.builds} ${css.builds}`}>
        {visible.map(({ edit: one, wins }) => (
          <One key={bare(one.build)} of={one} wins={wins ?? 0} was={was} />
        ))}
      </ol>
      {left > 0 && (
        <button type="button" class="text" onClick={() => (shown.value += page)}>
          {buildWords.value.more(Math.min(left, page))}
        </button>
      )}
    </section>
  );
}
