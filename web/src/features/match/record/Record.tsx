// The record of the fight: a list box of rounds, phases and lines, in which the line at the reader's step is
// selected. Sealed lines are not in it.
import { computed, signal, useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Fight, FightEvent, FightPhase, FightRound } from '../../../engine/fight.ts';
import { go, moves, numberAt, pause, step } from '../../../app/fight/replay.ts';
import { readTo, sealed, stage } from '../../../app/fight/stage.ts';
import { marks, sideNames } from '../../../app/sheet/names.ts';
import { Mark, Spans } from '../../../components/Inline.tsx';
import { words } from '../../../i18n/index.ts';
import { RecordHead, found, notation, visible } from './RecordHead.tsx';
import { difference, report, system } from '../../../app/fight/match.ts';
import { logText, notationName } from '../../../app/fight/record.ts';
import { lazy } from '../../../components/lazy.tsx';
import { Decided } from '../../../components/parts/parts.tsx';
import { Colophon } from '../../../components/Colophon.tsx';
import { revealLine } from '../../../app/sight.ts';
import { stageWords } from '../words.ts';
import * as notesCss from '../../../styles/notes.module.css';
import * as css from './Record.module.css';

/** Signs of the lines that follow from the use of a skill: a hit, a skill that fired, a loss. */
const signs: Partial<Record<NonNullable<FightEvent['tone']>, string>> = { hit: '›', fire: '»', gone: '×' };

/** Index of the line that the reader chose in the record; -1: none. The replay alone chooses no line. */
const chosen = signal(-1);
function goLine(at: number): void {
  chosen.value = at;
  go(at + 1);
}

/** Chooses the pressed line, unless the press ended a selection of text. */
function choose(at: number): void {
  if (getSelection()?.isCollapsed === false) return;
  pause();
  goLine(at);
}

/**
 * Index of the line at the reader's step, or of the last visible one before it; behind the line that says who won, that one,
 * since what follows only tidies up.
 */
export const standsAt = computed(() => {
  const told = report.value?.events.slice(0, step.value).filter(visible);
  return (told?.findLast(({ tone }) => tone === 'end') ?? told?.at(-1))?.i;
});

/** One line of the record, chosen by a press or the arrow keys. */
function RecordLine({ event }: { event: FightEvent }) {
  const at = event.i;
  const side = event.side === 'A' ? 0 : event.side === 'B' ? 1 : null;
  const current = useComputed(() => standsAt.value === at);
  const when = useComputed(() => (current.value ? 'now' : step.value > at ? 'read' : 'coming'));
  const hit = useComputed(() => (found.value.has(at) ? 'yes' : undefined));
  const marked = side !== null && (event.tone === 'use' || event.tone === 'fire');
  return (
    <li
      id={`line-${at}`}
      class={css.line}
      role="option"
      aria-selected={current}
      data-tone={event.tone}
      data-side={side === null ? undefined : sideNames[side]}
      data-when={when}
      data-hit={hit}
      onClick={() => choose(at)}
    >
      <span class={css.no}>{numberAt(at + 1)}</span>
      <span class={`mk ${css.mk}`} aria-hidden="true">
        {marked ? marks[side] : event.tone && signs[event.tone]}
      </span>
      <span class={css.tx}>
        <Spans of={event.text} asks={at} />
      </span>
    </li>
  );
}

/** 付箋 before the first line that differs: tells the line that stood here before the last change. */
function Changed() {
  const t = words.value;
  const was = difference.value?.was;
  return (
    <li class={notesCss.changed} role="presentation">
      <span class={`tag ${notesCss.tag}`}>{t.changedHere}</span>
      {was ? (
        <>
          {t.formerly}
          <Spans of={was.text} />
        </>
      ) : (
        t.formerlyOver
      )}
    </li>
  );
}

const Turned = lazy(() => import('./Turned.tsx'));
const SettingsNote = lazy(async () => (await import('../../rulings/RulingsNote.tsx')).SettingsNote);

function Phase({ phase, of }: { phase: FightPhase; of: Fight }) {
  const { first, count } = phase;
  const altered = difference.value?.at;
  const dice = system.value?.chance;
  /**
   * Number of its lines that may be seen. Computed, so that the phase is drawn again when it changes, not at
   * every step.
   */
  const open = useComputed(() => Math.min(Math.max(readTo.value - first, 0), count)).value;
  const lines = of.events.slice(first, first + open);
  const side = phase.side === 'A' ? 0 : phase.side === 'B' ? 1 : null;
  /** Index behind the fight's last line, if this phase ends with that line; else false. */
  const end = first + open === of.events.length && of.events.length;
  if (!lines.some(visible)) return null;
  return (
    <>
      <li class={css.phase} role="presentation" data-side={side === null ? undefined : sideNames[side]}>
        {side !== null && <Mark side={side} />}
        <span>
          <Spans of={phase.title} />
        </span>
      </li>
      {lines.map((event) => [
        event.i === altered && <Changed key="changed" />,
        dice && (
          <li key={`by${event.i}`} class={css.by} role="presentation" onClick={() => choose(event.i)}>
            <Decided at={event.i} brief />
          </li>
        ),
        visible(event) && <RecordLine key={event.i} event={event} />,
      ])}
      {altered === end && <Changed />}
      {end && of.outcome && stage.value !== 'build' && (
        <li class={css.by} role="presentation">
          <Turned of={of} />
        </li>
      )}
      {dice && end && (
        <li class={css.by} role="presentation">
          <Decided at={end} brief ahead={of.pending !== null} />
        </li>
      )}
    </>
  );
}

