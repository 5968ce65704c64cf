// Writes chances for a reader: percentages that never claim too much, distributions, and how a chance grows with the
// price.
import type { Odds, OddsFigure, Text } from '#engine';

/** A distribution as the engine gives it: values with the chance of each. */
export type Chances = readonly (readonly [value: number, chance: number])[];

/** Chances below this one are written as "<0.1%", those as near to 1 as ">99.9%". */
const slight = 0.0005;

/** A percentage with one decimal; 0 % and 100 % only where the chance is exactly 0 or 1. */
export function percent(chance: number): string {
  if (chance <= 0) return '0%';
  if (chance >= 1) return '100%';
  if (chance < slight) return '<0.1%';
  if (chance > 1 - slight) return '>99.9%';
  return `${(chance * 100).toFixed(1)}%`;
}

/** A mean with one decimal, or none if that is 0: 50.02 → "50". A small mean that isn't 0 stays "0.0". */
function mean(value: number): string {
  const said = value.toFixed(1);
  return Number(said) === 0 && value !== 0 ? said : said.replace('.0', '');
}

export const figureOf = (figure: OddsFigure): string =>
  'chance' in figure ? percent(figure.chance) : mean(figure.value);

/** Name of the first figure that differs between the options; null where none does. */
export function telling(options: readonly (readonly OddsFigure[])[]): string | null {
  const names = options.flatMap((figures) => figures.map(({ name }) => name.ja));
  const said = (figures: readonly OddsFigure[], name: string) => {
    const found = figures.find((one) => one.name.ja === name);
    return found === undefined ? 0 : 'chance' in found ? found.chance : found.value;
  };
  const differs = (name: string) => new Set(options.map((figures) => said(figures, name))).size > 1;
  return [...new Set(names)].find(differs) ?? null;
}

type Known = readonly { figures: readonly OddsFigure[] }[];

/** Names of the figures that in every option say the same as an earlier figure. */
function repeated(options: Known): Set<string> {
  const alike = new Map<string, string[]>();
  const telling = new Set<string>();
  for (const { figures } of options) {
    figures.forEach((one, at) => {
      const said = figureOf(one);
      const same = figures.slice(0, at).flatMap((other) => (figureOf(other) === said ? [other.name.ja] : []));
      const { ja } = one.name;
      const before = alike.get(ja) ?? same;
      alike.set(
        ja,
        same.filter((other) => before.includes(other)),
      );
      // Equal values of 0 % or 100 % prove nothing: two things may well both be impossible, or certain.
      if (!['0%', '100%'].includes(said)) telling.add(ja);
    });
  }
  return new Set([...alike].flatMap(([ja, same]) => (same.length > 0 && telling.has(ja) ? [ja] : [])));
}

/** Whether an option has several amounts, as what a hit takes and what is to be expected: then the chance is what it is
 * known by, and the order of the engine stands. */
export const hasAmounts = (figures: readonly OddsFigure[]): boolean =>
  figures.filter((one) => 'value' in one && !one.detail).length > 1;

/** The figures that matter most for an option, three at most, among them the mean; all of them where there are several
 * amounts. `options`: all options, this one included. */
export function briefly(figures: readonly OddsFigure[], options: Known): OddsFigure[] {
  const again = repeated(options);
  const all = figures.filter(({ detail, name }) => !detail && !again.has(name.ja));
  if (hasAmounts(figures)) return all;
  const mean = all.findIndex((one) => 'value' in one);
  return all.filter((_, at) => at < 2 || at === Math.max(2, mean));
}

/** Values from `from` to `to`, both included; null: the last step has no end. */
export interface Step {
  from: number;
  to: number | null;
}

const widths = [1, 2, 5, 10, 20, 50, 100];
/** Steps above zero that a small picture has space for. */
const room = 10;
/** A tail of the distribution that is rarer than this doesn't widen the picture; the last step counts it. */
const rare = 0.0005;

/** The largest value that is reached or passed with a chance of at least `rare`. */
function reach(of: Chances): number {
  let passed = 0;
  for (const [value, chance] of of.toReversed()) {
    passed += chance;
    if (passed >= rare) return value;
  }
  return 0;
}

/** Steps that all distributions share, so that they can be compared: zero, then steps of equal width. */
export function stepsFor(all: readonly Chances[]): Step[] {
  const most = Math.max(1, ...all.map(reach));
  const width = widths.find((one) => most <= one * room) ?? Math.ceil(most / room);
  const count = Math.ceil(most / width);
  const above = Array.from({ length: count }, (_, i) => ({
    from: i * width + 1,
    to: i === count - 1 ? null : (i + 1) * width,
  }));
  return [{ from: 0, to: 0 }, ...above];
}

/** The chance of each step. */
export function inSteps(of: Chances, steps: readonly Step[]): number[] {
  return steps.map(({ from, to }) =>
    Math.min(
      1,
      of.reduce(
        (sum, [value, chance]) => (value >= from && (to === null || value <= to) ? sum + chance : sum),
        0,
      ),
    ),
  );
}

/** A chance of options that differ only in their cost, if it grows with the cost. */
export interface Growing {
  family: Text;
  figure: Text;
  points: [cost: number, chance: number][];
}

/** The growing chances, by family and by figure, in the order of the options. */
export function growing({ options }: Odds): Growing[] {
  const all = new Map<string, Growing>();
  for (const { family, figures } of options) {
    if (!family) continue;
    for (const figure of figures) {
      if (!('chance' in figure)) continue;
      const key = `${family.name.ja} ${figure.name.ja}`;
      const there = all.get(key) ?? { family: family.name, figure: figure.name, points: [] };
      all.set(key, there);
      there.points.push([family.cost, figure.chance]);
    }
  }
  return [...all.values()].filter(({ points }) => (points.at(-1)?.[1] ?? 0) > (points[0]?.[1] ?? 0));
}
