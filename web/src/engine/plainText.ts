// Makes plain text of spans, for labels, speech and searches.
import type { Span } from '#engine';

export function plainText(spans: readonly Span[]): string {
  return spans
    .map((span) =>
      typeof span === 'string' ? span : span.t === 'skill' && span.level ? `${span.s}${span.level}` : span.s,
    )
    .join('');
}
