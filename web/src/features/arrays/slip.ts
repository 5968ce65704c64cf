// What a slip of the chain says.
import type { Span } from '#engine';

/** The line that told of its placing, without the number before and the verb behind. */
export function saidOn(spans: readonly Span[]): Span[] {
  const from = spans.findIndex(({ t }) => t === 'number');
  return spans.slice(from + 1, -1);
}
