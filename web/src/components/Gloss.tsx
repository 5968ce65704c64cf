// What the kanji in a frame means, under it, for who can't read it: in English alone.
import { lang } from '../i18n/index.ts';
import * as css from './Gloss.module.css';

/** What the frame stands for has a name of its own for screen readers. */
export function Gloss({ of }: { of: string | undefined }) {
  if (lang.value === 'ja' || !of) return null;
  return (
    <span class={css.gloss} aria-hidden="true">
      {of}
    </span>
  );
}
