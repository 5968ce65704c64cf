// The roster screen: lists the characters that the browser keeps, and lets them be searched, tagged, put on a side,
// compared and exported. Looking at it writes nothing.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { entries, exported, loadRoster } from '../../app/roster/roster.ts';
import { rosterWords } from '../../app/roster/words.ts';
import { lazy } from '../../components/lazy.tsx';
import { WithTerm } from '../../components/term/WithTerm.tsx';
import { words } from '../../i18n/index.ts';
import { Empty, openImport } from './ImportDialog.tsx';
import { EntryList } from './EntryList.tsx';
import { Ticked, Tools } from './Tools.tsx';
import { sentRoster } from '../../app/view.ts';
import { usePaste } from '../../components/paste/PasteBox.tsx';
import * as css from './roster.module.css';
import * as screenCss from '../../styles/screen.module.css';

const day = 86_400_000;

type Promised = 'unknown' | 'yes' | 'no' | 'refused';

/** Says where the roster is stored, whether the browser may clear it, and when it was last exported. */
function StorageNotice() {
  const t = rosterWords.value;
  const promised = useSignal<Promised>('unknown');
  const { storage } = navigator as { storage?: StorageManager };
  const count = entries.value?.length ?? 0;
  useEffect(() => {
    if (promised.value !== 'refused')
      storage?.persisted().then((yes) => (promised.value = yes ? 'yes' : 'no'), none);
  }, [count]);
  if (count === 0) return null;
  const ask = () => storage?.persist().then((yes) => (promised.value = yes ? 'yes' : 'refused'), none);
  const since = exported.value;
  return (
    <p class={css.stored}>
      {t.stored} {promised.value === 'yes' && t.persisted}
      {promised.value === 'no' && t.notPersisted}
      {promised.value === 'refused' && t.refused}{' '}
      {since === null ? t.neverExported : t.exportedDays(Math.max(0, Math.floor((Date.now() - since) / day)))}
      {promised.value === 'no' && (
        <button type="button" class="text" onClick={() => void ask()}>
          {t.ask}
        </button>
      )}
    </p>
  );
}

/** Ignores an error: a browser that can't tell promises nothing. */
function none(): void {
  return;
}

const Recent = lazy(() => import('../correspondence/Recent.tsx'));

export default function RosterScreen() {
  const t = rosterWords.value;
  const all = entries.value;
  useEffect(() => void loadRoster(), []);
  usePaste(openImport);
  const sent = sentRoster.value;
  useEffect(() => {
    if (!sent) return;
    sentRoster.value = '';
    openImport(sent);
  }, [sent]);
  return (
    <div class={`${screenCss.screen} ${css.roster}`}>
      <header>
        <h1>
          {words.value.screens.roster} {all && all.length > 0 && <small>{t.count(all.length)}</small>}
        </h1>
        <p class={screenCss.lead}>
          <WithTerm of="sheet" said={t.lead} />
        </p>
        <StorageNotice />
      </header>
      <Recent />
      {all?.length === 0 && <Empty />}
      {all && all.length > 0 && (
        <>
          <Tools onPaste={() => openImport()} />
          <div>
            <Ticked />
            <EntryList />
          </div>
        </>
      )}
    </div>
  );
}