function Round({ round, of }: { round: FightRound; of: Fight }) {
  const first = round.phases[0]?.first ?? 0;
  const open = useComputed(() => readTo.value > first).value;
  if (!open) return null;
  const id = `round-${round.round}`;
  return (
    <li role="presentation">
      <ol role="group" aria-labelledby={id}>
        <li class={css.title} role="presentation" id={id}>
          {round.title}
        </li>
        {round.phases.map((phase) => (
          <Phase key={`${phase.first} ${phase.count}`} phase={phase} of={of} />
        ))}
      </ol>
    </li>
  );
}

/** Says how many lines are still sealed. */
function Ahead({ of }: { of: Fight }) {
  const t = stageWords.value;
  if (!sealed.value) return null;
  return (
    <p class={css.ahead}>
      {readTo.value === 0 ? t.unread : t.ahead(numberAt(of.events.length) - numberAt(readTo.value))}
    </p>
  );
}

/** The record in the game's own notation, exactly as the engine writes it. */
function Paper() {
  const text = useSignal('');
  const now = report.value;
  useEffect(() => {
    let here = true;
    void logText('classic').then((classic) => {
      if (here) text.value = classic ?? '';
    });
    return () => {
      here = false;
    };
  }, [now, text]);
  return (
    <pre class={css.paper} lang="ja" tabIndex={0} aria-label={words.value.notation(notationName.value)}>
      {text}
    </pre>
  );
}

/** Plans that decided before the line at the reader's step; a press opens the verdict on every plan. */
function DecidedHere() {
  if (!system.value?.chance || step.value === 0) return null;
  return (
    <div class={css.decided} role="region" aria-label={stageWords.value.decidedHere}>
      <Decided at={step.value - 1} />
    </div>
  );
}

const CopyLine = lazy(() => import('./CopyLine.tsx'));

/**
 * Button that copies the chosen line. It stands beside the list, since an option of a list box can hold no
 * button.
 */
function Offer() {
  const at = chosen.value;
  return at === standsAt.value ? <CopyLine at={at} /> : null;
}

function List({ of }: { of: Fight }) {
  const list = useRef<HTMLOListElement>(null);
  const stay = () => {
    const [line, all] = [standsAt.peek(), list.current];
    const room = all?.parentElement;
    if (!room) return;
    // What is said of the end stands behind the last line.
    if (step.peek() === of.events.length)
      room.scrollTop += all.getBoundingClientRect().bottom - room.getBoundingClientRect().bottom;
    if (line !== undefined) revealLine(line, 'nearest');
    else room.scrollTo(0, 0);
  };
  useSignalEffect(() => {
    if (moves.value > 0) stay();
  });
  const here = stage.value;
  useEffect(() => {
    stay();
    // Parts that come in later, in the list or beside it, move the line: it is brought back into view.
    const room = list.current?.parentElement;
    if (!room) return;
    const watch = new ResizeObserver(stay);
    watch.observe(room);
    if (list.current) watch.observe(list.current);
    return () => watch.disconnect();
  }, [here, of]);
  // Sealed lines are not in the document yet.
  const current = useComputed(() => {
    const line = standsAt.value;
    return line !== undefined && line < readTo.value ? `line-${line}` : undefined;
  });
  const shown = () => of.events.filter((event) => event.i < readTo.peek() && visible(event));
  const keys: Partial<Record<string, () => FightEvent | undefined>> = {
    ArrowDown: () => shown().find(({ i }) => i >= step.peek()),
    ArrowUp: () => shown().findLast(({ i }) => i < (standsAt.peek() ?? 0)),
    Home: () => shown()[0],
    End: () => shown().at(-1),
  };
  return (
    <ol
      ref={list}
      class={css.log}
      role="listbox"
      tabIndex={0}
      data-part="log"
      aria-label={words.value.recordOf}
      aria-activedescendant={current}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
        if (/^(c|Enter)$/.test(event.key))
          void import('../../../app/fight/copy.ts').then((to) => to.copyLine(standsAt.peek()));
        else {
          const move = keys[event.key];
          if (!move) return;
          const to = move();
          if (to) goLine(to.i);
        }
        event.preventDefault();
      }}
    >
      {/* The key has the first event too: the round of another fight may begin elsewhere, and Round hangs on it. */}
      {of.rounds.map((round) => (
        <Round key={`${round.round} ${round.phases[0]?.first ?? 0}`} round={round} of={of} />
      ))}
    </ol>
  );
}

export function Record() {
  const now = report.value;
  if (!now) return null;
  return (
    <section class={css.record} data-part="record" aria-labelledby="record">
      <RecordHead />
      {now.settings.length > 0 && !sealed.value && <SettingsNote />}
      <div class={css.scroll} data-part="scroll">
        {notation.value === 'classic' && !sealed.value ? <Paper /> : <List of={now} />}
        {notation.value !== 'classic' && <Offer />}
        <Ahead of={now} />
        <div class={css.colophon}>
          <Colophon making={null} />
        </div>
      </div>
      <DecidedHere />
    </section>
  );
}
