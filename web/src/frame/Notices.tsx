// What the reader must know before anything else: no engine, no storage, a link that can't be opened.
import { lazy } from '../components/lazy.tsx';
import { lang, words } from '../i18n/index.ts';
import { copyAndTell } from '../app/copyAndTell.ts';
import { client, refused, waiting } from '../app/match.ts';
import { reasons } from '../engine/reasons.ts';
import { badLink, engineState, storageDenied } from '../app/view.ts';
import * as noticeCss from '../styles/notice.module.css';
import * as css from './Notices.module.css';

const BadLink = lazy(() => import('../features/paste/BadLink.tsx'));

function EngineNotice() {
  const t = words.value;
  const state = engineState.value;
  if (typeof state === 'object') {
    return (
      <p class={noticeCss.notice} role="alert">
        <b>{t.engineFailed}</b> {reasons[state.reason][lang.value]} {t.engineFailedNote}
        <button type="button" onClick={() => location.reload()}>
          {t.retry}
        </button>
      </p>
    );
  }
  const broke = client()?.broke.value;
  if (!broke) return null;
  return (
    <p class={noticeCss.notice} role="alert">
      {t.engineBroke}
      <button type="button" onClick={() => void copyAndTell(JSON.stringify(broke))}>
        {t.copyCase}
      </button>
    </p>
  );
}

export function Notices() {
  const t = words.value;
  return (
    <>
      {waiting.value && <div class={css.thin} role="progressbar" aria-label={t.loading} />}
      <EngineNotice />
      {refused.value && (
        <p class={noticeCss.notice} role="alert">
          {refused.value[lang.value]}
        </p>
      )}
      {storageDenied.value && <p class={noticeCss.notice}>{t.storageDenied}</p>}
      {badLink.value && <BadLink of={badLink.value} />}
    </>
  );
}
