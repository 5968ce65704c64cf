// What stands beside a result: the last change of a sheet in few words, what the result was before, why there is none yet, or
// that the fight is a link's; and where the side that lost finds what it would win with.
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

/** Of more that was changed at once the rest is counted. */
const most = 2;

/** Fetched with the first plans that have to be read. */
const reads: Reads = async (build, plans) =>
  (await import('../../app/plans/plansIn.ts')).readsOf(build, plans);

type Sides = readonly [Build, Build];

/** Both sides before and after a change, with plans that are told alike; null until that is known. */
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
  // Other characters on both sides are no change of one.
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

/** Stands at a line and brings it into view: beside the sheets, or where the fight is watched. */
function showChange(at: number): void {
  seek(at + 1);
  if (!revealLine(at)) tellStage({ is: 'asked', stage: 'watch' });
}

/** 変: what the fight came to before the last change; leads to the first line that differs. */
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
 * Leads the side that lost to what beats the other one: among all builds where they can be counted, otherwise by many fights. The
 * sample's loser is nobody's own.
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

/** Why the sheets as they stand have no fight yet. */
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

/** A link's fight stands beside the reader's own. */
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

/** What stands below the sentence. */
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
