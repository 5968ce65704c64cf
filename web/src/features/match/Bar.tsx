// The verdict and the strip in short, for when the verdict is out of sight: how the fight ended, and the keys to move.
import { ActionButton } from '../../components/ActionButton.tsx';
import { Icon, Mark, Spans } from '../../components/Inline.tsx';
import { sideNames } from '../../app/names.ts';
import { actions } from '../../app/actions.ts';
import { difference, report, stale } from '../../app/fight/match.ts';
import { last, playing, step, togglePlay } from '../../app/fight/replay.ts';
import { words } from '../../i18n/index.ts';
import { winner } from '../../app/fight/record.ts';
import { Sum } from '../../components/board/Who.tsx';
import { showChange } from './Verdict.tsx';
import * as css from './Bar.module.css';

/** 変: to the first line that the last change altered. */
function Turn() {
  const at = difference.value?.at;
  if (at === undefined) return null;
  return (
    <button
      type="button"
      class={`icon ${css.turn}`}
      aria-label={words.value.toChange}
      onClick={() => showChange(at)}
    >
      <span class="tag" lang="ja">
        変
      </span>
    </button>
  );
}

/** To the choice that waits, or else to the top. */
function up(): void {
  const choice = document.getElementById('waiting')?.closest('section');
  if (choice) choice.scrollIntoView();
  else scrollTo({ top: 0 });
}

export function Bar() {
  const t = words.value;
  const now = report.value;
  if (!now) return null;
  const side = winner();
  return (
    <div
      class={css.bar}
      role="group"
      aria-label={t.resultBar}
      data-side={side === null ? undefined : sideNames[side]}
      data-stale={stale.value || undefined}
    >
      <progress value={step.value} max={last.value} aria-hidden="true" />
      <button type="button" class={`text ${css.sum}`} onClick={up}>
        <b>
          {side !== null && <Mark side={side} />}
          <Spans of={now.headline} />
        </b>
        <small>{stale.value ? t.cannotFight : <Sum of={now} />}</small>
      </button>
      <Turn />
      <ActionButton action={actions.back} icon="prev" />
      <button
        type="button"
        class="icon"
        aria-label={playing.value ? t.pause : t.play}
        aria-keyshortcuts="Space"
        onClick={togglePlay}
      >
        <Icon name={playing.value ? 'pause' : 'play'} />
      </button>
      <ActionButton action={actions.forth} icon="next" />
    </div>
  );
}
