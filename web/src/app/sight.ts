// Sight of the result: whether the reader has it in view, and bringing a part of the page there.
import { computed, signal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** What says how the fight stands, and where that is: "past" has left at the top. */
const places = signal<ReadonlyMap<Element, 'seen' | 'past' | 'ahead'>>(new Map());

/** Nothing that says how the fight stands is in sight, and some of it has left at the top. */
export const passed = computed(() => {
  const all = [...places.value.values()];
  return all.includes('past') && !all.includes('seen');
});

/** As much of it must be in sight. */
const readable = 0.75;

/** For an element that says how the fight stands. */
export function useSight<E extends Element>(): RefObject<E | null> {
  const place = useRef<E>(null);
  useEffect(() => {
    const { current } = place;
    if (!current) return;
    const watch = new IntersectionObserver(
      (entries) => {
        const now = entries.at(-1);
        if (!now) return;
        const { top, height } = now.boundingClientRect;
        // A heading that is cut can't be read; of a card taller than the window a part is enough.
        const enough = Math.min(readable, innerHeight / 2 / height);
        const where = now.intersectionRatio >= enough ? 'seen' : top < 0 ? 'past' : 'ahead';
        places.value = new Map(places.peek()).set(current, where);
      },
      { threshold: [0, 0.25, 0.5, readable, 1] },
    );
    watch.observe(current);
    return () => {
      watch.disconnect();
      places.value = new Map([...places.peek()].filter(([one]) => one !== current));
    };
  }, []);
  return place;
}

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
