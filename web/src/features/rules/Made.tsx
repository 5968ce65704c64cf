// The page つくりかた: draws the empty frame, into which build/making.ts puts the text when the site is built.
import * as css from './rules.module.css';

export function Made() {
  return (
    <div class={css.made}>
      <div data-making />
    </div>
  );
}
