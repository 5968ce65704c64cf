// What a slip of the chain says.
import type { Span } from '#engine';

/** The line that told of its placing, without the number before and the verb behind. */
export function saidOn(spans: readonly Span[]): Span[] {
  const from = spans.findIndex((span) => typeof span === 'string' && /^\d+$/.test(span));
  return spans.slice(from + 1, -1);
}
