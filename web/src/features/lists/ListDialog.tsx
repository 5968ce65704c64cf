// Boxes that take a skill list: the dialog that changes the list of the match, and the box in the notice of a link
// whose list isn't at hand. The list is checked by the engine before it is used.
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { PasteBox } from '../../components/paste/PasteBox.tsx';
import { type ListReading, readList, remember, remembered, usualList } from './ask.ts';
import { type List, fileNameOf, listInUse, titleOf, unknownIn } from './list.ts';
import { listsWords } from './words.ts';
import { fightUnder, goBack, settings, setup, system } from '../../app/fight/match.ts';
import { dialog, tell } from '../../app/view.ts';
import { download } from '../../util/download.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { marks } from '../../app/sheet/names.ts';
import { reasonOf } from '../../engine/reason.ts';
import { lang } from '../../i18n/index.ts';
import { without } from '../../util/basics.ts';
import { openPasted } from '../../app/address.ts';
import { fieldOf } from '../../app/sheet/form.ts';
import * as css from './lists.module.css';

interface Props {
  /** The setting that takes the list. */
  setting: string;
  /** Text of the button that uses the list. */
  use: string;
  onUse: (list: List) => void;
  /** Note about a good list, shown before it is used. */
  mind?: (list: List) => ComponentChildren;
}

/** A box into which a skill list is pasted or dropped, or for which a file is chosen. It shows all problems of the
 * list; only a list without problems can be used. */
function ListBox({ setting, use, onUse, mind }: Props) {
  const t = listsWords.value;
  const found = useSignal<ListReading | null>(null);
  const list = found.value?.list;
  return (
    <PasteBox
      first=""
      label={t.label}
      hint={t.hint}
      read={(text) => readList(text, setting)}
      found={found.value}
      onRead={(next) => (found.value = next)}
    >
      {list && mind?.(list)}
      {list && (
        <p class="acts">
          <button type="button" class="go" onClick={() => onUse(list)}>
            {use}
          </button>
        </p>
      )}
    </PasteBox>
  );
}

const sides = [0, 1] as const;

/** Names the skills on the two sheets that the list doesn't have. */
function Unknown({ of }: { of: List }) {
  const now = setup.value;
  const form = system.value?.form;
  if (!now || !form) return null;
  return (
    <>
      {sides.map((side) => {
        const names = unknownIn(now.sides[side], form, of);
        if (names.length === 0) return null;
        return (
          <p key={side} class="hint">
            {listsWords.value.unknown(marks[side], now.sides[side].name, [...new Set(names)])}
          </p>
        );
      })}
    </>
  );
}

function InUse({ setting }: { setting: string }) {
  const t = listsWords.value;
  const list = listInUse(setting);
  const form = system.value?.form;
  return (
    <section class={css.ownList} aria-labelledby="list-in-use">
      <h3 id="list-in-use">{t.inUse}</h3>
      {!list && <p>{t.usual(form?.items.length ?? 0)}</p>}
      {list && (
        <>
          <p>
            <b>
              <bdi>{t.named(list)}</bdi>
            </b>{' '}
            {t.counts(list)}
          </p>
          <p class="acts">
            <button
              type="button"
              onClick={() => download(fileNameOf(list), `${JSON.stringify(list, null, 2)}\n`)}
            >
              {t.save}
            </button>
            <button type="button" onClick={() => takeAway(setting)}>
              {t.takeAway}
            </button>
          </p>
        </>
      )}
    </section>
  );
}

function takeAway(setting: string): void {
  fightUnder(without(settings.value ?? {}, setting));
  tell(listsWords.value.tookAway, goBack);
}

function put(setting: string, list: List): void {
  fightUnder({ ...settings.value, [setting]: list });
  remember(setting, list);
  dialog.value = null;
  tell(listsWords.value.used(titleOf(list)), goBack);
}

async function saveUsual(setting: string): Promise<void> {
  try {
    download('house-list.json', `${await usualList(setting)}\n`);
  } catch (error) {
    tell(reasonOf(error)[lang.value]);
  }
}

export function ListDialog({ setting }: { setting: string }) {
  const t = listsWords.value;
  return (
    <Dialog title={t.title} wide onClose={() => (dialog.value = null)}>
      <p class="hint">{t.about}</p>
      <InUse setting={setting} />
      <ListBox
        setting={setting}
        use={t.use}
        onUse={(list) => put(setting, list)}
        mind={(list) => <Unknown of={list} />}
      />
      <p class="hint">
        <button type="button" class="text" onClick={() => void saveUsual(setting)}>
          {t.example}
        </button>{' '}
        {t.exampleNote}
      </p>
    </Dialog>
  );
}

/** Fragment that was tried with the remembered list: it is tried once only. */
let tried = '';

/** The box below a link whose fight uses a skill list that isn't at hand; a list that is put in opens the link. */
export function Lacking({ fragment }: { fragment: string }) {
  const t = listsWords.value;
  const setting = system.value?.settings.find((one) => fieldOf(one).type === 'file')?.key ?? '';
  const openWith = (list: List) => openPasted(fragment, { [setting]: list });
  useEffect(() => {
    const known = remembered(setting);
    if (!known || tried === fragment) return;
    tried = fragment;
    void openWith(known);
  }, [fragment]);
  if (!setting) return null;
  return (
    <>
      <p>{t.lacking}</p>
      <ListBox
        setting={setting}
        use={t.openWith}
        onUse={(list) => {
          remember(setting, list);
          void openWith(list);
        }}
      />
    </>
  );
}
