// The head of the record: choose lines, find words, change the notation, take it along.
import { computed, signal, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { FightEvent } from '../../../engine/fight.ts';
import { plainText } from '../../../engine/plainText.ts';
import { report } from '../../../app/fight/match.ts';
import { seek, step, tells, thorough } from '../../../app/fight/replay.ts';
import { readTo, sealed, stage } from '../../../app/fight/stage.ts';
import { plain } from '../../../util/basics.ts';
import { onFind } from '../../../app/actions.ts';
import { lazy } from '../../../components/lazy.tsx';
import { Menu } from '../../../components/Menu.tsx';
import { words } from '../../../i18n/index.ts';
import { notationName } from '../../../app/fight/record.ts';
import { revealLine } from '../../../app/sight.ts';
import * as css from './Record.module.css';

// What the reader asked of the record: which lines to show, which words to find.

const filters = ['attack', 'state', 'course'] as const;
type Filter = (typeof filters)[number];

const filterOf: Record<NonNullable<FightEvent['tone']>, Filter | null> = {
  use: 'attack',
  hit: 'attack',
  fire: 'attack',
  gone: 'attack',
  state: 'state',
  end: null,
};

const shown = signal<Record<Filter, boolean>>({ attack: true, state: true, course: true });

export function visible(event: FightEvent): boolean {
  if (!tells(event)) return false;
  const filter = event.tone ? filterOf[event.tone] : 'course';
  return filter === null || shown.value[filter];
}

/** The fight has lines that only say how the rules go on. */
const hasBookkeeping = computed(() => report.value?.events.some(({ bookkeeping }) => bookkeeping) ?? false);

const query = signal('');

/** Indices of the lines that hold what is looked for. */
export const found = computed<ReadonlySet<number>>(() => {
  const asked = plain(query.value);
  const events = asked ? (report.value?.events ?? []) : [];
  const hits = events.filter(
    (event) => event.i < readTo.value && visible(event) && plain(plainText(event.text)).includes(asked),
  );
  return new Set(hits.map((event) => event.i));
});

/** The record in our words, or in that notation. */
export const notation = signal<'text' | 'classic'>('text');

const RecordActions = lazy(() => import('./RecordActions.tsx'));

function Find() {
  const t = words.value;
  const go = (back: boolean) => {
    const hits = [...found.value];
    const at = back
      ? (hits.findLast((one) => one + 1 < step.value) ?? hits.at(-1))
      : (hits.find((one) => one + 1 > step.value) ?? hits[0]);
    if (at === undefined) return;
    seek(at + 1);
    revealLine(at);
  };
  return (
    <p class={css.seek}>
      <input
        type="search"
        value={query.value}
        placeholder={t.find}
        aria-label={t.findInRecord}
        onInput={(event) => (query.value = event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.isComposing) return;
          if (event.key === 'Enter') go(event.shiftKey);
          if (event.key !== 'Escape') return;
          event.preventDefault();
          // What is sought for is given up first, then the seeking.
          if (query.value) query.value = '';
          else event.currentTarget.blur();
        }}
      />
      {query.value && <span class={css.count}>{t.hits(found.value.size)}</span>}
    </p>
  );
}

/** Which lines are shown, what is looked for, and in whose words. */
export function Lines() {
  const t = words.value;
  const classic = notation.value === 'classic';
  return (
    <div class={css.lines} id="record-lines">
      <fieldset class={css.filters} disabled={classic}>
        <legend class="vh">{t.showLines}</legend>
        {filters.map((one) => (
          <label key={one}>
            <input
              type="checkbox"
              checked={shown.value[one]}
              onChange={(event) => (shown.value = { ...shown.value, [one]: event.currentTarget.checked })}
            />
            {t.filters[one]}
          </label>
        ))}
        {hasBookkeeping.value && (
          <label>
            <input
              type="checkbox"
              checked={thorough.value}
              onChange={(event) => (thorough.value = event.currentTarget.checked)}
            />
            {t.thorough}
          </label>
        )}
      </fieldset>
      {!classic && <Find />}
      {/* The game's own notation tells all of a fight. */}
      {!sealed.value && (
        <button
          type="button"
          class="text"
          aria-pressed={classic}
          onClick={() => (notation.value = classic ? 'text' : 'classic')}
        >
          {t.notation(notationName.value)}
        </button>
      )}
    </div>
  );
}

export function RecordHead() {
  const t = words.value;
  const open = useSignal(false);
  const [box, wanted] = [useRef<HTMLElement>(null), useSignal(false)];
  useEffect(() => {
    onFind(() => {
      open.value = true;
      wanted.value = true;
    });
    return () => onFind(null);
  }, []);
  useLayoutEffect(() => {
    if (!wanted.value) return;
    wanted.value = false;
    box.current?.querySelector<HTMLInputElement>('input[type=search]')?.select();
  }, [wanted.value]);
  return (
    <header ref={box}>
      <h2 id="record">{t.record}</h2>
      {/* While one builds the log is beside the point; a search that goes on can be ended. */}
      {(stage.value !== 'build' || open.value) && (
        <div class={css.links}>
          <button
            type="button"
            class="text"
            aria-expanded={open.value}
            aria-controls="record-lines"
            onClick={() => (open.value = !open.value)}
          >
            {t.showLines}
          </button>
          <Menu name={t.takeAlong} icon="copy" text>
            <RecordActions />
          </Menu>
        </div>
      )}
      {open.value && <Lines />}
    </header>
  );
}
