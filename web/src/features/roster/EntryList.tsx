// The characters of the roster, a line each; long rosters a page at a time.
import { useSignal } from '@preact/signals';
import { copyAndTell } from '../../app/copyAndTell.ts';
import { dialog } from '../../app/view.ts';
import { marks, sideNames } from '../../app/sides.ts';
import { Menu } from '../../components/Menu.tsx';
import { asText, duplicate, place, remove } from '../../app/roster/actions.ts';
import { Row } from '../../components/builds/Row.tsx';
import { type Entry, entries, tick, ticked } from '../../app/roster/roster.ts';
import { query, shown, tag } from './shown.ts';
import { rosterWords } from '../../app/roster/words.ts';
import { TagsDialog } from './TagsDialog.tsx';
import * as css from './roster.module.css';

const sides = [0, 1] as const;
/** Lines shown at first, and with each press on "more". */
const page = 60;

function Line({ entry }: { entry: Entry }) {
  const t = rosterWords.value;
  const { key, build } = entry;
  const copy = async () => {
    const text = await asText('lines', [{ ...entry, tags: [] }]);
    if (text !== null) await copyAndTell(text.trim());
  };
  return (
    <li>
      <label class={css.who}>
        <input
          type="checkbox"
          aria-label={t.tick(build.name)}
          checked={ticked.value.has(key)}
          onChange={(event) => tick(key, event.currentTarget.checked)}
        />
        <bdi class={`name ${css.name}`}>{build.name || t.noName}</bdi>
      </label>
      <Row build={build} class={css.seals} />
      {entry.tags.length > 0 && (
        <ul class={css.tags} aria-label={t.tags}>
          {entry.tags.map((one) => (
            <li key={one}>
              <bdi>{one}</bdi>
            </li>
          ))}
        </ul>
      )}
      <span class={css.deeds}>
        {sides.map((side) => (
          <button
            key={side}
            type="button"
            data-side={sideNames[side]}
            class={sideNames[side]}
            aria-label={t.put(marks[side], build.name)}
            title={t.put(marks[side], build.name)}
            onClick={() => place(side, build)}
          >
            {marks[side]}
          </button>
        ))}
        <Menu name={t.menu(build.name)} icon="more">
          <button
            type="button"
            onClick={() => (dialog.value = { kind: 'own', draw: () => <TagsDialog keys={[key]} /> })}
          >
            {t.editTags}
          </button>
          <button type="button" onClick={() => void duplicate(entry)}>
            {t.duplicate}
          </button>
          <button type="button" onClick={() => void copy()}>
            {t.copyLine}
          </button>
          <button type="button" onClick={() => remove([entry])}>
            {t.remove}
          </button>
        </Menu>
      </span>
    </li>
  );
}

export function EntryList() {
  const t = rosterWords.value;
  const most = useSignal(page);
  const some = shown.value;
  const rest = some.length - most.value;
  const filtered = query.value !== '' || tag.value !== null;
  return (
    <section aria-label={t.list}>
      {filtered && (
        <p class="hint" role="status">
          {some.length > 0 ? t.countOf(some.length, entries.value?.length ?? 0) : t.nobody}
        </p>
      )}
      <ul class={css.entries} aria-label={t.list}>
        {some.slice(0, most.value).map((entry) => (
          <Line key={entry.key} entry={entry} />
        ))}
      </ul>
      {rest > 0 && (
        <p class="acts">
          <button type="button" onClick={() => (most.value += page)}>
            {t.more(Math.min(rest, page))}
          </button>
        </p>
      )}
    </section>
  );
}
