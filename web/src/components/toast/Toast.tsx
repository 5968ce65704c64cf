// A short message, for a few seconds. Fetched with the first one.
import { effect } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { goBack, history } from '../../app/fight/match.ts';
import { type Message, message } from '../../app/view.ts';
import { words } from '../../i18n/index.ts';
import * as css from './Toast.module.css';

/** A message stays this long (ms); one with a way back stays longer. */
const stay = 3500;
const stayLonger = 8000;

/** Keeps it above the result or the replay strip where that stands along the lower edge: those are what the reader looks at. */
function useAbove(level: number) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (level > 0) return undefined;
    const parts = [...document.querySelectorAll('[data-part=result], [data-part=strip]')];
    const place = () => {
      const tops = parts
        .map((part) => part.getBoundingClientRect())
        .filter(({ height, bottom }) => height > 0 && bottom > innerHeight - 24)
        .map(({ top }) => innerHeight - top);
      box.current?.style.setProperty('--toast-end', `${Math.max(0, ...tops) + 12}px`);
    };
    place();
    const watch = new ResizeObserver(place);
    parts.forEach((part) => watch.observe(part));
    return () => watch.disconnect();
  }, [level]);
  return box;
}

export default function Toast({ now, level }: { now: Message; level: number }) {
  const box = useAbove(level);
  useEffect(() => {
    const timer = setTimeout(() => (message.value = null), now.undo ? stayLonger : stay);
    return () => clearTimeout(timer);
  }, [now]);
  useEffect(() => {
    // The way back from a change leads back from that one alone: after the next one it is gone.
    if (now.undo !== goBack) return undefined;
    const stood = history.peek();
    return effect(() => {
      if (history.value !== stood) message.value = null;
    });
  }, [now]);
  return (
    // A press puts it away: it may lie over what the reader wants.
    <div ref={box} class={css.toast} onClick={() => (message.value = null)}>
      {/* The page has a region that speaks; a dialog has this. */}
      <span aria-hidden={level === 0}>{now.text}</span>
      {now.undo && (
        <button type="button" onClick={now.undo}>
          {now.deed ?? words.value.undone}
        </button>
      )}
    </div>
  );
}
