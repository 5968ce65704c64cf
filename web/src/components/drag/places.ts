// Drags a skill by mouse, pen or finger from the palette or a place to a place of either row.
import type { Side } from '../../app/sheet/build.ts';
import * as css from '../Seal.module.css';

export interface Spot {
  side: Side;
  place: number;
}

/** Value of data-spot, by which a place of a row is found under the pointer. */
export function spotName({ side, place }: Spot): string {
  return `${side}-${place}`;
}

function spotUnder(x: number, y: number): { spot: Spot; element: HTMLElement } | null {
  const element = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-spot]');
  const [side, place] = (element?.dataset['spot'] ?? '').split('-').map(Number);
  if (!element || place === undefined || (side !== 0 && side !== 1)) return null;
  return { spot: { side, place }, element };
}

/** A mouse must move this far (px), a finger rest this long (ms), before a press becomes a drag. */
const slack = 6;
const rest = 260;

/** Follows one press to its end. The press stays a click if it never becomes a drag. */
export function drag(down: PointerEvent, drop: (to: Spot) => void): void {
  const held = down.currentTarget;
  if (down.button !== 0 || !(held instanceof HTMLElement)) return;
  const finger = down.pointerType === 'touch';
  const controller = new AbortController();
  const { signal } = controller;
  let ghost: HTMLElement | null = null;
  let over: HTMLElement | null = null;

  const mark = (next: HTMLElement | null) => {
    over?.removeAttribute('data-over');
    next?.setAttribute('data-over', '');
    over = next;
  };
  const follow = (x: number, y: number) => {
    ghost?.style.setProperty('translate', `${x}px ${y}px`);
    mark(spotUnder(x, y)?.element ?? null);
  };
  const begin = (x: number, y: number) => {
    const seal = held.querySelector('span[data-kind]');
    if (!seal || ghost) return;
    ghost = document.createElement('div');
    ghost.className = css.ghost;
    ghost.append(seal.cloneNode(true));
    const side = held.closest<HTMLElement>('[data-side]')?.dataset['side'];
    if (side) ghost.dataset['side'] = side;
    document.body.append(ghost);
    held.setAttribute('data-held', '');
    follow(x, y);
  };
  const end = () => {
    clearTimeout(timer);
    controller.abort();
    ghost?.remove();
    held.removeAttribute('data-held');
    mark(null);
  };
  const timer = finger ? setTimeout(() => begin(down.clientX, down.clientY), rest) : undefined;

  const on = <K extends keyof DocumentEventMap>(name: K, run: (event: DocumentEventMap[K]) => void) =>
    document.addEventListener(name, run, { signal, passive: false, capture: true });

  on('pointermove', (event) => {
    if (event.pointerId !== down.pointerId) return;
    if (ghost) {
      follow(event.clientX, event.clientY);
      return;
    }
    const far = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > slack;
    if (far && finger) end();
    else if (far) begin(event.clientX, event.clientY);
  });
  on('pointerup', (event) => {
    if (event.pointerId !== down.pointerId) return;
    const carried = ghost !== null;
    const to = carried ? spotUnder(event.clientX, event.clientY) : null;
    end();
    if (carried) swallowClick();
    if (to) drop(to.spot);
  });
  on('pointercancel', end);
  on('touchmove', (event) => {
    if (ghost) event.preventDefault();
  });
  on('contextmenu', (event) => {
    if (finger) event.preventDefault();
  });
  on('dragstart', (event) => event.preventDefault());
  on('keydown', (event) => {
    if (event.key !== 'Escape' || !ghost) return;
    event.preventDefault();
    event.stopPropagation();
    end();
  });
}

/** Swallows the click that a browser sends after a drag. */
function swallowClick(): void {
  const controller = new AbortController();
  document.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true, once: true, signal: controller.signal },
  );
  setTimeout(() => controller.abort(), 0);
}
