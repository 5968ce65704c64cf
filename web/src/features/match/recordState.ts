// What the reader asked of the record: which lines to show, which words to find.
import { computed, signal } from '@preact/signals';
import type { FightEvent } from '../../engine/fight.ts';
import { plainText } from '../../engine/plainText.ts';
import { report } from '../../app/match.ts';
import { thorough } from '../../app/replay.ts';
import { plain } from '../../util/plain.ts';

export const filters = ['attack', 'state', 'course'] as const;
type Filter = (typeof filters)[number];

const filterOf: Record<NonNullable<FightEvent['tone']>, Filter | null> = {
  use: 'attack',
  hit: 'attack',
  fire: 'attack',
  gone: 'attack',
  state: 'state',
  end: null,
};

export const shown = signal<Record<Filter, boolean>>({ attack: true, state: true, course: true });

export function visible(event: FightEvent): boolean {
  if (event.bookkeeping && !thorough.value) return false;
  const filter = event.tone ? filterOf[event.tone] : 'course';
  return filter === null || shown.value[filter];
}

/** The fight has lines that only say how the rules go on. */
export const hasBookkeeping = computed(
  () => report.value?.events.some(({ bookkeeping }) => bookkeeping) ?? false,
);

export const query = signal('');

/** Indices of the lines that hold what is looked for. */
export const found = computed<ReadonlySet<number>>(() => {
  const asked = plain(query.value);
  const events = asked ? (report.value?.events ?? []) : [];
  const hits = events.filter((event) => visible(event) && plain(plainText(event.text)).includes(asked));
  return new Set(hits.map((event) => event.i));
});

/** The record in our words, or in that notation. */
export const notation = signal<'text' | 'classic'>('text');
