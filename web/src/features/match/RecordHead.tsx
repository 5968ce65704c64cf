// What can be done with the record: choose lines, find words, change the notation, take it along.
import { useEffect, useRef } from 'preact/hooks';
import { onFind } from '../../app/actions.ts';
import { seek, step, thorough } from '../../app/replay.ts';
import { lazy } from '../../components/lazy.tsx';
import { Menu } from '../../components/Menu.tsx';
import { words } from '../../i18n/index.ts';
import { notationName } from '../../app/log.ts';
import { filters, found, hasBookkeeping, notation, query, shown } from './recordState.ts';
import { revealLine } from '../../app/reveal.ts';
import * as css from './Record.module.css';

const RecordActions = lazy(() => import('./RecordActions.tsx'));

function Find() {
  const t = words.value;
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    onFind(() => {
      box.current?.focus();
      box.current?.select();
    });
    return () => onFind(null);
  }, []);
  const go = (back: boolean) => {
    const hits = [...found.value];
    const at = back
      ? (hits.findLast((one) => one + 1 < step.value) ?? hits.at(-1))
      : (hits.find((one) => one + 1 > step.value) ?? hits[0]);
    if (at === undefined) return;
    seek(at + 1);
    revealLine(at);
  };
  return (
    <p class={css.seek}>
      <input
        ref={box}
        type="search"
        value={query.value}
        placeholder={t.find}
        aria-label={t.findInRecord}
        onInput={(event) => (query.value = event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.isComposing) return;
          if (event.key === 'Enter') go(event.shiftKey);
          if (event.key === 'Escape' && query.value) {
            event.preventDefault();
            query.value = '';
          }
        }}
      />
      {query.value && <span class={css.count}>{t.hits(found.value.size)}</span>}
    </p>
  );
}

export function RecordHead() {
  const t = words.value;
  const classic = notation.value === 'classic';
  return (
    <header>
      <h2 id="record">{t.record}</h2>
      <div class={css.links}>
        <button
          type="button"
          class="text"
          aria-pressed={classic}
          onClick={() => (notation.value = classic ? 'text' : 'classic')}
        >
          {t.notation(notationName.value)}
        </button>
        <Menu name={t.takeAlong} icon="copy" text>
          <RecordActions />
        </Menu>
      </div>
      <fieldset class={css.filters} disabled={classic}>
        <legend class="vh">{t.showLines}</legend>
        {filters.map((one) => (
          <label key={one}>
            <input
              type="checkbox"
              checked={shown.value[one]}
              onChange={(event) => (shown.value = { ...shown.value, [one]: event.currentTarget.checked })}
            />
            {t.filters[one]}
          </label>
        ))}
        {hasBookkeeping.value && (
          <label>
            <input
              type="checkbox"
              checked={thorough.value}
              onChange={(event) => (thorough.value = event.currentTarget.checked)}
            />
            {t.thorough}
          </label>
        )}
      </fieldset>
      {!classic && <Find />}
    </header>
  );
}
