// Nobody is in the roster: two ways to change that.
import { putSamples } from '../../app/roster/actions.ts';
import { openImport } from './openImport.tsx';
import { evicted } from '../../app/roster/roster.ts';
import { rosterWords } from '../../app/roster/words.ts';
import * as css from './roster.module.css';

export function Empty() {
  const t = rosterWords.value;
  return (
    <div class={css.nobody}>
      <p>{evicted.value ? t.evicted : t.empty}</p>
      <p class="acts">
        <button type="button" class="go" onClick={() => void putSamples()}>
          {t.putSamples}
        </button>
        <button type="button" onClick={() => openImport()}>
          {t.paste}
        </button>
      </p>
    </div>
  );
}
