// The choice that a hand has to make, wherever the page lets it be made: in the list, and on the field itself.
import { computed, signal } from '@preact/signals';
import type { Form, Lang, Option, Pending } from '#engine';
import type { PlayState } from './playState.ts';

interface Choosing {
  pending: Pending;
  decide: (option: string) => void;
}

/** Null while nobody has to choose by hand. */
export const choosing = signal<Choosing | null>(null);

/** The seed of the fight in which the oldest card goes without a question. */
const oldestOf = signal<string | null>(null);
const seedOf = (course: PlayState) => course.seed ?? '0';

export function takesOldest(course: PlayState): boolean {
  return oldestOf.value === seedOf(course);
}
export function takeOldest(course: PlayState | null): void {
  oldestOf.value = course && seedOf(course);
}

/** The option that is taken by itself where the player has said so, or null. */
export function oldestIn(options: readonly Option[]): string | null {
  return options.find(({ tags }) => tags.includes('oldest'))?.id ?? null;
}

/** What was taken on the field of an option that needs a target: "skill guren". Of that choice alone. */
const begun = signal<{ of: Pending; stem: string } | null>(null);
export const begunStem = computed(() =>
  begun.value?.of === choosing.value?.pending ? (begun.value?.stem ?? null) : null,
);
export function begin(stem: string | null): void {
  const of = choosing.peek()?.pending;
  begun.value = of && stem !== null ? { of, stem } : null;
}

/** Words of an option's id; the last one may be the token of a member (`Option.id`): "skill guren", "B1". */
export function partsOf(id: string): { stem: string; target: string | null } {
  const words = id.split(' ');
  const last = words.at(-1) ?? '';
  if (!/^[AB][1-9]\d*$/.test(last)) return { stem: id, target: null };
  return { stem: words.slice(0, -1).join(' '), target: last };
}

/** What a player may do first. Without `option` a target is to be taken, too. */
interface Way {
  stem: string;
  name: string;
  option: string | null;
}

/** What several options have in common that are folded into one way. */
export const foldedName = { ja: 'とどめを刺す', en: 'finish the fallen' };

/** The ways of a choice, in the order of its options. */
export function waysOf(options: readonly Option[], form: Form, lang: Lang): Way[] {
  const ways = new Map<string, Way>();
  for (const option of options) {
    const { stem, target } = partsOf(option.id);
    if (target !== null && stem === '') continue;
    const item = stem.split(' ').at(-1);
    const known = form.items.find(({ id }) => id === item);
    const folded = option.tags.includes('folded') && foldedName[lang];
    const name = folded || (target !== null && known ? known.name[lang] : option[lang]);
    if (!ways.has(stem)) ways.set(stem, { stem, name, option: target === null ? option.id : null });
  }
  return [...ways.values()];
}

/** The option that a press on that member takes: of what was begun, or of members alone. */
export function optionAt(options: readonly Option[], stem: string | null, token: string): string | null {
  const found = options.find(({ id }) => {
    const parts = partsOf(id);
    return parts.target === token && parts.stem === (stem ?? '');
  });
  return found?.id ?? null;
}
