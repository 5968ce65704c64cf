// Boxes of builds, as the set sweep answers with them (a set of skills for each place): chooses the shortest words
// for a set, and joins boxes that come from several parts.
import type { CounterBox } from '#analysis';

/** The shortest way to tell a set: all items, one item, the items in it, or all items but those not in it. */
export type Said =
  | { is: 'all' }
  | { is: 'one'; items: readonly [string] }
  | { is: 'some' | 'allBut'; items: readonly string[] };

/** `all`: every item that may stand in the place, in the order of the form; the answer keeps that order. */
export function said(set: readonly string[], all: readonly string[]): Said {
  const held = new Set(set);
  const items = all.filter((id) => held.has(id));
  const missing = all.filter((id) => !held.has(id));
  if (missing.length === 0) return { is: 'all' };
  const [only] = items;
  if (only !== undefined && items.length === 1) return { is: 'one', items: [only] };
  return missing.length < items.length ? { is: 'allBut', items: missing } : { is: 'some', items };
}

/** Joins boxes that differ in one place only and end in the same round; the result is sorted, the largest box first.
 * The parts of a question are split at the first place, so that their boxes would stay apart otherwise. */
export function joined(boxes: readonly CounterBox[]): CounterBox[] {
  const places = boxes[0]?.sets.length ?? 0;
  let now = [...boxes];
  for (let place = 0; place < places; place++) {
    const groups = new Map<string, CounterBox>();
    for (const box of now) {
      const key = JSON.stringify([
        box.rounds,
        box.sets.map((set, at) => (at === place ? 0 : [...set].sort())),
      ]);
      const other = groups.get(key);
      groups.set(key, other ? merge(other, box, place) : box);
    }
    now = [...groups.values()];
  }
  return now.sort((a, b) => b.builds - a.builds);
}

function merge(one: CounterBox, two: CounterBox, place: number): CounterBox {
  const union = [...new Set([...(one.sets[place] ?? []), ...(two.sets[place] ?? [])])];
  const sets = one.sets.with(place, union);
  return { sets, rounds: one.rounds, builds: sets.reduce((product, set) => product * set.length, 1) };
}

/** Some build of the box. */
export function example({ sets }: CounterBox): string[] {
  return sets.map(([first]) => first ?? '');
}
