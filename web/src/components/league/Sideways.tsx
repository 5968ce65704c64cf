// Wraps a table that may be wider than the page: it scrolls sideways, and a hint is shown while a part of it is out
// of sight on the right.
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { sidewaysWords } from './words.ts';
import * as css from './Columns.module.css';
import * as screenCss from '../../styles/screen.module.css';

interface Props {
  /** Name of the scrolling group, or the id of the element that has it. */
  label?: string;
  labelledBy?: string;
  children: ComponentChildren;
}

export function Sideways({ label, labelledBy, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const more = useSignal(false);
  const look = () => {
    const now = box.current;
    // Fractions of a pixel don't count.
    if (now) more.value = now.scrollWidth - now.clientWidth - now.scrollLeft > 1;
  };
  useEffect(() => {
    const now = box.current;
    if (!now) return;
    const watch = new ResizeObserver(look);
    watch.observe(now);
    for (const child of now.children) watch.observe(child);
    return () => watch.disconnect();
  }, []);
  return (
    <div class={css.sideways} data-more={more.value || undefined}>
      {more.value && (
        <p class="hint" aria-hidden="true">
          {sidewaysWords.value.more}
        </p>
      )}
      <div
        ref={box}
        class={screenCss.scroll}
        role="group"
        aria-label={label}
        aria-labelledby={labelledBy}
        tabIndex={0}
        onScroll={look}
      >
        {children}
      </div>
    </div>
  );
}
