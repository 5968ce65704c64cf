// Boxes that take a skill list: the dialog that changes the list of the match, as a form or as JSON, and the box in the
// notice of a link whose list isn't at hand. The list is checked by the engine before it is used.
import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { PasteBox } from '../../components/paste/PasteBox.tsx';
import type { ListSchema } from '#analysis';
import { type ListReading, formatOfLists, readList, remember, remembered, usualList } from './ask.ts';
import { type Draft, ListForm } from './ListForm.tsx';
import { type Value, fieldsOf, resolved } from './format.ts';
import { type List, fileNameOf, listInUse, settingIn, titleOf, unknownIn } from './list.ts';
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
  /** Text in the box at first. */
  first?: string;
  /** Is told the text whenever it is read. */
  onText?: (text: string) => void;
  /** Text of the button that uses the list. */
  use: string;
  onUse: (list: List) => void;
  /** Note about a good list, shown before it is used. */
  mind?: (list: List) => ComponentChildren;
}

/** What the system calls its lists: a skill list, or data. */
const labelOf = (setting: string): string =>
  system.value?.settings.find(({ key }) => key === setting)?.label[lang.value] ?? '';

/** A box into which a skill list is pasted or dropped, or for which a file is chosen. It shows all problems of the
 * list; only a list without problems can be used. */
function ListBox({ setting, first = '', onText, use, onUse, mind }: Props) {
  const t = listsWords.value;
  const found = useSignal<ListReading | null>(null);
  const list = found.value?.list;
  return (
    <PasteBox
      first={first}
      label={t.title(labelOf(setting))}
      hint={t.hint}
      read={(text) => {
        onText?.(text);
        return readList(text, setting);
      }}
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
  return (
    <section class={css.ownList} aria-labelledby="list-in-use">
      <h3 id="list-in-use">{t.inUse}</h3>
      {!list && <p>{t.usual(labelOf(setting))}</p>}
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

/** The list to begin with: that of the match, or the house's under a name of one's own. */
async function firstDraft(setting: string, schema: ListSchema): Promise<Draft> {
  const own = listInUse(setting);
  if (own) return { list: own as unknown as Value, touched: true };
  const house = fieldsOf(JSON.parse(await usualList(setting)) as Value);
  const title = listsWords.value.mine;
  // A list has its title itself, or in its head.
  const named =
    resolved(schema, schema).properties?.['name'] === undefined
      ? { list: { id: 'own', title, version: '1' } }
      : { name: title };
  return { list: { ...house, ...named }, touched: false };
}

/** The list as JSON, to be pasted, opened, saved and taken away. */
function ListJson({
  setting,
  first,
  onText,
}: {
  setting: string;
  first: string;
  onText: (text: string) => void;
}) {
  const t = listsWords.value;
  return (
    <>
      <p class="hint">{t.about}</p>
      <InUse setting={setting} />
      <ListBox
        setting={setting}
        first={first}
        onText={onText}
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
    </>
  );
}

interface BothProps {
  setting: string;
  schema: ListSchema;
  draft: Signal<Draft>;
  /** Number of problems of the draft. */
  wrong: Signal<number>;
}

/** The form and the JSON of one draft, one of them at a time. */
function Both({ setting, schema, draft, wrong }: BothProps) {
  const t = listsWords.value;
  const view = useSignal<'form' | 'json'>('form');
  /** The JSON as it is written; null: as the form left it. */
  const text = useSignal<string | null>(null);
  const change = (to: 'form' | 'json') => {
    const written = text.value;
    if (to === 'form' && written?.trim()) {
      try {
        const inside = settingIn(written, setting) ?? (JSON.parse(written) as unknown);
        const same = JSON.stringify(inside) === JSON.stringify(draft.value.list);
        if (!same) draft.value = { list: inside as Value, touched: true };
      } catch {
        tell(t.noJson);
        return;
      }
    }
    text.value = null;
    view.value = to;
  };
  return (
    <>
      <fieldset class={css.views}>
        <legend class="vh">{t.views}</legend>
        {(['form', 'json'] as const).map((one) => (
          <label key={one}>
            <input type="radio" name="list-view" checked={view.value === one} onChange={() => change(one)} />
            {t[one]}
          </label>
        ))}
      </fieldset>
      {view.value === 'form' ? (
        <ListForm setting={setting} schema={schema} draft={draft} wrong={wrong} />
      ) : (
        <ListJson
          setting={setting}
          first={JSON.stringify(draft.value.list, null, 2)}
          onText={(written) => (text.value = written)}
        />
      )}
    </>
  );
}

export function ListDialog({ setting }: { setting: string }) {
  const t = listsWords.value;
  const schema = useSignal<ListSchema | null | undefined>(undefined);
  const draft = useSignal<Draft>({ list: {}, touched: false });
  const wrong = useSignal(0);
  const close = () => {
    dialog.value = null;
    const { touched } = draft.value;
    const list = listInUse(setting);
    if (touched && wrong.value > 0) tell(t.notYet(wrong.value));
    else if (touched && list) tell(t.keptOn(titleOf(list)));
  };
  useEffect(() => {
    void (async () => {
      try {
        const format = await formatOfLists();
        if (format) draft.value = await firstDraft(setting, format);
        schema.value = format;
      } catch (error) {
        // Without the format there is still the JSON.
        schema.value = null;
        tell(reasonOf(error)[lang.value]);
      }
    })();
  }, []);
  return (
    <Dialog title={t.title(labelOf(setting))} class={css.dialog} onClose={close}>
      {schema.value && <Both setting={setting} schema={schema.value} draft={draft} wrong={wrong} />}
      {schema.value === null && <ListJson setting={setting} first="" onText={() => undefined} />}
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
