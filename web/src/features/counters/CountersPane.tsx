// The pane of counters: asks about the build on one side's sheet how it stands against all builds, which builds beat
// it, and which edits would mend it. Only for systems whose engine can compare a build with all builds.
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Edit } from '#analysis';
import { change, fromTenths, grouped, percent, tenths } from '../../i18n/numbers.ts';
import { Bar } from '../../components/kit/Bar.tsx';
import { Pane, Running, Whose } from '../../components/kit/Pane.tsx';
import { kitWords } from '../../components/kit/words.ts';
import { chosen, front, tell } from '../../app/view.ts';
import {
  analysis,
  askEdits,
  askBeating,
  askStanding,
  askedOpponent,
  askedRow,
  beating,
  beatingRun,
  bounds,
  edits,
  editsRun,
  fights,
  forget,
  inquire,
  meanRounds,
  standing,
  standingRun,
  sweptOf,
} from './inquiry.ts';
import { counterWords } from './words.ts';
import { edit, goBack, opened, setup, system } from '../../app/fight/match.ts';
import { BuildRow } from '../../components/builds/Row.tsx';
import { bare, itemName, itemsOf, takeable, withItems } from '../../components/builds/builds.ts';
import { buildWords } from '../../components/builds/words.ts';
import { actions } from '../../app/actions.ts';
import { row, rowFields } from '../../app/sheet/build.ts';
import { ActionButton } from '../../components/ActionButton.tsx';
import { WithTerm } from '../../components/term/WithTerm.tsx';
import { words } from '../../i18n/index.ts';
import { Sheet } from '../../components/sheet/Sheet.tsx';
import { CounterList, Families } from './CounterList.tsx';
import * as buildsCss from '../../styles/builds.module.css';
import * as kitCss from '../../components/kit/kit.module.css';
import * as css from './counters.module.css';

/** The standing of a build against all builds: the share that it beats, as a bar and in numbers, and how many fights
 * the numbers rest on. */
function StandingCard() {
  const t = counterWords.value;
  const builds = analysis.value?.builds ?? 0;
  const sum = standing.value;
  if (standingRun.state.value === 'idle' || builds === 0) return null;
  const exact = standingRun.state.value === 'done' && fights(sum) === builds;
  const [low, high] = bounds(sum, builds);
  const share = exact
    ? percent(sum.wins, builds)
    : kitWords.value.interval(percent(low, builds), percent(high, builds));
  const mean = meanRounds(sum);
  const counts = [
    [t.wins, sum.wins],
    [t.draws, sum.draws],
    [t.losses, sum.losses],
  ] as const;
  return (
    <Pane id="standing" title={t.standing} class={css.standing} side={front.value}>
      <p class={css.share} data-exact={exact || undefined}>
        <b>{share}%</b> {t.beats}
      </p>
      <Bar
        class={css.wdl}
        whole={builds}
        pieces={[
          { look: 'won', of: sum.wins },
          { look: 'drawn', of: sum.draws },
          { look: 'open', of: builds - fights(sum) },
          { look: 'empty', of: sum.losses },
        ]}
        label={t.bar(percent(sum.wins, builds), percent(sum.draws, builds), percent(sum.losses, builds))}
      />
      <dl class={css.wdlCounts}>
        {counts.map(([name, n]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{grouped(n)}</dd>
            <dd class={css.part}>{percent(n, builds)}%</dd>
          </div>
        ))}
      </dl>
      <p class={buildsCss.rests}>
        {exact ? (
          <>
            <b class={buildsCss.exact}>{t.exact(grouped(builds))}</b>
            {' ・ '}
            {t.rounds(`${Math.trunc(mean / 100)}.${String(mean % 100).padStart(2, '0')}`)}
          </>
        ) : (
          t.soFar(grouped(fights(sum)), grouped(builds))
        )}
      </p>
      <Running run={standingRun} name={t.asking} goOn={() => void askStanding()} />
    </Pane>
  );
}

/** Edits that are shown at a time. */
const page = 10;

/** Edits whose standing is known, the best first; then the others in the order in which they are asked. */
function ranked(list: readonly Edit[]): { edit: Edit; wins: number | null }[] {
  return list
    .map((edit) => ({ edit, wins: sweptOf(edit.build)?.wins ?? null }))
    .sort((a, b) => (b.wins ?? -1) - (a.wins ?? -1));
}

/** One edit with its result (`brings`), and the button that applies it. `was`: the row before the edit. */
function One({
  of,
  was,
  better,
  brings,
}: {
  of: Edit;
  was: string[];
  better: boolean;
  brings?: ComponentChildren;
}) {
  const t = counterWords.value;
  const says = t.editSays(of.place + 1, itemName(was[of.place] ?? ''), itemName(of.item));
  const apply = () => {
    const mine = setup.value?.sides[front.value];
    if (!mine) return;
    edit(front.value, withItems(mine, itemsOf(of.build)));
    tell(t.applied, goBack);
  };
  return (
    <li data-better={better || undefined}>
      <BuildRow class={buildsCss.inRow} items={itemsOf(of.build)} side={front.value} marked={of.place} />
      <p class={`${buildsCss.says} ${css.says}`}>{says}</p>
      <p class={css.turn}>{brings}</p>
      <button type="button" aria-label={t.applyOf(says)} onClick={apply}>
        {t.apply}
      </button>
    </li>
  );
}

