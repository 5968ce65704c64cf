// Button at the end of the line that was chosen in the record: copies it, as Ctrl+C in the list does.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { copyLine } from '../../../app/fight/copy.ts';
import { recordWords } from './recordWords.ts';
import * as css from './CopyLine.module.css';

export default function CopyLine({ at }: { at: number }) {
  const t = recordWords.value;
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const line = document.getElementById(`line-${at}`);
    const list = line?.closest<HTMLElement>('ol[role=listbox]');
    if (!line || !list) return undefined;
    // Makes the text of the line leave room for the button.
    line.classList.add(css.beside);
    const place = () => {
      const own = button.current;
      const room = own?.parentElement;
      if (!own || !room) return;
      const top = line.getBoundingClientRect().top - room.getBoundingClientRect().top + room.scrollTop;
      own.style.insetBlockStart = `${top}px`;
      own.style.blockSize = `${line.clientHeight}px`;
    };
    place();
    const watch = new ResizeObserver(place);
    watch.observe(list);
    watch.observe(line);
    const copyByKey = (event: KeyboardEvent) => {
      const meant = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key === 'c';
      // Selected text is copied by the browser.
      if (!meant || getSelection()?.isCollapsed === false) return;
      event.preventDefault();
      void copyLine(at);
    };
    list.addEventListener('keydown', copyByKey);
    return () => {
      list.removeEventListener('keydown', copyByKey);
      watch.disconnect();
      line.classList.remove(css.beside);
    };
  }, [at]);
  return (
    <button
      ref={button}
      type="button"
      class={css.copy}
      aria-label={t.copyThis}
      title={t.copyByKey}
      aria-keyshortcuts="Enter c Control+C"
      onClick={() => void copyLine(at)}
    >
      {t.copyBrief}
    </button>
  );
}
