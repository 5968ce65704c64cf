// What the reader must know before anything else: no storage, no engine, a link that can't be opened.
import { lazy } from '../components/lazy.tsx';
import { lang, words } from '../i18n/index.ts';
import { badLink, engineState, storageDenied } from './view.ts';

const BadLink = lazy(async () => (await import('../features/paste/BadLink.tsx')).default);

export function Notices() {
  const t = words.value;
  const engine = engineState.value;
  return (
    <>
      {typeof engine === 'object' && (
        <p class="notice" role="alert">
          <b>{t.engineFailed}</b> {engine.reason[lang.value]} {t.engineFailedNote}{' '}
          <button type="button" onClick={() => location.reload()}>
            {t.retry}
          </button>
        </p>
      )}
      {storageDenied.value && <p class="notice">{t.storageDenied}</p>}
      {badLink.value && <BadLink of={badLink.value} />}
    </>
  );
}
