// The list of the roster: shows a line for each entry, a page at a time, with its menu, and the dialog of tags.
import { useSignal } from '@preact/signals';
import { copyAndTell, dialog } from '../../app/view.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { type Entry, entries, retag, tick, ticked } from '../../app/roster/roster.ts';
import { query, shown, tag, tags } from './shown.ts';
import { rosterWords } from '../../app/roster/words.ts';
import { cleanTag } from '../../app/roster/formats.ts';
import { marks, sideNames } from '../../app/sheet/names.ts';
import { Menu } from '../../components/Menu.tsx';
import { asText, duplicate, place, remove } from '../../app/roster/actions.ts';
import { Row } from '../../components/builds/Row.tsx';
import * as css from './roster.module.css';

/** The dialog that gives tags to entries and takes them away. `keys`: the entries. */
export function TagsDialog({ keys }: { keys: readonly string[] }) {
  const t = rosterWords.value;
  const text = useSignal('');
  const chosen = (entries.value ?? []).filter((entry) => keys.includes(entry.key));
  const [only] = chosen;
  const who = chosen.length === 1 && only ? only.build.name || t.noName : t.count(chosen.length);
  const add = () => {
    const tag = cleanTag(text.value);
    if (tag) retag(keys, [tag], []);
    text.value = '';
  };
  const close = () => (dialog.value = null);
  return (
    <Dialog title={t.tagsOf(who)} onClose={close}>
      <div class={css.tagsDialog}>
        {tags.value.length === 0 && <p class="hint">{t.noTags}</p>}
        <ul>
          {tags.value.map(([tag]) => {
            const bear = chosen.filter((entry) => entry.tags.includes(tag)).length;
            return (
              <li key={tag}>
                <label>
                  <input
                    type="checkbox"
                    checked={bear === chosen.length}
                    indeterminate={bear > 0 && bear < chosen.length}
                    onChange={(event) =>
                      event.currentTarget.checked ? retag(keys, [tag], []) : retag(keys, [], [tag])
                    }
                  />
                  <bdi>{tag}</bdi>
                </label>
              </li>
            );
          })}
        </ul>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            add();
          }}
        >
          <input
            aria-label={t.newTag}
            placeholder={t.newTag}
            value={text.value}
            maxLength={48}
            autocomplete="off"
            onInput={(event) => (text.value = event.currentTarget.value)}
          />
          <button type="submit">{t.addTag}</button>
        </form>
        <p class="acts">
          <button type="button" class="go" onClick={close}>
            {t.done}
          </button>
        </p>
      </div>
    </Dialog>
  );
}

const sides = [0, 1] as const;
/** Lines shown at first, and added by each press on "more". */
const page = 60;

function EntryRow({ entry }: { entry: Entry }) {
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
          <EntryRow key={entry.key} entry={entry} />
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
