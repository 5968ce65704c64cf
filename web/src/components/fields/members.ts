// The members of a party as they stand in its build.
import type { Build } from '#engine';

export function membersOf(values: Build, key: string): Build[] {
  const stored = values[key];
  return Array.isArray(stored) ? (stored as Build[]) : [];
}

/** One changes places with the one before it. */
export function movedBefore<T>(members: readonly T[], at: number): T[] {
  return at > 0 ? members.toSpliced(at - 1, 2, ...members.slice(at - 1, at + 1).reverse()) : [...members];
}
