// The record of the fight: rounds in the margin, phases, and a button for every line.
import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Fight, FightEvent, FightPhase, FightRound } from '../../engine/fight.ts';
import { go, moves, pause, step } from '../../app/fight/replay.ts';
import { dialog } from '../../app/view.ts';
import { marks, sideNames } from '../../app/names.ts';
import { Mark, Spans } from '../../components/Inline.tsx';
import { words } from '../../i18n/index.ts';
import { RecordHead, found, notation, visible } from './RecordHead.tsx';
import { difference, report, system } from '../../app/fight/match.ts';
import { logText, notationName } from '../../app/fight/record.ts';
import { lazy } from '../../components/lazy.tsx';
import { Decided } from '../../components/parts/parts.tsx';
import { follow } from '../../app/sight.ts';
import * as notesCss from '../../styles/notes.module.css';
import * as css from './Record.module.css';

/** hit, fired, lost: these stand one step in, under the use that caused them. */
const signs: Partial<Record<NonNullable<FightEvent['tone']>, string>> = { hit: '›', fire: '»', gone: '×' };

/** One line of the record: a button that seeks to it, and beside it the rule it follows from. */
function RecordLine({ event }: { event: FightEvent }) {
  const at = event.i;
  const side = event.side === 'A' ? 0 : event.side === 'B' ? 1 : null;
  const current = useComputed(() => (step.value === at + 1 ? ('step' as const) : undefined));
  const when = useComputed(() => (step.value === at + 1 ? 'now' : step.value > at ? 'read' : 'coming'));
  const hit = useComputed(() => (found.value.has(at) ? 'yes' : undefined));
  const marked = side !== null && (event.tone === 'use' || event.tone === 'fire');
  return (
    <li
      id={`line-${at}`}
      class={css.entry}
      data-tone={event.tone}
      data-side={side === null ? undefined : sideNames[side]}
      data-when={when}
      data-hit={hit}
    >
      <button
        type="button"
        class={css.line}
        aria-current={current}
        onClick={() => {
          pause();
          go(at + 1);
        }}
      >
        <span class={css.no}>{at + 1}</span>
        <span class={`mk ${css.mk}`} aria-hidden="true">
          {marked ? marks[side] : ''}
        </span>
        <span class={css.gl} aria-hidden="true">
          {event.tone && signs[event.tone]}
        </span>
        <span class={css.tx}>
          <Spans of={event.text} />
        </span>
      </button>
      {event.rule && (
        <button
          type="button"
          class={`${notesCss.why} ${css.why}`}
          aria-label={words.value.whyRule(event.rule)}
          title={words.value.why}
          onClick={() => (dialog.value = { kind: 'why', rule: event.rule })}
        >
          {event.rule}
        </button>
      )}
    </li>
  );
}

/** 付箋 before the first line that differs: what stood here in the fight before the change. */
function Changed() {
  const t = words.value;
  const was = difference.value?.was;
  return (
    <li class={notesCss.changed}>
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

const SettingsNote = lazy(async () => (await import('../rulings/RulingsNote.tsx')).SettingsNote);

function Phase({ phase, of }: { phase: FightPhase; of: Fight }) {
  const altered = difference.value?.at;
  const lines = of.events.slice(phase.first, phase.first + phase.count);
  const side = phase.side === 'A' ? 0 : phase.side === 'B' ? 1 : null;
  const dice = system.value?.chance;
  /** Behind the last line of all. */
  const end = phase.first + phase.count === of.events.length && of.events.length;
  if (!lines.some(visible)) return null;
  return (
    <section class={css.phase}>
      <h4 data-side={side === null ? undefined : sideNames[side]}>
        {side !== null && <Mark side={side} />}
        <span>
          <Spans of={phase.title} />
        </span>
      </h4>
      <ol>
        {lines.map((event) => [
          event.i === altered && <Changed key="changed" />,
          dice && <Decided key={`by${event.i}`} at={event.i} />,
          visible(event) && <RecordLine key={event.i} event={event} />,
        ])}
        {altered === end && <Changed />}
        {dice && end && <Decided at={end} />}
      </ol>
    </section>
  );
}

function Round({ round, of }: { round: FightRound; of: Fight }) {
  return (
    <li class={css.round}>
      <h3>
        <span>{round.title}</span>
      </h3>
      <div>
        {round.phases.map((phase, at) => (
          <Phase key={at} phase={phase} of={of} />
        ))}
      </div>
    </li>
  );
}

/** The game's own notation, to the byte. */
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

export function Record() {
  const t = words.value;
  const now = report.value;
  useSignalEffect(() => {
    if (moves.value > 0) follow(step.peek() - 1);
  });
  if (!now) return null;
  return (
    <section class={css.record} data-part="record" aria-labelledby="record">
      <RecordHead />
      {(report.value?.settings.length ?? 0) > 0 && <SettingsNote />}
      {notation.value === 'classic' ? (
        <Paper />
      ) : (
        <ol class={css.log} aria-label={t.recordOf}>
          {now.rounds.map((round) => (
            <Round key={round.round} round={round} of={now} />
          ))}
        </ol>
      )}
    </section>
  );
}
