// The row that says who decides for either side, and begins a fight against the computer with one press.
import { useEffect } from 'preact/hooks';
import { onPlay } from '../../../app/actions.ts';
import type { Side } from '../../../app/sheet/build.ts';
import { aside, backToPlay } from '../../../app/fight/guard.ts';
import { levels, searches } from '../../../app/fight/level.ts';
import { report } from '../../../app/fight/match.ts';
import { live, stage } from '../../../app/fight/stage.ts';
import { nameOf, sideNames } from '../../../app/sheet/names.ts';
import { Icon, Mark } from '../../../components/Inline.tsx';
import { type Seat, invites, playable, seatOf, sitting } from './seats.ts';
import { stageWords } from '../words.ts';
import * as css from './Bar.module.css';

function OneSeat({ side }: { side: Side }) {
  const t = stageWords.value;
  const fight = report.value;
  if (!fight) return null;
  const name = nameOf(fight, side);
  return (
    <label class={css.seat} data-side={sideNames[side]}>
      <Mark side={side} />
      <bdi class={css.name} aria-hidden="true">
        {name}
      </bdi>
      <select
        aria-label={t.decides(name)}
        value={seatOf(side)}
        onChange={({ currentTarget: list }) => {
          // Taken now: the list is drawn anew while the rest is fetched, and shows who decides until then.
          const to = list.value as Seat;
          void sitting(({ sit }) => sit(side, to)).then((done) => {
            // What was not done is not shown as chosen.
            if (!done) list.value = seatOf(side);
          });
        }}
      >
        <option value="plans">{t.plans}</option>
        {levels.value.map((one) => (
          <option key={one} value={one}>
            {t.levels[searches.indexOf(one)]}
          </option>
        ))}
        <option value="hand">{t.self}</option>
        <option value="friend">{t.friend}</option>
      </select>
    </label>
  );
}

/** What one press, or its key, does now; null: nothing is offered. */
function deed(): (() => Promise<unknown>) | null {
  if (live.value) return () => sitting(({ toQuestion }) => toQuestion());
  if (aside.value) return backToPlay;
  // Somebody plays already: other dice are not what a press on it is to bring.
  if (levels.value.length === 0 || (stage.value === 'play' && !invites.value)) return null;
  return () => sitting(({ playComputer }) => playComputer());
}

/** One press from the first screen; while a fight goes on its place says so, and leads to what is asked. */
function Quick() {
  const t = stageWords.value;
  useEffect(() => {
    onPlay(() => void deed()?.());
    return () => onPlay(null);
  }, []);
  const does = deed();
  if (!does) return null;
  return (
    <button
      type="button"
      class={live.value ? css.saved : css.quick}
      aria-label={live.value ? t.toQuestion : undefined}
      title={live.value ? t.toQuestion : undefined}
      aria-keyshortcuts="p"
      onClick={() => void does()}
    >
      {live.value && <Icon name="lock" />}
      <span>{live.value ? t.goingOn : aside.value ? t.backToIt : t.quick}</span>
    </button>
  );
}

export function Seats() {
  const t = stageWords.value;
  if (!playable.value) return null;
  return (
    <fieldset class={css.seats}>
      <legend class="vh">{t.who}</legend>
      <OneSeat side={0} />
      <span class={css.against} aria-hidden="true">
        {t.against}
      </span>
      <OneSeat side={1} />
      <Quick />
    </fieldset>
  );
}
