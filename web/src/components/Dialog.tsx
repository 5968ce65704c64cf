// A native modal dialog: mounted means open; Esc, the cross and a press beside it close it.
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { dialogsOpen } from '../app/view.ts';
import { words } from '../i18n/index.ts';
import { Icon } from './Inline.tsx';
import { ToastOver } from './ToastOver.tsx';
import * as css from './Dialog.module.css';

interface Props {
  title: string;
  /** A wide one has room for two columns. */
  wide?: boolean;
  /** For one with a width of its own. */
  class?: string;
  onClose: () => void;
  children: ComponentChildren;
}

export function Dialog({ title, wide, class: own, onClose, children }: Props) {
  const box = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [level, setLevel] = useState(0);
  // While it is taken away, not a frame later: the reader may be elsewhere by then.
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const dialog = box.current;
    dialog?.showModal();
    setLevel(++dialogsOpen.value);
    return () => {
      dialogsOpen.value--;
      dialog?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={box}
      class={`${css.dialog} ${own ?? (wide ? css.wide : '')}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === box.current) onClose();
      }}
    >
      <div class={css.dialogSheet}>
        <header>
          <h2 id={id}>{title}</h2>
          <button type="button" class={css.x} aria-label={words.value.close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
      {/* The page behind is neither seen nor heard while this is open: what is told meanwhile is told here. */}
      <div aria-live="polite">{level > 0 && <ToastOver level={level} />}</div>
    </dialog>
  );
}
