// Menu of the record: copies, saves or prints it. Fetched when the menu is about to open.
import { download } from '../../../util/download.ts';
import { askOne } from '../../../engine/pool.ts';
import { reasonOf } from '../../../engine/reason.ts';
import { lang, words } from '../../../i18n/index.ts';
import { copyLine, copyLog, fileName, saveLog } from '../../../app/fight/copy.ts';
import { copyAndTell, tell } from '../../../app/view.ts';
import { fought, matchOf, system } from '../../../app/fight/match.ts';
import { pool } from '../../../app/pool.ts';
import { notationName } from '../../../app/fight/record.ts';
import { fromThread } from '../../../app/fight/thread.ts';
import { step } from '../../../app/fight/replay.ts';
import { CopyNew } from '../../../components/share/CopyNew.tsx';
import { standsAt } from './Record.tsx';
import { notation } from './RecordHead.tsx';
import { recordWords } from './recordWords.ts';

/**
 * The fight as a JSON record, as its players keep battles; written by the analysis module. null: failed, and
 * a message says why.
 */
async function recordText(): Promise<string | null> {
  const now = fought.value;
  if (!now) return null;
  try {
    return await askOne<string>(pool(), { call: 'record', match: JSON.stringify(matchOf(now)) });
  } catch (error) {
    tell(reasonOf(error)[lang.value]);
    return null;
  }
}

async function copyRecord(): Promise<void> {
  const text = await recordText();
  if (text !== null) await copyAndTell(text);
}

async function saveRecord(): Promise<void> {
  const text = await recordText();
  if (text !== null) download(`${fileName()}.json`, text);
}

export default function RecordActions() {
  const t = words.value;
  const r = recordWords.value;
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="c"
        disabled={step.value === 0}
        onClick={() => void copyLine(standsAt.peek())}
      >
        {r.copyLine}
      </button>
      <button type="button" onClick={() => void copyLog('text', 'ja')}>
        {r.copyJa}
      </button>
      <button type="button" onClick={() => void copyLog('text', 'en')}>
        {r.copyEn}
      </button>
      <button type="button" onClick={() => void copyLog('classic')}>
        {t.copyClassic(notationName.value)}
      </button>
      {system.value?.records && (
        <>
          <button type="button" onClick={() => void copyLog('latest')}>
            {r.copyLatest}
          </button>
          {fromThread.value && <CopyNew />}
          <button type="button" onClick={() => void copyRecord()}>
            {r.copyRecord}
          </button>
          <button type="button" onClick={() => void saveRecord()}>
            {r.saveRecord}
          </button>
        </>
      )}
      <button type="button" onClick={() => void saveLog(notation.value)}>
        {t.save}
      </button>
      <button type="button" onClick={() => print()}>
        {t.print}
      </button>
    </>
  );
}
