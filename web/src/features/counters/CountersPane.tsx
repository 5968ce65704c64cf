// The counters pane: one side's sheet, its standing against everything, what beats it, and what would mend it.
import { useEffect } from 'preact/hooks';
import { actions } from '../../app/actions.ts';
import { row, rowFields } from '../../app/build.ts';
import { opened, setup, system } from '../../app/match.ts';
import { chosen, front } from '../../app/view.ts';
import { ActionButton } from '../../components/ActionButton.tsx';
import { marks, sideNames } from '../../app/sides.ts';
import { WithTerm } from '../../components/term/WithTerm.tsx';
import { words } from '../../i18n/index.ts';
import { Sheet } from '../../components/sheet/Sheet.tsx';
import { asked } from './asked.ts';
import { CounterList } from './CounterList.tsx';
import { EditList } from './EditList.tsx';
import { Families } from './Families.tsx';
import { forget, inquire } from './inquiry.ts';
import { StandingCard } from './StandingCard.tsx';
import { counterWords } from './words.ts';
import * as css from './counters.module.css';

const sides = [0, 1] as const;

/** Whose sheet is asked about. */
function Whose() {
  const t = counterWords.value;
  return (
    <fieldset class={`${css.whose} choice`}>
      <legend class="vh">{t.whose}</legend>
      {sides.map((side) => (
        <label key={side} data-side={sideNames[side]}>
          <input
            type="radio"
            name="whose"
            checked={front.value === side}
            onChange={() => {
              front.value = side;
              chosen.value = null;
            }}
          />
          <span>
            {marks[side]} <bdi>{setup.value?.[side].name || words.value.noName}</bdi>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** What the sheet lacks before it can be asked about. */
function Missing() {
  const t = counterWords.value;
  const build = setup.value?.[front.value];
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
  const build = asked.value;
  const sent = opened.value !== null;
  useEffect(() => {
    const before = chosen.peek();
    if (before) front.value = before.side;
    // The palette waits until a place is pressed: here the answer is what one comes for. Elsewhere it is open as it was.
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
  return (
    <div class={css.counters}>
      <div class={css.subject}>
        <div class={css.head}>
          <Whose />
          <ActionButton action={actions.undo} icon="undo" />
          <ActionButton action={actions.redo} icon="redo" />
        </div>
        <Sheet side={front.value} alone />
        <p class="hint">
          <WithTerm of="sheet" said={t.editNote} />
        </p>
      </div>
      <div class={css.known}>
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
