// Pairwise testing: chooses a small set of combinations in which every two choices of different kinds meet.

type Choices = Record<string, readonly string[] | readonly number[]>;
type Combination<C extends Choices> = { [K in keyof C]: C[K][number] };

/** All combinations. */
export function every<C extends Choices>(choices: C): Combination<C>[] {
  return Object.keys(choices).reduce<Record<string, unknown>[]>(
    (all, key) => all.flatMap((one) => (choices[key] ?? []).map((value) => ({ ...one, [key]: value }))),
    [{}],
  ) as Combination<C>[];
}

/**
 * Greedy: each combination adds as many new pairs as possible; the set is the same on every run. `alike`:
 * choices with one result of this function count as one in pairs with other kinds; still every choice occurs.
 */
export function pairwise<C extends Choices>(
  choices: C,
  alike: Partial<{ [K in keyof C]: (choice: C[K][number]) => string }> = {},
): Combination<C>[] {
  const all = every(choices);
  const keys = Object.keys(choices);
  const kind = (one: Combination<C>, key: string) => alike[key]?.(one[key] as C[string][number]) ?? one[key];
  const pairsOf = (one: Combination<C>) =>
    keys.flatMap((a, i) => [
      JSON.stringify([a, one[a]]),
      ...keys.slice(i + 1).map((b) => JSON.stringify([a, kind(one, a), b, kind(one, b)])),
    ]);
  const left = new Set(all.flatMap(pairsOf));
  const chosen: Combination<C>[] = [];
  while (left.size > 0) {
    const news = (one: Combination<C>) => pairsOf(one).filter((pair) => left.has(pair)).length;
    // Among equally good combinations, the one whose choices occurred least.
    const old = (one: Combination<C>) =>
      chosen.reduce((sum, other) => sum + keys.filter((key) => one[key] === other[key]).length, 0);
    const better = (a: Combination<C>, b: Combination<C>) => news(a) - news(b) || old(b) - old(a);
    const best = all.reduce((a, b) => (better(b, a) > 0 ? b : a));
    pairsOf(best).forEach((pair) => left.delete(pair));
    chosen.push(best);
  }
  return chosen;
}
