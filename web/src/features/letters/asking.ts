// What the parts of a letter's card share: whether the reader wants to say who they are, and the way back to its head.
import { signal } from '@preact/signals';
import { report } from '../../app/match.ts';
import type { Fight } from '../../engine/fight.ts';

const wanted = signal<Fight | null>(null);

/** In the fight on the page. */
export const isAsking = (): boolean => wanted.value !== null && wanted.value === report.value;
export const ask = (on: boolean): void => void (wanted.value = on ? report.peek() : null);

/** What was pressed is gone: the head of the card has the focus. */
export function toCard(): void {
  requestAnimationFrame(() => {
    const head = document.getElementById('waiting');
    if (!head) return;
    head.tabIndex = -1;
    head.focus({ preventScroll: true });
  });
}
