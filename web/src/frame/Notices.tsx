// Notices above the screens: no engine, no storage, a link that can't be opened.
import { lazy } from '../components/lazy.tsx';
import { lang, words } from '../i18n/index.ts';
import { badLink, copyAndTell, engineState, storageDenied } from '../app/view.ts';
import { client, refused, waiting } from '../app/fight/match.ts';
import { reasons } from '../engine/reasons.ts';
import * as frameCss from './frame.module.css';

const BadLink = lazy(() => import('../features/paste/BadLink.tsx'));

/** Whether a link's fight was to be opened and could not: then no other fight is shown in its place. */
const opening = () => 'opening' in document.documentElement.dataset;

function EngineNotice() {
  const t = words.value;
  const state = engineState.value;
  if (typeof state === 'object') {
    return (
      <p class="notice" role="alert">
        <b>{t.engineFailed}</b> {reasons[state.reason][lang.value]} {!opening() && t.engineFailedNote}
        <button type="button" onClick={() => location.reload()}>
          {t.retry}
        </button>
      </p>
    );
  }
  const broke = client()?.broke.value;
  if (!broke) return null;
  return (
    <p class="notice" role="alert">
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
      {waiting.value && <div class={frameCss.thin} role="progressbar" aria-label={t.loading} />}
      <EngineNotice />
      {refused.value && (
        <p class="notice" role="alert">
          {refused.value[lang.value]}
        </p>
      )}
      {storageDenied.value && <p class="notice">{t.storageDenied}</p>}
      {badLink.value && <BadLink of={badLink.value} />}
    </>
  );
}

/** Shown where there is no engine: the reason, a way to try again, and the link that could not be opened. */
export function NoEngine() {
  return (
    <>
      <Notices />
      {opening() && (
        <p class="notice">
          <code>{location.href}</code>
        </p>
      )}
    </>
  );
}
