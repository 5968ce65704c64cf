// Text that the engine composed, without what sets its parts off: for labels, for speech, to be looked through.
import type { Span } from '#engine';

export function plainText(spans: readonly Span[]): string {
  return spans
    .map((span) =>
      typeof span === 'string' ? span : span.t === 'skill' && span.level ? `${span.s}${span.level}` : span.s,
    )
    .join('');
}
