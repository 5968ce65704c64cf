// The page of how all of this is made, as far as it is drawn: its text is put in when the site is built (build/making.ts).
import * as css from './rules.module.css';

export function Made() {
  return (
    <div class={css.made}>
      <div data-making />
    </div>
  );
}
