// The search of the roster: holds the query and the chosen tag, and finds the entries that match both.
import { computed, signal } from '@preact/signals';
import type { Build, Form } from '#engine';
import { row } from '../../app/sheet/build.ts';
import { skillsOf } from '../../app/sheet/capacity.ts';
import { system } from '../../app/fight/match.ts';
import { partyField, peopleIn } from '../../app/sheet/party.ts';
import { type Entry, entries } from '../../app/roster/roster.ts';
import { matches, saysOrSounds } from '../../app/sheet/search.ts';

export const query = signal('');
/** Only entries with this tag are shown; null: all entries. */
export const tag = signal<string | null>(null);

/** Every tag in the order of its first occurrence, with the number of entries that have it. */
export const tags = computed(() => {
  const counts = new Map<string, number>();
  for (const entry of entries.value ?? []) {
    for (const one of entry.tags) counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  return [...counts];
});

export const shown = computed<readonly Entry[]>(() => {
  const form = system.value?.form;
  const all = entries.value ?? [];
  // A tag that no entry has any more is ignored.
  const only = tags.value.some(([one]) => one === tag.value) ? tag.value : null;
  const some = only === null ? all : all.filter((entry) => entry.tags.includes(only));
  return form ? some.filter(finder(query.value, form)) : some;
});

/** Ids of the form's items in a build: the skills in its rows and lists. */
function itemsIn(build: Build, form: Form): string[] {
  const fields = partyField(form)?.fields ?? form.fields;
  const people = partyField(form) ? peopleIn(build, form) : [build];
  return people.flatMap((one) =>
    fields.flatMap((field) => {
      if (field.type === 'row') return row(one, field);
      if (field.type === 'skills') return skillsOf(one, field.key);
      return field.type === 'list' ? skillsOf(one, field.key, field.named) : [];
    }),
  );
}

/** Predicate of a search. Every word must occur in the name, a member's name, a tag, or the name or reading of a
 * skill. */
export function finder(words: string, form: Form): (entry: Pick<Entry, 'build' | 'tags'>) => boolean {
  const wanted = words.split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return () => true;
  const found = wanted.map((word) => ({
    word,
    items: new Set(form.items.filter((item) => matches(item, word)).map(({ id }) => id)),
  }));
  return ({ build, tags: own }) => {
    const people = partyField(form) ? peopleIn(build, form) : [];
    const texts = [build.name, ...people.map(({ name }) => name), ...own];
    const held = itemsIn(build, form);
    return found.every(
      ({ word, items }) => texts.some((text) => saysOrSounds(text, word)) || held.some((id) => items.has(id)),
    );
  };
}
