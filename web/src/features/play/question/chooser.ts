// Keys of a question: a digit moves the focus to the option (on the card or the board) that shows it, up and
// down to the next one; in a ruler digits type its number. After a way is begun, keys reach the targets on
// the board alone.
import { settling } from '../../../app/fight/choosing.ts';
import { keysOn } from '../../../app/view.ts';
import { digitsOf } from './keys.ts';

/** Two digits of one number follow each other within this time (ms). */
const soon = 1000;
let typed = '';
let at = 0;

/** Elements that keys reach, in order. */
const things = (place: Element): HTMLElement[] => {
  const onBoard = [...document.querySelectorAll<HTMLElement>('[data-takes]:not(:disabled)')];
  const inPlace = [...place.querySelectorAll<HTMLElement>('[data-thing]:not(:disabled)')];
  const begun = place.querySelector('[data-thing][aria-pressed=true]') !== null;
  return begun ? onBoard : [...inPlace, ...onBoard];
};

const isRuler = (thing: Element | null | undefined): thing is HTMLInputElement =>
  thing instanceof HTMLInputElement && thing.type === 'range';

const numbersOf = (ruler: HTMLInputElement): string[] => (ruler.dataset['numbers'] ?? '').split(' ');

/** The number that an option of a question shows, or that is printed at a place of the board. */
function shownBy({ dataset }: HTMLElement): number | undefined {
  const shown = dataset['thing'] ?? dataset['takes'] ?? '';
  return /^\d+$/.test(shown) ? Number(shown) : undefined;
}

/** The ruler, if the question has just one: digits then type its numbers. */
function theRuler(all: readonly HTMLElement[]): HTMLInputElement | null {
  const [ruler, another] = all.filter(isRuler);
  return (!another && ruler) || null;
}

/** Each element with its digit; "": it has none. */
function keysOf(all: readonly HTMLElement[]): (readonly [HTMLElement, string])[] {
  const ruler = theRuler(all);
  const others = all.filter((one) => one !== ruler);
  // Digits that begin a number of the ruler are kept for typing.
  const kept = ruler ? [...new Set(numbersOf(ruler).map((number) => number.charAt(0)))] : [];
  const digits = digitsOf(others.map(shownBy), kept);
  return others.map((one, k) => [one, digits[k] ?? '']);
}

/** Writes its digit to each element as data-key, which the style sheet shows. */
export function tellKeys(place: Element): void {
  const keys = new Map(
    keysOf(keysOn.peek() ? things(place) : []).map(([one, key]) => [
      isRuler(one) ? (one.parentElement ?? one) : one,
      key,
    ]),
  );
  for (const one of document.querySelectorAll<HTMLElement>('[data-key]'))
    if (!keys.get(one)) delete one.dataset['key'];
  for (const [one, key] of keys) if (key && one.dataset['key'] !== key) one.dataset['key'] = key;
}

/** Adds a digit to the typed number and moves the ruler to it, if the ruler has that number. */
function type(ruler: HTMLInputElement, digit: string): void {
  const numbers = numbersOf(ruler);
  const now = performance.now();
  const long = now - at < soon && numbers.includes(typed + digit) ? typed + digit : digit;
  [typed, at] = [long, now];
  const place = numbers.indexOf(long);
  ruler.focus();
  if (place < 0) return;
  ruler.value = String(place);
  ruler.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Action of a digit, or of an arrow up or down, while a question is open. `place`: its card. */
export function choose(place: Element | null, key: string): void {
  if (!place) return;
  const all = things(place);
  const here = all.findIndex((one) => one === document.activeElement);
  if (/^\d$/.test(key)) {
    const meant = keysOf(all).find(([, digit]) => digit === key)?.[0];
    const ruler = isRuler(all[here]) ? all[here] : meant ? null : theRuler(all);
    if (ruler) type(ruler, key);
    else meant?.focus();
    return;
  }
  const by = key === 'ArrowUp' ? -1 : 1;
  const next = here < 0 ? (by === 1 ? 0 : all.length - 1) : Math.min(Math.max(here + by, 0), all.length - 1);
  all[next]?.focus();
}

/** Drops presses and Enter while the question settles: they were meant for what stood there before. */
export function mind(event: Event): void {
  if (!settling.peek() || (event instanceof KeyboardEvent && event.key !== 'Enter')) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Enter on the sentence of a question takes what is taken as a rule (`data-usual`), where the question has such an option. */
export function takeUsual(event: KeyboardEvent, place: Element | null): void {
  if (event.key !== 'Enter' || event.isComposing || settling.peek()) return;
  place?.querySelector<HTMLElement>('[data-usual]:not(:disabled)')?.click();
}
