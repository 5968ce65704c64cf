// Brings a part of the page into view without moving what need not move.

/** A line of the record, unless the board is what the reader is looking at. */
export function follow(at: number): void {
  const board = document.querySelector('[data-part=board]')?.getBoundingClientRect();
  const record = document.querySelector('[data-part=record]')?.getBoundingClientRect();
  if (!board || !record) return;
  const boardSeen = board.bottom > 40 && board.top < innerHeight - 40;
  const recordSeen = record.top < innerHeight - 160 && record.bottom > 0;
  const stage = document.querySelector('[data-part=stage]');
  const pinned = stage !== null && getComputedStyle(stage).position === 'sticky';
  if (recordSeen && (pinned || !boardSeen)) line(at)?.scrollIntoView({ block: 'nearest' });
}

function line(at: number): HTMLElement | null {
  return document.getElementById(`line-${at}`);
}

export function revealLine(at: number): void {
  line(at)?.scrollIntoView({ block: 'center' });
}

export function revealProblems(side: 0 | 1): void {
  // The sheet may come to the front only with the next drawing.
  requestAnimationFrame(() => {
    const list = document.querySelector<HTMLElement>(`#problems-${side} button`);
    list?.scrollIntoView({ block: 'center' });
    list?.focus({ preventScroll: true });
  });
}
