// Assigns digit keys to options: where most of them show a number, each has its number as its key, and any other one a
// digit that no option shows; else they are counted from the top.

/** The number that an option shows: its `number`, or the last word of its id if the label contains that number. */
export function shownIn({ id, ja, number }: { id: string; ja: string; number?: number }): number | undefined {
  const last = /(?:^|\s)(\d+)$/.exec(id)?.[1];
  if (number !== undefined || last === undefined) return number;
  return new RegExp(`(?<!\\d)${last}(?!\\d)`).test(ja) ? Number(last) : undefined;
}

/**
 * The digits of options that show these numbers (undefined: none), in the same order. "": no digit is left,
 * the number has two digits, or an earlier option shows it too. `kept`: digits that mean something else.
 */
export function digitsOf(numbers: readonly (number | undefined)[], kept: readonly string[] = []): string[] {
  const numbered = numbers.filter((number) => number !== undefined).length;
  // A few numbers among names, such as the costs of one of many actions, would only put the others out of order.
  const shown = numbered * 2 > numbers.length ? numbers : numbers.map(() => undefined);
  const own = shown.map((number, at) =>
    number !== undefined && number >= 0 && number <= 9 && shown.indexOf(number) === at ? String(number) : '',
  );
  const most = Math.max(0, ...[...own, ...kept].map(Number).filter((digit) => digit <= 9));
  // First the digits above the largest number shown, then 0, which lies behind 9 on the keyboard; gaps below
  // come last.
  const order = Array.from('1234567890').filter((digit) => !own.includes(digit) && !kept.includes(digit));
  const free = [
    ...order.filter((digit) => digit === '0' || Number(digit) > most),
    ...order.filter((digit) => digit !== '0' && Number(digit) <= most),
  ];
  return own.map((digit, at) => digit || (shown[at] === undefined ? (free.shift() ?? '') : ''));
}
