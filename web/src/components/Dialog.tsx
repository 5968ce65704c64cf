// A modal dialog, which is open as long as it is mounted; Esc, the cross and a press beside it call `onClose`.
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { dialogsOpen } from '../app/view.ts';
import { words } from '../i18n/index.ts';
import { Icon } from './Inline.tsx';
import { ToastOver } from './ToastOver.tsx';
import * as css from './Dialog.module.css';

interface Props {
  title: string;
  /** true: room for two columns. */
  wide?: boolean;
  /** Class of a dialog with its own width. */
  class?: string;
  onClose: () => void;
  children: ComponentChildren;
}

export function Dialog({ title, wide, class: own, onClose, children }: Props) {
  const box = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [level, setLevel] = useState(0);
  // A layout effect gives the focus back at once; a frame later the reader may be elsewhere.
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
      {/* Messages appear in the dialog: the page behind is inert, so screen readers would not hear them there. */}
      <div aria-live="polite">{level > 0 && <ToastOver level={level} />}</div>
    </dialog>
  );
}
