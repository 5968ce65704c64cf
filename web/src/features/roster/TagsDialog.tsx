// Gives tags to characters and takes them away.
import { useSignal } from '@preact/signals';
import { dialog } from '../../app/view.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { entries, retag } from '../../app/roster/roster.ts';
import { tags } from './shown.ts';
import { rosterWords } from '../../app/roster/words.ts';
import { cleanTag } from '../../app/roster/tagged.ts';
import * as css from './roster.module.css';

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
