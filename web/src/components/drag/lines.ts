// Drags a line of a list up and down by mouse, pen or finger.

/** Index of the line before which a drop at height `y` (px) falls. */
function lineAt(lines: readonly HTMLElement[], y: number): number {
  const at = lines.findIndex((line) => {
    const box = line.getBoundingClientRect();
    return y < box.top + box.height / 2;
  });
  return at < 0 ? lines.length : at;
}

/** Follows one press on the handle of line `from` to its end; `drop` gets the line's new index. */
export function dragLine(down: PointerEvent, from: number, drop: (to: number) => void): void {
  const handle = down.currentTarget;
  if (down.button !== 0 || !(handle instanceof HTMLElement)) return;
  const held = handle.closest('li');
  const lines = [...(held?.parentElement?.children ?? [])].filter((one) => one instanceof HTMLElement);
  const controller = new AbortController();
  let to = from;
  down.preventDefault();
  handle.setPointerCapture(down.pointerId);
  held?.setAttribute('data-held', '');

  const mark = (before: number | null) =>
    lines.forEach((line, at) => {
      line.toggleAttribute('data-before', at === before);
      line.toggleAttribute('data-after', at === lines.length - 1 && before === lines.length);
    });
  const end = () => {
    controller.abort();
    held?.removeAttribute('data-held');
    mark(null);
  };
  const on = <K extends keyof HTMLElementEventMap>(name: K, run: (event: HTMLElementEventMap[K]) => void) =>
    handle.addEventListener(name, run, { signal: controller.signal });

  on('pointermove', (event) => {
    const before = lineAt(lines, event.clientY);
    to = before > from ? before - 1 : before;
    mark(to === from ? null : before);
  });
  on('pointerup', () => {
    end();
    if (to !== from) drop(to);
  });
  on('pointercancel', end);
}
