// What is kept by its date, the newest first, and what goes when there is no more room for it.

/** As many of a kind are kept. */
export const most = 20;

export interface Dated {
  readonly key: string;
  readonly at: number;
}

/** The newest first. */
export const inOrder = <One extends Dated>(all: readonly One[]): One[] => all.toSorted((a, b) => b.at - a.at);

/** Those for which there is no room any more when one is kept beside them, or again. */
export function withoutRoom(all: readonly Dated[], more: Dated): string[] {
  const others = all.filter(({ key }) => key !== more.key);
  return inOrder([...others, more])
    .slice(most)
    .map(({ key }) => key);
}
