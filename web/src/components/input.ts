// Helpers for keys: move the focus by arrows within a group that is one stop of the Tab key, and hold a half typed
// number.
import { useState } from 'preact/hooks';

type Step = -1 | 1;

/** The nearest button in the next line of the grid, upwards or downwards. */
function vertical(buttons: HTMLElement[], from: HTMLElement, step: Step): HTMLElement | undefined {
  const here = from.getBoundingClientRect();
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const button of buttons) {
    const there = button.getBoundingClientRect();
    const down = (there.top - here.top) * step;
    if (down < here.height / 2) continue;
    const far = down * 4 + Math.abs(there.left - here.left);
    if (far < least) {
      least = far;
      best = button;
    }
  }
  return best;
}

/** Moves the focus for an arrow, Home or End; false where the key means nothing here. */
export function rove(group: HTMLElement, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
  const buttons = [...group.querySelectorAll<HTMLElement>('button:not(:disabled)')];
  const from = buttons.find((button) => button === event.target);
  if (!from) return false;
  const at = buttons.indexOf(from);
  let to: HTMLElement | undefined;
  if (event.key === 'ArrowRight') to = buttons[at + 1];
  else if (event.key === 'ArrowLeft') to = buttons[at - 1];
  else if (event.key === 'Home') to = buttons[0];
  else if (event.key === 'End') to = buttons.at(-1);
  else if (event.key === 'ArrowDown') to = vertical(buttons, from, 1);
  else if (event.key === 'ArrowUp') to = vertical(buttons, from, -1);
  else return false;
  event.preventDefault();
  to?.focus();
  return true;
}

interface Typing {
  value: string;
  /** To be called with the text of the input at each change. */
  type: (text: string) => void;
  /** To be called when the input is left or its value taken. */
  end: () => void;
}

/** Keeps the text of an input while the user types, so that a half typed number isn't corrected. `now`: text
 * otherwise. */
export function useTyping(now: string): Typing {
  const [text, setText] = useState<string | null>(null);
  return { value: text ?? now, type: setText, end: () => setText(null) };
}
