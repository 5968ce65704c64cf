// The dialog that puts characters into the roster from a text or a file, after showing which ones were found; and the
// notice of an empty roster.
import { useSignal } from '@preact/signals';
import { system } from '../../app/fight/match.ts';
import { dialog, show } from '../../app/view.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { marks } from '../../app/sheet/names.ts';
import { words } from '../../i18n/index.ts';
import { PasteBox } from '../../components/paste/PasteBox.tsx';
import { place, put, putSamples, read } from '../../app/roster/actions.ts';
import { Row } from '../../components/builds/Row.tsx';
import { Together } from '../../components/builds/Together.tsx';
import { entries, evicted, identity } from '../../app/roster/roster.ts';
import { rosterWords } from '../../app/roster/words.ts';
import type { TaggedReading } from '../../app/roster/formats.ts';
import * as css from './roster.module.css';

/** Characters that are listed of those that were found. */
const shown = 40;

function ImportDialog({ text }: { text: string }) {
  const t = rosterWords.value;
  const found = useSignal<TaggedReading | null>(null);
  const close = () => (dialog.value = null);
  const form = system.value?.form;
  if (!form) return null;
  const all = found.value?.characters ?? [];
  const only = all.length === 1 ? all[0] : undefined;
  const there = new Set((entries.value ?? []).map((entry) => entry.key));
  const putAll = () => {
    void put(all.map((build, at) => ({ build, tags: found.value?.tags[at] ?? [] })));
    close();
  };
  return (
    <Dialog title={t.importTitle} wide onClose={close}>
      <PasteBox first={text} read={read} found={found.value} onRead={(next) => (found.value = next)}>
        <p class="hint">{t.importHint}</p>
        {all.length > 0 && (
          <>
            <p class="acts">
              <button type="button" class="go" onClick={putAll}>
                {t.importAll(all.length)}
              </button>
              {/* Somebody who was sent alone may fight at once. */}
              {only &&
                ([0, 1] as const).map((side) => (
                  <button
                    key={side}
                    type="button"
                    onClick={() => {
                      place(side, only);
                      close();
                      show('match');
                    }}
                  >
                    {t.put(marks[side], only.name)}
                  </button>
                ))}
            </p>
            <Together of={all} close={close} />
            <ul class={css.entries} aria-label={words.value.characters}>
              {all.slice(0, shown).map((build, at) => (
                <li key={at}>
                  <span class={css.who}>
                    <bdi class={`name ${css.name}`}>{build.name || t.noName}</bdi>
                    {there.has(identity(build, form)) && <small>{t.alreadyIn}</small>}
                  </span>
                  <Row build={build} class={css.seals} />
                  <ul class={css.tags}>
                    {found.value?.tags[at]?.map((tag) => (
                      <li key={tag}>
                        <bdi>{tag}</bdi>
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
          </>
        )}
      </PasteBox>
    </Dialog>
  );
}

/** Opens the dialog that puts characters into the roster. */
export function openImport(text = ''): void {
  dialog.value = { kind: 'own', draw: () => <ImportDialog text={text} /> };
}

/** Notice of an empty roster, with the buttons that fill it. */
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
