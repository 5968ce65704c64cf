// Scrolls parts of the page into view.

function line(at: number): HTMLElement | null {
  return document.getElementById(`line-${at}`);
}

/** Scrolls the record, not the page, to a line. 'nearest': only as far as needed. false: no record is in view. */
export function revealLine(at: number, where: 'center' | 'nearest' = 'center'): boolean {
  const one = line(at);
  const list = one?.closest('[data-part=scroll]');
  if (!one?.checkVisibility() || !list) return false;
  const [box, room] = [one.getBoundingClientRect(), list.getBoundingClientRect()];
  // A title of a round that is sticky would cover the line.
  const heading = list.querySelector('[role=group] > :first-child');
  const title = heading && getComputedStyle(heading).position === 'sticky' ? heading.clientHeight : 0;
  // Where the list is too low for title and line, the line matters more.
  const top = room.top + (title + box.height <= room.height ? title : 0);
  // A line that is higher than the list is shown from its top.
  const lowest = Math.max(top, room.bottom - box.height);
  if (where === 'center') list.scrollTop += box.top - (top + lowest) / 2;
  else if (box.top < top) list.scrollTop += box.top - top;
  else if (box.top > lowest) list.scrollTop += box.top - lowest;
  return true;
}

export function revealProblems(side: 0 | 1): void {
  // The sheet may come to the front only with the next drawing.
  requestAnimationFrame(() => {
    const list = document.querySelector<HTMLElement>(`#problems-${side} button`);
    list?.scrollIntoView({ block: 'center' });
    list?.focus({ preventScroll: true });
  });
}
