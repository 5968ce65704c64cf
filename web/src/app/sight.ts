// Brings a part of the page into view within what scrolls there.

function line(at: number): HTMLElement | null {
  return document.getElementById(`line-${at}`);
}

/** A line of the record. nearest: it moves only if it must. The page itself stays where it is. False: no record is in sight. */
export function revealLine(at: number, where: 'center' | 'nearest' = 'center'): boolean {
  const one = line(at);
  const list = one?.closest('[data-part=scroll]');
  if (!one?.checkVisibility() || !list) return false;
  const [box, room] = [one.getBoundingClientRect(), list.getBoundingClientRect()];
  // Where the title of the round stays at the top it would lie over it.
  const heading = list.querySelector('[role=group] > :first-child');
  const title = heading && getComputedStyle(heading).position === 'sticky' ? heading.clientHeight : 0;
  // In a low list the line is worth more.
  const top = room.top + (title + box.height <= room.height ? title : 0);
  // One that is higher than the list is read from where it begins.
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
