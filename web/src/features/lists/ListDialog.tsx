// The skill list of the match: which one is in use, another one, and the way back.
import { fightUnder, goBack, settings, setup, system } from '../../app/match.ts';
import { dialog, tell } from '../../app/view.ts';
import { download } from '../../util/download.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { marks } from '../../app/sides.ts';
import { reasonOf } from '../../engine/reason.ts';
import { lang } from '../../i18n/index.ts';
import { without } from '../../util/without.ts';
import { remember, usualList } from './ask.ts';
import { type List, fileNameOf, listInUse, titleOf, unknownIn } from './list.ts';
import { ListBox } from './ListBox.tsx';
import { listsWords } from './words.ts';
import * as css from './lists.module.css';

const sides = [0, 1] as const;

/** Skills of the two sheets that would be strange to them with this list. */
function Unknown({ of }: { of: List }) {
  const now = setup.value;
  const form = system.value?.form;
  if (!now || !form) return null;
  return (
    <>
      {sides.map((side) => {
        const names = unknownIn(now[side], form, of);
        if (names.length === 0) return null;
        return (
          <p key={side} class="hint">
            {listsWords.value.unknown(marks[side], now[side].name, [...new Set(names)])}
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

export default function ListDialog({ setting }: { setting: string }) {
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
