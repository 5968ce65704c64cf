// The choice that a hand has to make, wherever the page lets it be made: in the question, by key, and on the board itself.
import { computed, signal } from '@preact/signals';
import type { Option, Pending } from '#engine';
import type { Fight } from '../../engine/fight.ts';

interface Choosing {
  pending: Pending;
  decide: (option: string) => void;
}

/** Null while nobody has to choose by hand. */
export const choosing = signal<Choosing | null>(null);

// What has just come is not taken by a press that was meant for what stood there before.

/** How long that lasts (ms): the second press of two, where another question has come. */
const pause = 400;
/** Where odds have come in and moved what is asked already: a press that was under way. */
export const moved = 200;
/** The question, or what hands the screen over, has just come or moved. */
export const settling = signal(false);

/** Returns what ends it before its time. */
export function settle(so = pause): () => void {
  settling.value = true;
  const timer = setTimeout(() => (settling.value = false), so);
  return () => {
    clearTimeout(timer);
    settling.value = false;
  };
}

/** A press on the board that means this option. */
export function take(option: string): void {
  if (!settling.peek()) choosing.peek()?.decide(option);
}

/** What keys do while a fight by hand is on the page: set by the question. */
interface Hand {
  /** A digit, or an arrow up or down. */
  choose: (key: string) => void;
  back: () => void;
}
export const hand = signal<Hand | null>(null);

// What stands on the board is chosen there: an option names the member that it is for, and options that differ in that
// alone are one way, which is begun first unless it is all that is asked.

/** Of an option that is for a member: "skill guren", "B1". */
export function aimOf({ id, target }: Pick<Option, 'id' | 'target'>): {
  stem: string;
  target: string | null;
} {
  const words = id.split(' ');
  const last = words.at(-1) ?? '';
  const token = target ?? last;
  if (!/^[AB][1-9]\d*$/.test(token)) return { stem: id, target: null };
  return { stem: last === token ? words.slice(0, -1).join(' ') : id, target: token };
}

/** Whether the board draws that member, so that it can be pressed there. */
export function isDrawn({ boards }: Pick<Fight, 'boards'>, token: string): boolean {
  const side = boards.at(-1)?.sides[token.startsWith('A') ? 0 : 1];
  return side?.figures?.some(({ member }) => member === Number(token.slice(1)) - 1) ?? false;
}

/** The way that is taken on the board. Of that choice alone. */
const begun = signal<{ of: Pending; stem: string } | null>(null);
export const begunStem = computed(() =>
  begun.value?.of === choosing.value?.pending ? (begun.value?.stem ?? null) : null,
);
export function begin(stem: string | null): void {
  const of = choosing.peek()?.pending;
  begun.value = of && stem !== null ? { of, stem } : null;
}

/** The way that needs no beginning: members alone, or whatever else is asked of members and nothing besides. */
export function plainStem(options: readonly Option[]): string | null {
  const aims = options.filter(({ tags }) => !tags.includes('folded')).map(aimOf);
  if (aims.some(({ stem, target }) => target !== null && stem === '')) return '';
  const [first, ...rest] = aims;
  const alone = first && first.target !== null && rest.every(({ stem }) => stem === first.stem);
  return alone ? first.stem : null;
}

/** A place of the board that an option is for: "column 4", "A panel 2". */
export const placeOf = ({ target }: Pick<Option, 'target'>): string | null =>
  target !== undefined && / \d+$/.test(target) ? target : null;

/** The choice that may be made on a board: where it shows the step `shown` that a hand decides on, and not another at which one only looks (`at`). */
export function choiceOn(fight: Fight, at: number | undefined, shown: number): Choosing | null {
  const choice = choosing.value;
  const waits = choice?.pending === fight.pending && shown >= fight.events.length;
  return waits && at === undefined ? choice : null;
}

/** The option that a press on that place takes: the only one for it. */
export function optionIn(options: readonly Option[], place: string): string | null {
  const [found, ...others] = options.filter((option) => placeOf(option) === place);
  return (others.length === 0 && found?.id) || null;
}

/** The option that a press on that member takes: of what was begun, or of what needs no beginning. */
export function optionAt(options: readonly Option[], stem: string | null, token: string): string | null {
  const way = stem ?? plainStem(options);
  const found = options.find((option) => {
    const aim = aimOf(option);
    return aim.target === token && aim.stem === way;
  });
  return found?.id ?? null;
}
