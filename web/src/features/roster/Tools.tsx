// The tools above the roster's list: search, tags, import, export, and actions on the ticked entries.
import { anchorOf, copyAndTell, dialog } from '../../app/view.ts';
import { system } from '../../app/fight/match.ts';
import { lazy } from '../../components/lazy.tsx';
import { Together } from '../../components/builds/Together.tsx';
import { Menu } from '../../components/Menu.tsx';
import { asText, putSamples, remove, save } from '../../app/roster/actions.ts';
import type { RosterForm } from '../../app/roster/formats.ts';
import { entries, ticked, wanted } from '../../app/roster/roster.ts';
import { query, shown, tag, tags } from './shown.ts';
import { rosterWords } from '../../app/roster/words.ts';
import { TagsDialog } from './EntryList.tsx';
import * as css from './roster.module.css';

const ShareRoster = lazy(() => import('./ShareRoster.tsx'));

const forms: readonly RosterForm[] = ['json', 'sheets', 'lines'];

function Tags() {
  const t = rosterWords.value;
  if (tags.value.length === 0) return null;
  const choices = [
    [null, t.allTags, entries.value?.length ?? 0] as const,
    ...tags.value.map(([one, n]) => [one, one, n] as const),
  ];
  return (
    <fieldset class={css.tagline}>
      <legend class="vh">{t.tags}</legend>
      {choices.map(([value, name, count]) => (
        <button
          key={value ?? ''}
          type="button"
          class="text"
          aria-pressed={tag.value === value}
          onClick={() => (tag.value = value)}
        >
          <bdi>{name}</bdi> <small>{count}</small>
        </button>
      ))}
    </fieldset>
  );
}

/** Actions on the ticked entries; they stay in sight above the list. */
export function Ticked() {
  const t = rosterWords.value;
  const some = wanted.value;
  if (ticked.value.size === 0) return null;
  return (
    <p class={`acts ${css.ticked}`}>
      <b>{t.ticked(some.length)}</b>
      <a class="button" href={anchorOf('league')}>
        {t.toLeague}
      </a>
      <button
        type="button"
        onClick={() =>
          (dialog.value = { kind: 'own', draw: () => <TagsDialog keys={some.map(({ key }) => key)} /> })
        }
      >
        {t.editTags}
      </button>
      <button type="button" onClick={() => remove(some)}>
        {t.remove}
      </button>
      <button type="button" class="text" onClick={() => (ticked.value = new Set())}>
        {t.untick}
      </button>
    </p>
  );
}

export function Tools({ onPaste }: { onPaste: () => void }) {
  const t = rosterWords.value;
  const copy = async () => {
    const text = await asText('lines', wanted.value);
    if (text !== null) await copyAndTell(text);
  };
  const share = () => {
    const [of, some] = [system.peek()?.id ?? '', wanted.peek()];
    dialog.value = { kind: 'own', draw: () => <ShareRoster system={of} entries={some} /> };
  };
  return (
    <div class={css.toolsHead}>
      <p class="acts">
        <button type="button" class="go" onClick={onPaste}>
          {t.paste}
        </button>
        <button type="button" onClick={() => void putSamples()}>
          {t.putSamples}
        </button>
        <Menu name={t.export} icon="down" text>
          {forms.map((form) => (
            <button key={form} type="button" onClick={() => void save(form, wanted.value)}>
              {t.exports[form]}
            </button>
          ))}
          <button type="button" onClick={() => void copy()}>
            {t.copyLines}
          </button>
          <button type="button" onClick={share}>
            {t.asLink}
          </button>
        </Menu>
        <a class="button" href={anchorOf('versus', 'matrix')}>
          {t.toMatrix}
        </a>
        <a class="button" href={anchorOf('league')}>
          {t.toLeague}
        </a>
      </p>
      <search>
        <input
          type="search"
          aria-label={t.search}
          placeholder={t.search}
          value={query.value}
          onInput={(event) => (query.value = event.currentTarget.value)}
        />
        <button
          type="button"
          class="text"
          onClick={() => (ticked.value = new Set(shown.value.map((entry) => entry.key)))}
        >
          {t.tickAll}
        </button>
      </search>
      <Tags />
      {ticked.value.size > 0 && <Together of={wanted.value.map(({ build }) => build)} />}
    </div>
  );
}
