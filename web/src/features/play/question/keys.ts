// Which digit leads to which option: a number that an option shows is its key, and what shows none has a digit that no other shows.

/** The number that an option shows: its own, or the last word of its id where its label has that number in it. */
export function shownIn({ id, ja, number }: { id: string; ja: string; number?: number }): number | undefined {
  const last = /(?:^|\s)(\d+)$/.exec(id)?.[1];
  if (number !== undefined || last === undefined) return number;
  return new RegExp(`(?<!\\d)${last}(?!\\d)`).test(ja) ? Number(last) : undefined;
}

/**
 * The digits of things that show these numbers, in their order; "" where none is left, or where another before it shows the same.
 * `kept`: digits that mean something else.
 */
export function digitsOf(shown: readonly (number | undefined)[], kept: readonly string[] = []): string[] {
  const own = shown.map((number, at) =>
    number !== undefined && number >= 0 && number <= 9 && shown.indexOf(number) === at ? String(number) : '',
  );
  const most = Math.max(0, ...[...own, ...kept].map(Number).filter((digit) => digit <= 9));
  // The key behind 9 is the tenth; a place that a number was left out of comes last.
  const order = Array.from('1234567890').filter((digit) => !own.includes(digit) && !kept.includes(digit));
  const free = [
    ...order.filter((digit) => digit === '0' || Number(digit) > most),
    ...order.filter((digit) => digit !== '0' && Number(digit) <= most),
  ];
  return own.map((digit, at) => digit || (shown[at] === undefined ? (free.shift() ?? '') : ''));
}
