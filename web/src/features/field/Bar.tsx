// How much of a most there is, as a ruled bar; nothing where there is no most.
import type { Meter } from '#engine';
import * as css from './field.module.css';

export function Bar({ of: { value, max } }: { of: Meter }) {
  if (max <= 0) return null;
  const share = Math.min(Math.max(value / max, 0), 1) * 100;
  return (
    <svg class={css.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect width={share} height="6" />
    </svg>
  );
}
