// The match screen: puts the bar, sheets, result, board, question, record and strip into one frame. Its style
// sheet arranges them for each of the three stages (build, watch, play).
import type { VNode } from 'preact';
import { report, system } from '../../app/fight/match.ts';
import { last, step, telling } from '../../app/fight/replay.ts';
import { curtain } from '../../app/fight/record.ts';
import { live, stage } from '../../app/fight/stage.ts';
import { Curtain, Play, Position } from '../../components/parts/parts.tsx';
import { Sheet, Tabs } from '../../components/sheet/Sheet.tsx';
import { Spans } from '../../components/Inline.tsx';
import { usePhone } from '../../components/usePhone.ts';
import { lazy } from '../../components/lazy.tsx';
import { nameOf } from '../../app/sheet/names.ts';
import { words } from '../../i18n/index.ts';
import { Beginning } from './Axis.tsx';
import { Bar } from './bar/Bar.tsx';
import { Record } from './record/Record.tsx';
import { Strip } from './Strip.tsx';
import { Result } from './Result.tsx';
import { below, invites } from './bar/seats.ts';
import * as css from './MatchScreen.module.css';

const Ending = lazy(async () => (await import('./Ending.tsx')).Ending);
const Folded = lazy(async () => (await import('./Folded.tsx')).Folded);
const PlayStart = lazy(async () => (await import('./bar/PlayStart.tsx')).PlayStart);

/** Windows of less height have no room on the board for the line while lines are told below it (px). */
const low = 700;

/**
 * Content of the board's axis: ▶ at the beginning, the verdict at the end. undefined: the line at the
 * reader's step; null: nothing.
 */
function useAxis(): VNode | null | undefined {
  const small = usePhone();
  const fight = report.value;
  if (stage.value === 'build' || !fight) return undefined;
  const end = step.value >= last.value;
  // A pending question names its cause itself, so a phone saves the line. While results are told, and at
  // earlier steps, the axis has it; on a low phone the list in the question's place has them.
  if (small && stage.value === 'play' && (telling.value ? innerHeight < low : end && fight.pending))
    return null;
  if (fight.pending) return undefined;
  // Beside the card that asks who is to play a phone has room for the board alone.
  if (small && stage.value === 'play' && (invites.value || step.value === 0)) return null;
  if (step.value === 0) return <Beginning />;
  return end ? <Ending /> : undefined;
}

function Board() {
  const axis = useAxis();
  const fight = report.value;
  return (
    <>
      {stage.value !== 'build' && !axis && fight && (
        <h1 class="vh">
          {fight.pending ? (
            <Spans of={fight.headline} />
          ) : (
            words.value.versus(nameOf(fight, 0), nameOf(fight, 1))
          )}
        </h1>
      )}
      <Position below={below.value} axis={axis} />
    </>
  );
}

export function MatchScreen() {
  const dice = system.value?.chance;
  // While the fight is played both sheets are folded.
  const sheets = stage.value !== 'play';
  if (curtain.value) {
    return (
      <div class={css.match} data-stage={stage.value}>
        <Bar />
        <div class={css.curtain}>
          <Curtain />
        </div>
      </div>
    );
  }
  return (
    <div class={css.match} data-stage={stage.value} data-live={live.value || undefined}>
      <Bar />
      <div class={css.body}>
        <div class={css.tabs}>
          <Tabs />
        </div>
        <div class={css.sheetA}>{sheets && <Sheet side={0} />}</div>
        <div class={css.result} data-part="result">
          <Result />
        </div>
        <div class={css.board} data-part="stage">
          <Board />
        </div>
        {dice && (
          <div class={css.question} data-part="question">
            {invites.value ? <PlayStart /> : <Play />}
          </div>
        )}
        <div class={css.record}>
          <Record />
        </div>
        <div class={css.folded}>{stage.value === 'play' && <Folded />}</div>
        <div class={css.strip} data-part="strip">
          <Strip />
        </div>
        <div class={css.sheetB}>{sheets && <Sheet side={1} />}</div>
      </div>
    </div>
  );
}
