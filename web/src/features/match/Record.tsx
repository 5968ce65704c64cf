// The record of the fight: rounds in the margin, phases, and a button for every line.
import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { FightPhase, Fight, FightRound } from '../../engine/fight.ts';
import { difference, report, system } from '../../app/match.ts';
import { moves, step } from '../../app/replay.ts';
import { logText, notationName } from '../../app/log.ts';
import { lazy } from '../../components/lazy.tsx';
import { sideNames } from '../../app/sides.ts';
import { Mark } from '../../components/Mark.tsx';
import { Spans } from '../../components/Spans.tsx';
import { words } from '../../i18n/index.ts';
import { Line } from './Line.tsx';
import { Decided } from '../../components/parts.ts';
import { RecordHead } from './RecordHead.tsx';
import { notation, visible } from './recordState.ts';
import { follow } from '../../app/reveal.ts';
import * as notesCss from '../../styles/notes.module.css';
import * as css from './Record.module.css';

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

const SettingsNote = lazy(() => import('../rulings/SettingsNote.tsx'));

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
          visible(event) && <Line key={event.i} event={event} />,
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
