// The bar over the fight: changes the stage (build, watch, play) and who decides for a side, names the
// settings that differ from the default, and sends the fight.
import { goBuild } from '../../../app/fight/guard.ts';
import { report } from '../../../app/fight/match.ts';
import { type Stage, stage, stages, tellStage } from '../../../app/fight/stage.ts';
import { actions } from '../../../app/actions.ts';
import { dialog } from '../../../app/view.ts';
import { curtain } from '../../../app/fight/record.ts';
import { Icon } from '../../../components/Inline.tsx';
import { differing } from '../../../app/differing.ts';
import { Seats } from './Seats.tsx';
import { playable } from './seats.ts';
import { stageWords } from '../words.ts';
import * as css from './Bar.module.css';

/** Leads to a stage. */
function go(to: Stage): void {
  if (to === 'build') goBuild();
  else tellStage({ is: 'asked', stage: to });
}

function Stages() {
  const t = stageWords.value;
  // While the curtain is closed there is nothing to watch.
  const offered = (one: Stage) => (one === 'play' ? playable.value : one !== 'watch' || !curtain.value);
  return (
    <nav class={css.stages} aria-label={t.stages}>
      {stages.filter(offered).map((one) => (
        <button
          key={one}
          type="button"
          aria-current={stage.value === one ? 'true' : undefined}
          onClick={() => go(one)}
        >
          {t[one]}
        </button>
      ))}
    </nav>
  );
}

function More() {
  const t = stageWords.value;
  return (
    <div class={css.more}>
      <button
        type="button"
        class={css.settings}
        aria-haspopup="dialog"
        onClick={() => (dialog.value = { kind: 'settings' })}
      >
        {t.settings} <b>{differing.value || t.usual}</b>
      </button>
      <button
        type="button"
        aria-label={t.sendFight}
        aria-keyshortcuts="s"
        onClick={() => actions.share.run()}
      >
        <Icon name="share" />
        {t.send}
      </button>
    </div>
  );
}

export function Bar() {
  if (!report.value) return null;
  return (
    <div class={css.bar}>
      <Stages />
      {!curtain.value && <Seats />}
      {!curtain.value && <More />}
    </div>
  );
}
