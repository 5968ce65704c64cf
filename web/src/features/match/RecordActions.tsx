// Takes the record along: copied, saved or printed. Fetched when somebody is about to look.
import { copyLog, saveLog } from '../../app/copy.ts';
import { system } from '../../app/match.ts';
import { words } from '../../i18n/index.ts';
import { notationName } from '../../app/log.ts';
import { notation } from './recordState.ts';

const records = () => import('../../app/records.ts');

export default function RecordActions() {
  const t = words.value;
  return (
    <>
      <button type="button" onClick={() => void copyLog('text', 'ja')}>
        {t.copyJa}
      </button>
      <button type="button" onClick={() => void copyLog('text', 'en')}>
        {t.copyEn}
      </button>
      <button type="button" onClick={() => void copyLog('classic')}>
        {t.copyClassic(notationName.value)}
      </button>
      {system.value?.records && (
        <>
          <button type="button" onClick={() => void copyLog('latest')}>
            {t.copyLatest}
          </button>
          <button type="button" onClick={() => void records().then((one) => one.copyRecord())}>
            {t.copyRecord}
          </button>
          <button type="button" onClick={() => void records().then((one) => one.saveRecord())}>
            {t.saveRecord}
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
