// Parts of the result line that aren't drawn at first. Its seal. The notes below it: what was changed since the reader began, and
// the result before it; and a link to the builds with which the losing side would win. The changes themselves (Changed), the
// problems of sheets that can't fight (Stale), and what came in a link (Sent), are fetched when there are any.
import type { Outcome } from '#engine';
import { before, canUndo, difference, opened, stale, system, untouched } from '../../app/fight/match.ts';
import { unaltered } from '../../app/fight/origin.ts';
import { seek } from '../../app/fight/replay.ts';
import { tellStage } from '../../app/fight/stage.ts';
import { revealLine } from '../../app/sight.ts';
import { anchorOf, bringForward } from '../../app/view.ts';
import { marks } from '../../app/sheet/names.ts';
import { Spans } from '../../components/Inline.tsx';
import { lazy } from '../../components/lazy.tsx';
import { words } from '../../i18n/index.ts';
import { Envelope } from './Envelope.tsx';
import { changeWords } from './changeWords.ts';
import { stageWords } from './words.ts';
import * as notesCss from '../../styles/notes.module.css';
import * as resultCss from './Result.module.css';

const Changed = lazy(async () => (await import('./Changed.tsx')).Changed);
const Unlike = lazy(async () => (await import('./Sent.tsx')).FromSample);
const Stale = lazy(async () => (await import('./Stale.tsx')).Stale);
const Sent = lazy(async () => (await import('./Sent.tsx')).Sent);

/**
 * Moves to a line and brings it into view: in the record beside the sheets, or on the watch stage where none
 * is in sight.
 */
function showChange(at: number): void {
  seek(at + 1);
  if (!revealLine(at)) tellStage({ is: 'asked', stage: 'watch' });
}

/** 変: the result before the changes; a press leads to the first line that differs. */
function Was({ now }: { now: Outcome | null | undefined }) {
  const [t, own] = [words.value, changeWords.value];
  // A fight that waits for a decision has no result yet that could be the same.
  if (!now) return null;
  if (unaltered.value) {
    return (
      <p class={notesCss.was}>
        <span class={`tag ${notesCss.tag}`}>{own.sameTag}</span>
        {own.unaltered}
      </p>
    );
  }
  const earlier = before.value;
  const at = difference.value?.at;
  if (!earlier?.outcome || at === undefined) return null;
  const { winner: won, rounds } = earlier.outcome;
  const alike = won === now.winner;
  return (
    <button type="button" class={notesCss.was} title={own.see} onClick={() => showChange(at)}>
      <span class={`tag ${notesCss.tag}`}>{t.stamps.changed}</span>
      {alike && rounds === now.rounds ? (
        <span>{own.same}</span>
      ) : (
        <span>
          {alike ? own.beforeToo : own.before}
          <Spans of={earlier.headline} />
          <span class={resultCss.nowrap}>{t.inRounds(rounds)}</span>
        </span>
      )}
    </button>
  );
}

/**
 * Link for the side that lost to builds that beat the winner: to the counters where the engine can compare
 * all builds, else to a series of fights. The untouched sample has none, since neither character is the
 * reader's.
 */
export function Chances({ of: { winner } }: { of: Outcome }) {
  const can = system.value;
  if (!can || winner === 'draw' || stale.value || untouched.value) return null;
  const loser = winner === 'A' ? 1 : 0;
  const address = can.analysis.builds > 0 ? anchorOf('versus', 'counters') : anchorOf('odds', 'asked');
  return (
    <>
      {' ・ '}
      <a class={resultCss.nowrap} href={address} onClick={() => bringForward(loser)}>
        {changeWords.value.chances(marks[loser])}
      </a>
    </>
  );
}

/** What differs from the samples in a fight that came in a link. */
export function FromSample() {
  return opened.value && <Unlike />;
}

/** The notes below the verdict. `now`: the outcome of the shown fight. */
export function BesideResult({ now }: { now: Outcome | null | undefined }) {
  return (
    <>
      {opened.value ? <Unlike /> : canUndo.value && <Changed />}
      {stale.value ? <Stale /> : opened.value ? <Sent {...opened.value} /> : <Was now={now} />}
    </>
  );
}

/** Opens the seal; the verdict takes the focus of the pressed button, which is gone with it. */
function open(): void {
  tellStage({ is: 'opened' });
  requestAnimationFrame(() => document.getElementById('verdict')?.focus());
}

/** In the verdict's place while that is sealed. */
export function Sealed() {
  const t = stageWords.value;
  return (
    <>
      <Envelope />
      <div class={resultCss.say}>
        <h1 id="verdict" data-long>
          {t.sealed}
        </h1>
        <p class={resultCss.sum}>
          {/* Sheets that can't fight bring no new verdict. */}
          {!stale.value && changeWords.value.untilChanged}{' '}
          <button type="button" class="text" onClick={open}>
            {t.openSeal}
          </button>
        </p>
        {stale.value && <Stale />}
      </div>
    </>
  );
}
