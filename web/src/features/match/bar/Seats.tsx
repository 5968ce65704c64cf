// The seats: a row with a list for each side of who decides for it, and a button that begins a fight against
// the computer.
import { useEffect } from 'preact/hooks';
import { onPlay } from '../../../app/actions.ts';
import type { Side } from '../../../app/sheet/build.ts';
import { aside, backToPlay } from '../../../app/fight/guard.ts';
import { lastLevel, levelName, levels } from '../../../app/fight/level.ts';
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
          // Read at once: while sitting.ts is fetched, the list is drawn again and shows who decides until then.
          const to = list.value as Seat;
          void sitting(({ sit }) => sit(side, to)).then((done) => {
            // A change that was refused is not shown as chosen.
            if (!done) list.value = seatOf(side);
          });
        }}
      >
        <option value="plans">{t.plans}</option>
        {levels.value.map((one) => (
          <option key={one} value={one}>
            {levelName(one)}
          </option>
        ))}
        <option value="hand">{t.self}</option>
        <option value="friend">{t.friend}</option>
      </select>
    </label>
  );
}

/** Action of the button and of its key (p) at this moment; null: no button. */
function deed(): (() => Promise<unknown>) | null {
  if (live.value) return () => sitting(({ toQuestion }) => toQuestion());
  if (aside.value) return backToPlay;
  // A fight that somebody plays already must not begin anew by this press.
  if (levels.value.length === 0 || (stage.value === 'play' && !invites.value)) return null;
  return () => sitting(({ playComputer }) => playComputer());
}

/**
 * Button that begins a fight against the computer. While a fight by hand goes on it leads to the pending
 * question; after that fight was set aside it leads back to it.
 */
function Quick() {
  const t = stageWords.value;
  useEffect(() => {
    // Where the button would begin a fight, the key leads to the card that asks against whom.
    onPlay(
      () => void (live.value || aside.value ? deed()?.() : deed() && sitting(({ askWhom }) => askWhom())),
    );
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
      aria-keyshortcuts={live.value || aside.value ? 'p' : undefined}
      onClick={() => void does()}
    >
      {live.value && <Icon name="lock" />}
      <span>{live.value ? t.goingOn : aside.value ? t.backToIt : t.withLevel(levelName(lastLevel()))}</span>
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