/** An edit with the change that it makes to the standing. */
function Edited({ of, wins, was }: { of: Edit; wins: number; was: string[] }) {
  const t = counterWords.value;
  const builds = analysis.value?.builds ?? 0;
  const [before, after] = [tenths(standing.value.wins, builds), tenths(wins, builds)];
  const brings = (
    <>
      {t.fromTo(fromTenths(before), fromTenths(after))} <b>{change(after - before)}</b>
    </>
  );
  return <One of={of} was={was} better={after > before} brings={brings} />;
}

/** Edits that beat the opponent are shown up to this number at first. */
const few = 3;

/** Edits in one place that beat the opponent of the match. */
function BeatingList() {
  const t = counterWords.value;
  const all = useSignal(false);
  const known = beating.value;
  const mine = setup.value?.sides[front.value];
  if (!mine || (!known && beatingRun.state.value === 'idle')) return null;
  const { opponent = '', already, edits = [], of = 0 } = known ?? {};
  const shown = already ? [] : all.value ? edits : edits.slice(0, few);
  const left = already ? 0 : edits.length - shown.length;
  return (
    <Pane id="beating" title={t.beating} class={css.edits}>
      <Running run={beatingRun} name={t.beatingNow} goOn={() => void askBeating()} />
      {known && (
        <p class="hint">
          {already
            ? t.already(opponent)
            : edits.length > 0
              ? t.beatingSome(opponent, edits.length, of)
              : t.noneBeats(opponent, of)}
        </p>
      )}
      <ol class={`${buildsCss.builds} ${css.builds}`}>
        {shown.map((one) => (
          <One key={bare(one.build)} of={one} was={itemsOf(mine)} better />
        ))}
      </ol>
      {left > 0 && (
        <button type="button" class="text" onClick={() => (all.value = true)}>
          {buildWords.value.more(left)}
        </button>
      )}
    </Pane>
  );
}

/** All edits in one place, each with the change that it makes to the standing. */
function EditList() {
  const t = counterWords.value;
  const shown = useSignal(page);
  const state = editsRun.state.value;
  const mine = setup.value?.sides[front.value];
  if (standingRun.state.value !== 'done' || !mine) return null;
  const was = itemsOf(mine);
  const list = ranked(edits.value);
  const known = list.filter(({ wins }) => wins !== null);
  const visible = known.slice(0, shown.value);
  const left = known.length - visible.length;
  const count = was.length * (takeable().length - 1);
  return (
    <Pane id="edits" title={t.edits} class={css.edits}>
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
          <Edited key={bare(one.build)} of={one} wins={wins ?? 0} was={was} />
        ))}
      </ol>
      {left > 0 && (
        <button type="button" class="text" onClick={() => (shown.value += page)}>
          {buildWords.value.more(Math.min(left, page))}
        </button>
      )}
    </Pane>
  );
}

/** Says what the sheet lacks before it can be asked about. */
function Missing() {
  const t = counterWords.value;
  const build = setup.value?.sides[front.value];
  const field = system.value && rowFields(system.value.form)[0];
  const gaps = build && field ? row(build, field).flatMap((id, at) => (id ? [] : [t.place(at + 1)])) : [];
  return (
    <section class={css.missing} role="status">
      <p>{t.notYet}</p>
      <p>{gaps.length > 0 ? t.gaps(gaps.join(words.value.comma)) : t.mend}</p>
    </section>
  );
}

export default function CountersPane() {
  const t = counterWords.value;
  const build = askedRow.value;
  const opponent = askedOpponent.value;
  const sent = opened.value !== null;
  useEffect(() => {
    const before = chosen.peek();
    if (before) front.value = before.side;
    // The palette stays closed until a place is pressed: on this pane the answer matters more. Leaving restores it.
    chosen.value = null;
    return () => {
      forget();
      chosen.value ??= before && { ...before, side: front.peek() };
    };
  }, []);
  useEffect(() => {
    // Nothing begins by itself while a link's fight is on the page.
    if (build === null || sent) forget();
    else void inquire(build);
  }, [build, sent]);
  useEffect(() => {
    // The opponent or a ruling has changed, and the row has not: only this question is asked anew.
    if (beatingRun.state.peek() !== 'idle') void askBeating();
  }, [opponent]);
  return (
    <div class={`${kitCss.stack} ${css.counters}`}>
      <div class={css.subject}>
        <div class={css.head}>
          <Whose
            label={t.whose}
            side={front.value}
            class={css.whose}
            onChoose={(side) => {
              front.value = side;
              chosen.value = null;
            }}
          />
          <ActionButton action={actions.undo} icon="undo" />
          <ActionButton action={actions.redo} icon="redo" />
        </div>
        <Sheet side={front.value} alone />
        <p class="hint">
          <WithTerm of="sheet" said={t.editNote} />
        </p>
      </div>
      <div class={kitCss.stack}>
        {build === null ? (
          <Missing />
        ) : (
          <>
            {sent && (
              <p class={css.missing}>
                {t.sentNote}{' '}
                <button type="button" class="go" onClick={() => void inquire(build)}>
                  {t.begin}
                </button>
              </p>
            )}
            <BeatingList />
            <StandingCard />
            <CounterList />
            <EditList />
            <Families />
          </>
        )}
      </div>
    </div>
  );
}
