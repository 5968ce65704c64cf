// The characters of the roster that a search and the chosen tag leave.
import { computed, signal } from '@preact/signals';
import type { Form } from '#engine';
import { row, rowFields } from '../../app/sheet/build.ts';
import { system } from '../../app/fight/match.ts';
import { partyField, peopleIn } from '../../app/sheet/party.ts';
import { type Entry, entries } from '../../app/roster/roster.ts';

export const query = signal('');
/** Only those with this tag; null: with any or none. */
export const tag = signal<string | null>(null);

/** Every tag, in the order in which it first occurs, with how many bear it. */
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
  // A tag that nobody bears any more hides nobody.
  const only = tags.value.some(([one]) => one === tag.value) ? tag.value : null;
  const some = only === null ? all : all.filter((entry) => entry.tags.includes(only));
  return form ? some.filter(finder(query.value, form)) : some;
});

/** Letters as they are compared: width, case and katakana make no difference. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}

/** Every word must occur in the name, that of a party's member, a tag, or the name or reading of a skill. */
export function finder(words: string, form: Form): (entry: Pick<Entry, 'build' | 'tags'>) => boolean {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return () => true;
  const known = new Map(
    form.items.map((item) => [
      item.id,
      plain([item.id, item.name.ja, item.name.en, item.reading.ja].join('\n')),
    ]),
  );
  return ({ build, tags: own }) => {
    const items = rowFields(form).flatMap((field) => row(build, field).map((id) => known.get(id) ?? ''));
    const names = [build, ...(partyField(form) ? peopleIn(build, form) : [])].map(({ name }) => plain(name));
    const all = [...names, ...own.map(plain), ...items];
    return wanted.every((word) => all.some((text) => text.includes(word)));
  };
}
