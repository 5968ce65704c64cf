// Small line drawings for buttons; the button itself carries the name.
import * as css from './Icon.module.css';

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
  down: 'M4.500 7.500 10 13l5.500-5.500',
  dice: 'M3.5 3.500h13v13h-13z',
  pause: '',
  play: '',
} as const;

const filled: Partial<Record<keyof typeof lines, string>> = {
  dice: 'M6.5 6.500h2v2h-2zM11.5 11.500h2v2h-2zM11.5 6.500h2v2h-2zM6.5 11.500h2v2h-2z',
  pause: 'M5 3.500h3.500v13H5zM11.500 3.500H15v13h-3.500z',
  play: 'M5.5 3 17 10 5.5 17z',
};

export type IconName = keyof typeof lines;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class={css.ico} viewBox="0 0 20 20" aria-hidden="true">
      {lines[name] && <path d={lines[name]} />}
      {filled[name] && <path class={css.f} d={filled[name]} />}
    </svg>
  );
}
