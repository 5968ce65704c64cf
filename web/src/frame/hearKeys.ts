// Listens for single-key shortcuts, and for text and files that are pasted or dropped onto the page.
import { actionFor, belongsTo, match, nameOf, registry } from '../app/actions.ts';
import { dialog, keysOn, screen } from '../app/view.ts';

const shortcuts = registry.flatMap((action) => action.keys);
/** Time (ms) within which the second key of a two-key shortcut must follow. */
const wait = 1200;

const dropTarget = () => import('./dropTarget.ts');

function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, [contenteditable=true]') !== null;
}

/** Begins listening. Returns the function that ends it. */
export function runKeys(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let prefix = '';
  let since = 0;

  document.addEventListener(
    'keydown',
    (event) => {
      const single = event.key.length === 1;
      if (event.defaultPrevented || dialog.value || (single && !keysOn.value)) return;
      const target = event.target instanceof Element ? event.target : null;
      if (belongsTo(target, nameOf(event))) return;
      const before = event.timeStamp - since < wait ? prefix : '';
      const meant = match(event, before, shortcuts);
      prefix = meant && 'prefix' in meant ? meant.prefix : '';
      since = event.timeStamp;
      if (!meant || 'prefix' in meant) return;
      const action = actionFor(meant.hit);
      if (!action || action.able?.value === false) return;
      event.preventDefault();
      action.run(meant.hit);
    },
    { signal },
  );

  document.addEventListener(
    'paste',
    (event) => {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (dialog.value || isWriting(event.target) || !text.trim()) return;
      event.preventDefault();
      void dropTarget().then(({ takeText }) => takeText(text));
    },
    { signal },
  );

  const brings = ({ defaultPrevented, dataTransfer }: DragEvent) =>
    !defaultPrevented && dataTransfer?.types.includes('Files') === true;
  // Otherwise the browser would leave the page for a file dropped beside a box for files.
  document.addEventListener('dragover', (event) => brings(event) && event.preventDefault(), { signal });
  document.addEventListener(
    'drop',
    (event) => {
      const file = event.dataTransfer?.files[0];
      if (!brings(event)) return;
      event.preventDefault();
      if (file && !dialog.value && screen.value === 'match')
        void dropTarget().then(({ takeFile }) => takeFile(file));
    },
    { signal },
  );

  return () => controller.abort();
}
