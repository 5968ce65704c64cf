// How the list of a party's members changes.

/** One changes places with the one before it. */
export function movedBefore<T>(members: readonly T[], at: number): T[] {
  return at > 0 ? members.toSpliced(at - 1, 2, ...members.slice(at - 1, at + 1).reverse()) : [...members];
}

/** One more, behind the one in front; in a party that is full it takes that one's place. */
export function joined<T>(members: readonly T[], at: number, most: number, one: T): T[] {
  return members.length < most ? members.toSpliced(at + 1, 0, one) : members.toSpliced(at, 1, one);
}
