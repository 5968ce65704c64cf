// The choice that is to be made by hand, shared by all places where it can be made: the question, keys and the board.
import { computed, signal } from '@preact/signals';
import type { Option, Pending } from '#engine';
import type { Fight } from '../../engine/fight.ts';

interface Choosing {
  pending: Pending;
  decide: (option: string) => void;
}

/** Null while no choice is to be made by hand. */
export const choosing = signal<Choosing | null>(null);

// A question that has just come ignores presses for a moment: they were meant for what stood there before.

/** How long a new question ignores presses (ms): the second press of a double press must not decide it. */
const pause = 400;
/** How long after odds have moved the options (ms): a press may have been under way. */
export const moved = 200;
/** true: the question, or the curtain, has just come or moved and takes no press. */
export const settling = signal(false);

/** Ignores presses for `so` ms. Returns the function that ends the pause before its time. */
export function settle(so = pause): () => void {
  settling.value = true;
  const timer = setTimeout(() => (settling.value = false), so);
  return () => {
    clearTimeout(timer);
    settling.value = false;
  };
}

/** Takes the option that a press means, unless the question is settling. */
export function take(option: string): void {
  if (!settling.peek()) choosing.peek()?.decide(option);
}

/** Functions of the keys while a fight by hand is on the page; set by the question, and by the card that asks who is to
 * play. */
interface Hand {
  /** A digit, or an arrow up or down. */
  choose: (key: string) => void;
  back: () => void;
}
export const hand = signal<Hand | null>(null);

// Members on the board are pressed to choose them: an option names the member that it is for. Options that differ in the
// member alone are one way (`stem`). A way is begun in the question first, unless nothing else is asked.

/** Splits the id of an option for a member: "skill guren B1" is "skill guren" for "B1". */
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

/** Whether the board draws that member, so that it can be pressed. */
export function isDrawn({ boards }: Pick<Fight, 'boards'>, token: string): boolean {
  const side = boards.at(-1)?.sides[token.startsWith('A') ? 0 : 1];
  return side?.figures?.some(({ member }) => member === Number(token.slice(1)) - 1) ?? false;
}

/** The way that was begun in the question, for one pending choice alone. */
const begun = signal<{ of: Pending; stem: string } | null>(null);
export const begunStem = computed(() =>
  begun.value?.of === choosing.value?.pending ? (begun.value?.stem ?? null) : null,
);
export function begin(stem: string | null): void {
  const of = choosing.peek()?.pending;
  begun.value = of && stem !== null ? { of, stem } : null;
}

/** The way that needs no beginning: options that are members alone, or options of one way without any others. */
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

/** The choice, if it may be made on the board: the board stands at the end of the fight (`shown`) and not at a step
 * that is only looked at (`at`). */
export function choiceOn(fight: Fight, at: number | undefined, shown: number): Choosing | null {
  const choice = choosing.value;
  const waits = choice?.pending === fight.pending && shown >= fight.events.length;
  return waits && at === undefined ? choice : null;
}

/** The option that a press on a place takes, if it is the only one for that place. */
export function optionIn(options: readonly Option[], place: string): string | null {
  const [found, ...others] = options.filter((option) => placeOf(option) === place);
  return (others.length === 0 && found?.id) || null;
}

/** The option that a press on a member takes: of the way that was begun, else of the one that needs no beginning. */
export function optionAt(options: readonly Option[], stem: string | null, token: string): string | null {
  const way = stem ?? plainStem(options);
  const found = options.find((option) => {
    const aim = aimOf(option);
    return aim.target === token && aim.stem === way;
  });
  return found?.id ?? null;
}
