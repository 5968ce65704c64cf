// Head of the record: filters its lines, finds words, changes the notation, and holds the menu of the record.
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

const filters = ['attack', 'state', 'course'] as const;
type Filter = (typeof filters)[number];

/** Filter of each tone. null: always shown; a line without a tone belongs to "course". */
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

/** Whether the fight has bookkeeping lines, which only say how the rules go on. */
const hasBookkeeping = computed(() => report.value?.events.some(({ bookkeeping }) => bookkeeping) ?? false);

const query = signal('');

/** Indices of the lines that contain the searched words; sealed lines are not searched. */
export const found = computed<ReadonlySet<number>>(() => {
  const asked = plain(query.value);
  const events = asked ? (report.value?.events ?? []) : [];
  const hits = events.filter(
    (event) => event.i < readTo.value && visible(event) && plain(plainText(event.text)).includes(asked),
  );
  return new Set(hits.map((event) => event.i));
});

/** 'text': the record in sentences; 'classic': in the game's own notation. */
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
          // The first Escape clears the search, the second one leaves the field.
          if (query.value) query.value = '';
          else event.currentTarget.blur();
        }}
      />
      {query.value && <span class={css.count}>{t.hits(found.value.size)}</span>}
    </p>
  );
}

/** Tools of the record: filters, search, and the notation. */
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
      {/* Not while sealed: the game's own notation tells the whole fight. */}
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
      {/* No tools while building, when the record matters little; but tools that are open can be closed. */}
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
