// How long the link is and where it fits.
import { places } from '../../app/share.ts';
import type { shareWords } from './words.ts';
import * as css from '../../styles/share.module.css';

/** Lengths are drawn on a scale that gives short ones room. */
const along = (length: number) => Math.min(Math.log(1 + length / 20) / Math.log(1 + 4000 / 20), 1) * 100;

export function Meter({ length, t }: { length: number; t: typeof shareWords.ja }) {
  const everywhere = places.every(({ most }) => length <= most);
  return (
    <div class={css.fitting}>
      <p>
        <b>{t.characters(length)}</b> {everywhere ? t.fitsAll : t.fitsNot}
      </p>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <path class={css.fill} d={`M0 4H${along(length)}V10H0z`} />
        {places.map(({ name, most }) => (
          <path key={name} class={css.limit} d={`M${along(most)} 0V10`} />
        ))}
      </svg>
      <ul>
        {places.map(({ name, most }) => (
          <li key={name} data-fits={length <= most}>
            <span aria-hidden="true">{length <= most ? '○' : '×'}</span>
            {name} <small>{most}</small> <span class="vh">{length <= most ? t.fits : t.tooLong}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
