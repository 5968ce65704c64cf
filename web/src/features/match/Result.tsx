// What the two on the sheets come to, while they are built: who wins, what it was before the last change, and the way back.
import type { Outcome } from '#engine';
import { ActionButton } from '../../components/ActionButton.tsx';
import { lazy } from '../../components/lazy.tsx';
import { sideNames } from '../../app/names.ts';
import { Icon, Mark, Spans } from '../../components/Inline.tsx';
import { plainText } from '../../engine/plainText.ts';
import { actions } from '../../app/actions.ts';
import {
  before,
  canUndo,
  difference,
  goBack,
  opened,
  problems,
  report,
  stale,
} from '../../app/fight/match.ts';
import { seek } from '../../app/fight/replay.ts';
import { tellStage } from '../../app/fight/stage.ts';
import { rulings } from '../../app/fight/rulings.ts';
import { dialog, front } from '../../app/view.ts';
import { words } from '../../i18n/index.ts';
import { Stamp, Sum } from '../../components/board/Who.tsx';
import { revealLine, revealProblems } from '../../app/sight.ts';
import { winner } from '../../app/fight/record.ts';
import { watchFromStart } from './Axis.tsx';
import { stageWords } from './words.ts';
import * as notesCss from '../../styles/notes.module.css';
import * as css from './Result.module.css';

const LastChange = lazy(async () => (await import('./LastChange.tsx')).LastChange);
const RulingsNote = lazy(async () => (await import('../rulings/RulingsNote.tsx')).RulingsNote);

/** Stands at a line and brings it into view: beside the sheets, or where the fight is watched. */
function showChange(at: number): void {
  seek(at + 1);
  if (!revealLine(at)) tellStage({ is: 'asked', stage: 'watch' });
}

/** 変: what the fight came to before the last change; leads to the first line that differs. */
function Was({ now }: { now: Outcome | null | undefined }) {
  const t = words.value;
  const earlier = before.value;
  const at = difference.value?.at;
  if (!earlier?.outcome || at === undefined) return null;
  const { winner: won, rounds } = earlier.outcome;
  const alike = won === now?.winner;
  return (
    <button type="button" class={notesCss.was} title={t.toChange} onClick={() => showChange(at)}>
      <span class={`tag ${notesCss.tag}`} lang="ja">
        変
      </span>
      {alike && rounds === now.rounds ? (
        <span>{t.sameAsBefore}</span>
      ) : (
        <span>
          {alike ? t.beforeToo : t.beforeIt}
          <Spans of={earlier.headline} />
          <span class={css.nowrap}>{t.inRounds(rounds)}</span>
        </span>
      )}
    </button>
  );
}

/** Why the sheets as they stand have no fight yet. */
function Stale() {
  const t = words.value;
  return (
    <p class={notesCss.was}>
      <span class={`tag ${notesCss.tag}`} lang="ja">
        前
      </span>
      {t.cannotFight}
      {([0, 1] as const).map((side) => {
        const count = problems.value[side].length;
        return (
          count > 0 && (
            <button
              key={side}
              type="button"
              class={`text ${notesCss.text}`}
              onClick={() => {
                front.value = side;
                revealProblems(side);
              }}
            >
              <Mark side={side} />
              {t.problems(count)}
            </button>
          )
        );
      })}
    </p>
  );
}

/** A link's fight stands beside the reader's own. */
function Sent({ resultChanged }: { resultChanged: boolean }) {
  const t = words.value;
  return (
    <p class={notesCss.was}>
      <span class={`tag ${notesCss.tag}`} lang="ja">
        届
      </span>
      {resultChanged ? t.resultChanged : t.sentNote}
      <button type="button" class={`text ${notesCss.text}`} onClick={goBack}>
        {t.backToOwn}
      </button>
    </p>
  );
}

/** The result line. */
export function Result() {
  const t = stageWords.value;
  const now = report.value;
  if (!now) return null;
  const { outcome } = now;
  const side = winner();
  const headline = now.headline;
  const turned = before.value !== null && before.value.outcome?.winner !== outcome?.winner;
  return (
    <section
      class={css.verdict}
      aria-labelledby="verdict"
      data-side={side === null ? undefined : sideNames[side]}
      data-stale={stale.value || undefined}
    >
      {outcome && <Stamp key={String(side)} side={side} turned={turned} />}
      <div class={css.say}>
        <h1 id="verdict" data-long={plainText(headline).length > 14 || undefined}>
          {side !== null && <Mark side={side} />}
          <span>
            <Spans of={headline} />
          </span>
        </h1>
        <p class={css.sum}>
          <Sum of={now} />
        </p>
        {canUndo.value && <LastChange />}
        {stale.value ? <Stale /> : opened.value ? <Sent {...opened.value} /> : <Was now={outcome} />}
        {rulings.value.length + now.settings.length > 0 && <RulingsNote />}
      </div>
      <div class={css.deeds}>
        {canUndo.value && <ActionButton action={actions.undo} icon="undo" text class="text" />}
        <button
          type="button"
          class={css.send}
          aria-label={t.sendFight}
          onClick={() => (dialog.value = { kind: 'share' })}
        >
          <Icon name="share" />
          {t.send}
        </button>
        <button type="button" class={`go ${css.watch}`} onClick={watchFromStart}>
          <Icon name="play" />
          {t.fromStart}
        </button>
      </div>
    </section>
  );
}
