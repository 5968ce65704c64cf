// Makes the words of the game in a line of a fight open their meanings. Fetched with the first line that is told.
import { computed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Span } from '#engine';
import { report, system } from '../../app/fight/match.ts';
import { tells } from '../../app/fight/replay.ts';
import { clauses, loadClauses } from '../../app/rules.ts';
import { type Piece, piecesOf } from '../../app/terms.ts';
import { type Opened, dialog } from '../../app/view.ts';
import { lang } from '../../i18n/index.ts';
import { drawSpan, wording } from '../Inline.tsx';
import * as css from '../../styles/screen.module.css';

const book = computed(() => clauses(lang.value).filter(({ id }) => id.startsWith('t.')));

/** Pieces of a line's own words, in which each entry stands apart once; names and skills are not looked into. */
const apart = (of: readonly Span[], taken: Set<string>) =>
  of.map((span): Piece[] | null => (typeof span === 'string' ? piecesOf(span, book.value, taken) : null));

/** The entries that stand first in a line, by its number. */
const firsts = computed(() => {
  const taken = new Set<string>();
  return new Map(
    (report.value?.events ?? []).filter(tells).map((event) => {
      const before = new Set(taken);
      apart(event.text, taken);
      return [event.i, before] as const;
    }),
  );
});

/** What a skill or a state that a line names opens; null: the form has none of that name. */
function meant(span: Exclude<Span, string>): Opened | null {
  const form = system.value?.form;
  if (span.t === 'skill') {
    const item = form?.items.find(({ id }) => id === span.id);
    return item ? { kind: 'item', item: item.id, level: span.level ?? 1 } : null;
  }
  const state = span.t === 'state' && form?.states.find(({ id }) => id === span.id);
  return state ? { kind: 'states', states: [state.id] } : null;
}

const why = (id: string): Opened => ({ kind: 'why', rule: id });

/** On the board a word is a button; in the record, whose lines are options of a list, it is pressed with the line's own press. */
function Asked({ opens, alone, children }: { opens: Opened; alone: boolean; children: ComponentChildren }) {
  if (!alone) {
    return (
      <span
        class="term"
        onClick={(event) => {
          event.stopPropagation();
          dialog.value = opens;
        }}
      >
        <span>{children}</span>
      </span>
    );
  }
  return (
    <button
      type="button"
      class={`term ${css.running}`}
      aria-haspopup="dialog"
      onClick={() => (dialog.value = opens)}
    >
      <span>{children}</span>
    </button>
  );
}

/** A line of the board, or the line `at` of the record, in which a word is set apart where it stands first. */
function worded(of: readonly Span[], at?: number | 'all'): ComponentChildren {
  if (at === undefined) return null;
  const alone = at === 'all';
  const pieces = apart(of, new Set(alone ? [] : firsts.value.get(at)));
  const named = new Set<string>();
  return of.map((span, k) => {
    const own = pieces[k];
    if (own) {
      return own.map((piece, n) =>
        piece.of ? (
          <Asked key={`${k} ${n}`} opens={why(piece.of.id)} alone={alone}>
            {piece.s}
          </Asked>
        ) : (
          piece.s
        ),
      );
    }
    if (typeof span === 'string') return span;
    const opens = alone && !named.has(span.s) ? meant(span) : null;
    if (!opens) return drawSpan(span, k);
    named.add(span.s);
    return (
      <Asked key={k} opens={opens} alone>
        {drawSpan(span, k)}
      </Asked>
    );
  });
}

export function begin(): void {
  void loadClauses(system.peek()?.id ?? '');
  wording.value = worded;
}
