// Verdict at the end of a fight, on the board's axis (the space between the two sides), with buttons to watch
// from the first line, to return to the sheets and to share. MatchScreen.tsx draws it at the last step of a
// decided fight. It is laid out by a class of the beginning (Axis.module.css), which has the same place.
import { goBuild } from '../../app/fight/guard.ts';
import { report } from '../../app/fight/match.ts';
import { stage } from '../../app/fight/stage.ts';
import { sideNames } from '../../app/sheet/names.ts';
import { winner } from '../../app/fight/record.ts';
import { actions } from '../../app/actions.ts';
import { ActionButton } from '../../components/ActionButton.tsx';
import { Stamp, Sum } from '../../components/board/Who.tsx';
import { Mark, Spans } from '../../components/Inline.tsx';
import { lazy } from '../../components/lazy.tsx';
import { watchFromStart } from './Axis.tsx';
import { stageWords } from './words.ts';
import * as axis from './Axis.module.css';
import * as css from './Ending.module.css';

const Turned = lazy(() => import('./record/Turned.tsx'));

export function Ending() {
  const t = stageWords.value;
  const fight = report.value;
  if (!fight?.outcome) return null;
  const side = winner();
  return (
    <section
      class={`${axis.beginning} ${css.ending}`}
      aria-labelledby="ending"
      data-side={side === null ? undefined : sideNames[side]}
    >
      <Stamp side={side} />
      <div>
        <h1 id="ending">
          {side !== null && <Mark side={side} />}
          <Spans of={fight.headline} />
        </h1>
        <p>
          <Sum of={fight} />
        </p>
        {stage.value === 'watch' && <Turned of={fight} below />}
      </div>
      <div class={css.deeds}>
        <button type="button" onClick={watchFromStart}>
          {t.fromStart}
        </button>
        <button type="button" onClick={goBuild}>
          {t.build}
        </button>
        {/* While the fight is played, the question's card (Panel.tsx) has this button. In a wide window the
            bar has it, and Ending.module.css hides it here. */}
        {stage.value === 'watch' && <ActionButton action={actions.share} icon="share" class={css.send} />}
      </div>
    </section>
  );
}
