// Counts of values put together into bars: all of them where they are few, else in steps of 2, 5, 10 …

export interface Bin {
  from: number;
  to: number;
  /** One for every series of counts. */
  counts: number[];
}

function steps(): number[] {
  return [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000];
}

/**
 * values: [value, counts …], ascending; `most`: bars at most. Where values are put together, 0 keeps a bar of its own:
 * nothing left is not little left. Values between the first and the last one that never occurred are bars too.
 */
export function bins(values: readonly (readonly number[])[], most: number): Bin[] {
  const [low, high] = [values[0]?.[0] ?? 0, values.at(-1)?.[0] ?? 0];
  const width = steps().find((step) => (high - low + 1) / step <= most) ?? 10_000;
  const place = (value: number) => (width > 1 && value === 0 ? 0 : Math.ceil(value / width));
  const start = place(low);
  const all: Bin[] = Array.from({ length: values.length > 0 ? place(high) - start + 1 : 0 }, (_, at) => {
    const to = (start + at) * width;
    return { from: to === 0 ? 0 : to - width + 1, to: Math.min(to, high), counts: [] };
  });
  for (const [value = 0, ...counts] of values) {
    const bin = all[place(value) - start];
    counts.forEach((count, at) => bin && (bin.counts[at] = (bin.counts[at] ?? 0) + count));
  }
  const kinds = (values[0]?.length ?? 1) - 1;
  for (const bin of all) bin.counts = Array.from({ length: kinds }, (_, at) => bin.counts[at] ?? 0);
  return all;
}
