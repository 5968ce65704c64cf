// Undo and redo over immutable values, as plain data that can be stored.

export interface History<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
  /** What the last change was about, and when: a run of like changes is one step. */
  readonly last?: { readonly tag: string; readonly at: number };
}

/** Older steps than these are forgotten. */
const kept = 200;
/** Changes with one tag that follow within this time (ms) are one step. */
const run = 1200;

export function begin<T>(now: T): History<T> {
  return { past: [], now, future: [] };
}

/** A change. With a tag it joins the step before it, if that bore the same tag just now. */
export function change<T>(history: History<T>, now: T, tag = '', at = 0): History<T> {
  if (now === history.now) return history;
  const last = tag ? { tag, at } : undefined;
  const joins = tag !== '' && history.last?.tag === tag && at - history.last.at < run;
  const past = joins ? history.past : [...history.past, history.now].slice(-kept);
  return { past, now, future: [], ...(last && { last }) };
}

export function undo<T>({ past, now, future }: History<T>): History<T> | null {
  const before = past.at(-1);
  return before === undefined ? null : { past: past.slice(0, -1), now: before, future: [now, ...future] };
}

export function redo<T>({ past, now, future }: History<T>): History<T> | null {
  const [next, ...rest] = future;
  return next === undefined ? null : { past: [...past, now], now: next, future: rest };
}
