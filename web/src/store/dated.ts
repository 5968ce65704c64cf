// Order and limit of records that are kept by their date: the oldest ones make room.

/** Most records of a kind. */
export const most = 20;

export interface Dated {
  readonly key: string;
  readonly at: number;
}

/** The records, the newest first. */
export const inOrder = <One extends Dated>(all: readonly One[]): One[] => all.toSorted((a, b) => b.at - a.at);

/** Keys of the records that must go when `more` is kept beside them, or again. */
export function withoutRoom(all: readonly Dated[], more: Dated): string[] {
  const others = all.filter(({ key }) => key !== more.key);
  return inOrder([...others, more])
    .slice(most)
    .map(({ key }) => key);
}
