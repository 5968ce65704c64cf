// Draws small things in a line of text: icons, marks of the sides, glosses of kanji, and spans that the engine
// composed.
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Span } from '#engine';
import type { Side } from '../app/sheet/build.ts';
import { marks, sideNames } from '../app/sheet/names.ts';
import { lang } from '../i18n/index.ts';
import * as css from './Inline.module.css';

/** A romanised name with soft hyphens between its syllables (Machi-buse, Kuzu-shi-waza), for narrow seals. There is
 * none within three letters of either end. */
export function breakable(name: string): string {
  return name.replace(/([aeiou])(?=[bcdfghjkmnprstwyz]{1,2}[aeiou])/g, (vowel, _, at: number) =>
    at < 2 || at > name.length - 4 ? vowel : `${vowel}\u00ad`,
  );
}

const lines = {
  first: 'M4 4v12M16 4.5 7.5 10 16 15.500z',
  last: 'M16 4v12M4 4.5 12.5 10 4 15.500z',
  prev: 'M14 4 5.5 10 14 16z',
  next: 'M6 4l8.5 6L6 16z',
  undo: 'M7 4 3 8l4 4M3.5 8H12a4.2 4.2 0 0 1 0 8.400H8',
  redo: 'M13 4l4 4-4 4M16.500 8H8a4.2 4.2 0 0 0 0 8.400h4',
  swap: 'M4 7h12M12.500 3.500 16 7l-3.500 3.500M16 13H4M7.500 9.500 4 13l3.500 3.500',
  copy: 'M7 7h9.500v9.500H7zM13 7V3.500H3.500V13H7',
  share: 'M3.5 9.500v7h13v-7M10 12.500V3M6 6.5 10 2.800l4 3.7',
  close: 'M4 4l12 12M16 4 4 16',
  more: 'M4 5.500h12M4 10h12M4 14.500h7',
  find: 'M8.500 3.500a5 5 0 1 0 0 10 5 5 0 0 0 0-10M12.500 12.500 17 17',
  down: 'M4.500 7.500 10 13l5.500-5.500',
  dice: 'M3.5 3.500h13v13h-13z',
  lock: 'M4.5 9h11v7.500h-11zM6.800 9V6.500a3.200 3.200 0 0 1 6.400 0V9',
  pause: '',
  play: '',
} as const;

const filled: Partial<Record<keyof typeof lines, string>> = {
  dice: 'M6.5 6.500h2v2h-2zM11.5 11.500h2v2h-2zM11.5 6.500h2v2h-2zM6.5 11.500h2v2h-2z',
  pause: 'M5 3.500h3.500v13H5zM11.500 3.500H15v13h-3.500z',
  play: 'M5.5 3 17 10 5.5 17z',
};

export type IconName = keyof typeof lines;

/** Small line drawings for buttons; the button itself carries the name. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg class={css.ico} viewBox="0 0 20 20" aria-hidden="true">
      {lines[name] && <path d={lines[name]} />}
      {filled[name] && <path class={css.f} d={filled[name]} />}
    </svg>
  );
}

/** The mark of a side, always beside its colour. */
export function Mark({ side }: { side: Side }) {
  return (
    <span class="mk" data-side={sideNames[side]} aria-hidden="true">
      {marks[side]}
    </span>
  );
}

/** The meaning of a kanji below its frame, in English only. It is hidden from screen readers, which have the frame's
 * name. */
export function Gloss({ of }: { of: string | undefined }) {
  if (lang.value === 'ja' || !of) return null;
  return (
    <span class={css.gloss} aria-hidden="true">
      {of}
    </span>
  );
}

export function drawSpan(span: Span, key: number) {
  if (typeof span === 'string') return span;
  switch (span.t) {
    case 'name':
      return (
        <bdi key={key} class={span.side === 'A' ? 'a' : 'b'}>
          {span.s}
        </bdi>
      );
    case 'skill':
      return (
        <span key={key} class={css.sk}>
          {lang.value === 'ja' && !span.s.startsWith('《') ? `【${span.s}】` : span.s}
          {!!span.level && <sub>{span.level}</sub>}
        </span>
      );
    case 'state':
      return (
        <span key={key} class={css.st}>
          {span.s}
        </span>
      );
  }
}

/** Draws spans of which somebody asks for the words of the game (term/wording); null until a line is told. */
export const wording = signal<((of: readonly Span[], asks?: number | 'all') => ComponentChildren) | null>(
  null,
);

/** `asks`: words of the game open their meaning: all of them, or as in that line of the record. */
export function Spans({ of, asks }: { of: Span[]; asks?: number | 'all' }) {
  return <>{wording.value?.(of, asks) ?? of.map(drawSpan)}</>;
}
