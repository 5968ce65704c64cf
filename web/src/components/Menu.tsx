// A menu of buttons under a button. Its items are drawn when the user is about to open it; it closes on a choice, on
// Esc, and when the focus or a press goes elsewhere.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon, type IconName } from './Inline.tsx';
import * as css from './Menu.module.css';

interface Props {
  name: string;
  icon: IconName;
  /** Shows the name beside the icon. */
  text?: boolean;
  /** A short word under the icon, if the name is long. */
  short?: string;
  children: ComponentChildren;
}

export function Menu({ name, icon, text, short, children }: Props) {
  const box = useRef<HTMLDetailsElement>(null);
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  useEffect(() => {
    const elsewhere = (event: Event) => {
      const menu = box.current;
      if (menu?.open && event.target instanceof Node && !menu.contains(event.target)) menu.open = false;
    };
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('focusin', elsewhere);
    return () => {
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('focusin', elsewhere);
    };
  }, []);
  const close = () => {
    const menu = box.current;
    if (!menu?.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  };
  return (
    <details
      ref={box}
      class={css.menu}
      onToggle={want}
      onPointerEnter={want}
      onFocusCapture={want}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !box.current?.open) return;
        event.preventDefault();
        close();
      }}
    >
      <summary
        class={text ? 'text' : 'icon'}
        aria-label={text ? undefined : name}
        title={text ? undefined : name}
      >
        <Icon name={icon} />
        {text && <span>{name}</span>}
        {short && <small>{short}</small>}
      </summary>
      <div
        class={css.menuSheet}
        // Otherwise a press on text in the menu would focus an element around it, and the menu would close under the
        // press.
        tabIndex={-1}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('button')) close();
        }}
      >
        {wanted && children}
      </div>
    </details>
  );
}
