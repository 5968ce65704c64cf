// The dialog that puts a character or party of the roster on a side of the match.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Side } from '../../app/sheet/build.ts';
import { anchorOf, dialog } from '../../app/view.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { marks } from '../../app/sheet/names.ts';
import { system } from '../../app/fight/match.ts';
import { place } from '../../app/roster/actions.ts';
import { Empty } from './ImportDialog.tsx';
import { Row } from '../../components/builds/Row.tsx';
import { entries, loadRoster } from '../../app/roster/roster.ts';
import { finder } from './shown.ts';
import { rosterWords } from '../../app/roster/words.ts';
import * as css from './roster.module.css';

/** Entries that are listed; the others are found by searching. */
const shown = 60;

export default function ChooseDialog({ side }: { side: Side }) {
  const t = rosterWords.value;
  const words = useSignal('');
  const form = system.value?.form;
  const close = () => (dialog.value = null);
  useEffect(() => void loadRoster(), []);
  if (!form) return null;
  const all = entries.value;
  const some = all?.filter(finder(words.value, form)) ?? [];
  return (
    <Dialog title={t.choose(marks[side])} wide onClose={close}>
      <div class={css.choose}>
        {all?.length === 0 && <Empty />}
        {all && all.length > 0 && (
          <>
            <input
              type="search"
              aria-label={t.search}
              placeholder={t.search}
              value={words.value}
              onInput={(event) => (words.value = event.currentTarget.value)}
            />
            <ul class={css.entries} aria-label={t.list}>
              {some.slice(0, shown).map(({ key, build }) => (
                <li key={key}>
                  <button
                    type="button"
                    class={css.who}
                    aria-label={t.put(marks[side], build.name)}
                    onClick={() => {
                      place(side, build);
                      close();
                    }}
                  >
                    <bdi class={`name ${css.name}`}>{build.name || t.noName}</bdi>
                  </button>
                  <Row build={build} class={css.seals} />
                </li>
              ))}
            </ul>
            {some.length === 0 && <p class="hint">{t.nobody}</p>}
          </>
        )}
        <p>
          <a href={anchorOf('roster')} onClick={close}>
            {t.toRoster}
          </a>
        </p>
      </div>
    </Dialog>
  );
}
