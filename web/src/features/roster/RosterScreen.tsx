// The roster screen: what is kept, found by words and tags, to be put on a side, compared, or taken along.
import { useEffect } from 'preact/hooks';
import { lazy } from '../../components/lazy.tsx';
import { WithTerm } from '../../components/term/WithTerm.tsx';
import { words } from '../../i18n/index.ts';
import { Empty } from './Empty.tsx';
import { EntryList } from './EntryList.tsx';
import { openImport } from './openImport.tsx';
import { entries, loadRoster } from '../../app/roster/roster.ts';
import { StorageNotice } from './StorageNotice.tsx';
import { rosterWords } from '../../app/roster/words.ts';
import { Tools } from './Tools.tsx';
import { sentRoster } from '../../app/view.ts';
import { usePaste } from '../../components/paste/usePaste.ts';
import * as screenCss from '../../styles/screen.module.css';
import * as css from './roster.module.css';

const Recent = lazy(() => import('../letters/Recent.tsx'));

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
          <EntryList />
        </>
      )}
    </div>
  );
}
