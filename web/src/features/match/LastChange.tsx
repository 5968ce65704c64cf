// Notes below the result line: the last change of a sheet in few words, the result before it, the problems
// that keep the sheets from fighting, or that the fight came in a link; and a link to the builds with which
// the losing side would win.
import { useEffect, useState } from 'preact/hooks';
import type { Build, Outcome } from '#engine';
import {
  before,
  canUndo,
  difference,
  goBack,
  history,
  opened,
  problems,
  stale,
  system,
  untouched,
} from '../../app/fight/match.ts';
import { seek } from '../../app/fight/replay.ts';
import { type Reads, asRead, differInKind } from '../../app/plans/asRead.ts';
import { tellStage } from '../../app/fight/stage.ts';
import { revealLine, revealProblems } from '../../app/sight.ts';
import { anchorOf, bringForward, front } from '../../app/view.ts';
import { marks, sideNames } from '../../app/sheet/names.ts';
import { Differences, differences } from '../../components/builds/Differences.tsx';
import { differenceWords } from '../../components/builds/words.ts';
import { Mark, Spans } from '../../components/Inline.tsx';
import { lang, words } from '../../i18n/index.ts';
import { changeWords } from './changeWords.ts';
import * as notesCss from '../../styles/notes.module.css';
import * as resultCss from './Result.module.css';
import * as css from './LastChange.module.css';

/** Most differences of one change that are told; further ones are counted. */
const most = 2;

/** Asks the engine to read plans; fetched when the first plans have to be read. */
const reads: Reads = async (build, plans) =>
  (await import('../../app/plans/plansIn.ts')).readsOf(build, plans);

type Sides = readonly [Build, Build];

/**
 * Both sides before and after a change. Plans that differ in kind (text against tree) are read first, so that
 * they can be compared; null until they have been read.
 */
function useAlike(was: Sides | undefined, now: Sides | undefined): readonly [Sides, Sides] | null {
  const [read, put] = useState<{ of: unknown; sides: readonly [Sides, Sides] } | null>(null);
  const form = system.value?.form;
  const differ =
    was && now && form && ([0, 1] as const).some((side) => differInKind(was[side], now[side], form));
  useEffect(() => {
    if (!differ) return;
    const all = [...was, ...now].map((build) => asRead(build, form, reads));
    void Promise.all(all).then(([a, b, c, d]) => {
      if (a && b && c && d)
        put({
          of: now,
          sides: [
            [a, b],
            [c, d],
          ],
        });
    });
  }, [differ, now]);
  if (!was || !now) return null;
  if (!differ) return [was, now];
  return read?.of === now ? read.sides : null;
}

function LastChange() {
  const [now, form] = [history.value, system.value?.form];
  const last = now?.past.at(-1);
  const alike = useAlike(last?.sides, now?.now.sides);
  if (!alike || !form || opened.value) return null;
  const under = { form, lang: lang.value, words: differenceWords.value };
  const [a, b] = ([0, 1] as const).map((side) => ({
    side,
    all: differences(alike[0][side], alike[1][side], { ...under, side }),
  }));
  // Where both sides have changed, other characters were put in: that is not told as a change of a sheet.
  const changed = a?.all.length && b?.all.length ? undefined : a?.all.length ? a : b;
  if (!changed?.all.length) return null;
  return (
    <div class={css.change} data-side={sideNames[changed.side]}>
      <Mark side={changed.side} />
      <ul aria-label={differenceWords.value.changed}>
        <Differences all={changed.all} most={most} />
      </ul>
    </div>
  );
}

/**
 * Moves to a line and brings it into view: in the record beside the sheets, or on the watch stage where none
 * is in sight.
 */
function showChange(at: number): void {
  seek(at + 1);
  if (!revealLine(at)) tellStage({ is: 'asked', stage: 'watch' });
}

/** 変: the result before the last change; a press leads to the first line that differs. */
function Was({ now }: { now: Outcome | null | undefined }) {
  const [t, own] = [words.value, changeWords.value];
  const earlier = before.value;
  const at = difference.value?.at;
  if (!earlier?.outcome || at === undefined) return null;
  const { winner: won, rounds } = earlier.outcome;
  const alike = won === now?.winner;
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

/**
 * Says that the result is of earlier sheets, since the present ones have problems; a press leads to the
 * problems of a side.
 */
function Stale() {
  const t = words.value;
  return (
    <p class={notesCss.was}>
      <span class={`tag ${notesCss.tag}`}>{changeWords.value.formerTag}</span>
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

/** Says that the fight came in a link, and leads back to the reader's own. */
function Sent({ resultChanged }: { resultChanged: boolean }) {
  const t = changeWords.value;
  return (
    <p class={notesCss.was}>
      <span class={`tag ${notesCss.tag}`}>{t.sentTag}</span>
      {resultChanged ? t.resultChanged : t.sentNote}
      <button type="button" class={`text ${notesCss.text}`} onClick={goBack}>
        {t.backToOwn}
      </button>
    </p>
  );
}

/** The notes below the verdict. `now`: the outcome of the shown fight. */
export function BesideResult({ now }: { now: Outcome | null | undefined }) {
  return (
    <>
      {canUndo.value && <LastChange />}
      {stale.value ? (
        <Stale />
      ) : opened.value ? (
        <Sent {...opened.value} />
      ) : (
        before.value && <Was now={now} />
      )}
    </>
  );
}
