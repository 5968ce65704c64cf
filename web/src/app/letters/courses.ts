// How the course of a fight on the page stands to the one that is kept of it, and how many fights are kept.

/** Of what is shown to what is kept; newer: goes on from it. other: they part before the end of what is kept. */
export type Standing = 'same' | 'newer' | 'older' | 'other';

export function standing(kept: readonly string[], shown: readonly string[]): Standing {
  const common = Math.min(kept.length, shown.length);
  if (kept.slice(0, common).some((one, at) => one !== shown[at])) return 'other';
  if (kept.length === shown.length) return 'same';
  return shown.length > kept.length ? 'newer' : 'older';
}

/** What is shown can't take the place of what is kept unasked. */
export const isBehind = (of: Standing) => of === 'older' || of === 'other';

/** As many fights are kept. */
export const most = 20;

interface Dated {
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
