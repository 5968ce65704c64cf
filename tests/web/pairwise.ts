// A small set of combinations in which every two choices of different kinds meet.

type Choices = Record<string, readonly unknown[]>;
type Combination<C extends Choices> = { [K in keyof C]: C[K][number] };

/** Greedy: each next combination meets as many new pairs as any. The same set on every run. */
export function pairwise<C extends Choices>(choices: C): Combination<C>[] {
  const keys = Object.keys(choices);
  const every = keys.reduce<Record<string, unknown>[]>(
    (all, key) => all.flatMap((one) => (choices[key] ?? []).map((value) => ({ ...one, [key]: value }))),
    [{}],
  );
  const pairsOf = (one: Record<string, unknown>) =>
    keys.flatMap((a, i) => keys.slice(i + 1).map((b) => JSON.stringify([a, one[a], b, one[b]])));
  const left = new Set(every.flatMap(pairsOf));
  const chosen: Record<string, unknown>[] = [];
  while (left.size > 0) {
    const news = (one: Record<string, unknown>) => pairsOf(one).filter((pair) => left.has(pair)).length;
    const best = every.reduce((a, b) => (news(b) > news(a) ? b : a));
    pairsOf(best).forEach((pair) => left.delete(pair));
    chosen.push(best);
  }
  return chosen as Combination<C>[];
}
