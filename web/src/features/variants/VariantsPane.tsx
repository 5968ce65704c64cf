// The pane of variants: what they are, how often each wins against the present opponent, and where two of their fights part.
import { useEffect } from 'preact/hooks';
import { setup, system } from '../../app/match.ts';
import { pool } from '../../app/pool.ts';
import { marks } from '../../app/sides.ts';
import { words } from '../../i18n/index.ts';
import { make } from './acts.ts';
import { List } from './List.tsx';
import { variants } from './matches.ts';
import { Records } from './Records.tsx';
import { Results } from './Results.tsx';
import { Shares } from './Shares.tsx';
import { side } from './whose.ts';
import { variantWords } from './words.ts';
import * as css from './variants.module.css';

function Whose() {
  const now = setup.value;
  return (
    <span class={css.keys} role="group" aria-label={variantWords.value.whose}>
      {([0, 1] as const).map((one) => (
        <button key={one} type="button" aria-pressed={side.value === one} onClick={() => (side.value = one)}>
          <span>
            {marks[one]} <bdi>{now?.[one].name || words.value.noName}</bdi>
          </span>
        </button>
      ))}
    </span>
  );
}

export default function VariantsPane() {
  const t = variantWords.value;
  const chance = system.value?.chance;
  const some = variants.value.length > 0;
  useEffect(() => {
    if (chance && some) pool().open();
  }, [chance, some]);
  return (
    <div class={css.variants}>
      <Whose />
      {some ? (
        <>
          <List />
          {chance ? <Shares /> : <Results />}
          <Records />
        </>
      ) : (
        <>
          <p>{t.none}</p>
          <p class="acts">
            <button type="button" class="go" onClick={() => make(side.value)}>
              {t.makeOf(marks[side.value])}
            </button>
          </p>
        </>
      )}
      <p class="hint">{t.keptNote}</p>
    </div>
  );
}
