// The keys of a question: a digit leads to the thing in that place, arrows to the next; in a ruler a digit is its number.
// What is aimed at stands on the board, and then the board's things are meant.

/** Two digits of one number follow each other within this time (ms). */
const soon = 1000;
let typed = '';
let at = 0;

const things = (place: Element): HTMLElement[] => {
  const onBoard = [...document.querySelectorAll<HTMLElement>('[data-takes]:not(:disabled)')];
  const inPlace = [...place.querySelectorAll<HTMLElement>('[data-thing]:not(:disabled)')];
  const begun = place.querySelector('[data-thing][aria-pressed=true]') !== null;
  return begun ? onBoard : [...inPlace, ...onBoard];
};

const isRuler = (thing: Element | null | undefined): thing is HTMLInputElement =>
  thing instanceof HTMLInputElement && thing.type === 'range';

/** The number that has been typed, as a place of the ruler; its label tells which numbers it has. */
function type(ruler: HTMLInputElement, digit: string): void {
  const numbers = (ruler.dataset['numbers'] ?? '').split(' ');
  const now = performance.now();
  const long = now - at < soon && numbers.includes(typed + digit) ? typed + digit : digit;
  [typed, at] = [long, now];
  const place = numbers.indexOf(long);
  ruler.focus();
  if (place < 0) return;
  ruler.value = String(place);
  ruler.dispatchEvent(new Event('input', { bubbles: true }));
}

export function choose(place: Element | null, key: string): void {
  if (!place) return;
  const all = things(place);
  const here = all.findIndex((one) => one === document.activeElement);
  if (/^\d$/.test(key)) {
    const ruler = isRuler(all[here]) ? all[here] : all.length === 1 && isRuler(all[0]) ? all[0] : null;
    if (ruler) type(ruler, key);
    // The key behind 9 is the tenth.
    else all[(Number(key) + 9) % 10]?.focus();
    return;
  }
  const by = key === 'ArrowUp' ? -1 : 1;
  const next = here < 0 ? (by === 1 ? 0 : all.length - 1) : Math.min(Math.max(here + by, 0), all.length - 1);
  all[next]?.focus();
}
