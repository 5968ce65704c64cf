// One line of the record: a button that seeks to it, and beside it the rule it follows from.
import { useComputed } from '@preact/signals';
import type { FightEvent } from '../../engine/fight.ts';
import { go, pause, step } from '../../app/replay.ts';
import { dialog } from '../../app/view.ts';
import { marks, sideNames } from '../../app/sides.ts';
import { Spans } from '../../components/Spans.tsx';
import { words } from '../../i18n/index.ts';
import { found } from './recordState.ts';
import * as notesCss from '../../styles/notes.module.css';
import * as css from './Record.module.css';

/** hit, fired, lost: these stand one step in, under the use that caused them. */
const signs: Partial<Record<NonNullable<FightEvent['tone']>, string>> = { hit: '›', fire: '»', gone: '×' };

export function Line({ event }: { event: FightEvent }) {
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
