// Decides which single-key shortcut an event means, if the page may take it at all.

export interface Press {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  isComposing: boolean;
}

/** A shortcut: "k", "ArrowLeft", "Shift+ArrowLeft", "Shift+z", or two keys after one another: "g m". */
export type Shortcut = string;

/** What a press is called; printable signs other than letters already tell whether Shift was down. */
export function nameOf(press: Press): string {
  const letter = /^[a-z]$/i.test(press.key);
  const key = press.key === ' ' ? 'Space' : letter ? press.key.toLowerCase() : press.key;
  return press.shiftKey && (letter || key.length > 1) ? `Shift+${key}` : key;
}

const widgetKeys = new Set(['Space', 'Enter', 'Home', 'End']);

/** Whether the focused element has a use of its own for this key. */
export function belongsTo(element: Element | null, name: string): boolean {
  if (!element) return false;
  const moves = name.includes('Arrow') || widgetKeys.has(name);
  if (element.closest('[role=menu], [role=menuitem]')) return moves;
  if (element instanceof HTMLInputElement) {
    const { type } = element;
    return ['checkbox', 'radio', 'range', 'button'].includes(type) ? moves : true;
  }
  if (element.matches('textarea, select, [contenteditable=true]')) return true;
  return element.matches('button, a[href], summary') && (name === 'Space' || name === 'Enter');
}

export type Match = { hit: Shortcut } | { prefix: string } | null;

/** A shortcut, the first key of one, or nothing. `before` is the prefix that was typed last. */
export function match(press: Press, before: string, shortcuts: readonly Shortcut[]): Match {
  if (press.isComposing || press.ctrlKey || press.metaKey || press.altKey) return null;
  const name = nameOf(press);
  const whole = before ? `${before} ${name}` : name;
  if (shortcuts.includes(whole)) return { hit: whole };
  if (shortcuts.some((shortcut) => shortcut.startsWith(`${whole} `))) return { prefix: whole };
  return before ? match(press, '', shortcuts) : null;
}
