// The dialog that sends a league: a link that carries all of it, or a file where it is too long for one.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { LeagueRequest, LinkMade } from '#engine';
import { pool } from '../../app/pool.ts';
import { dialog } from '../../app/view.ts';
import { toClipboard } from '../../util/clipboard.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { isAbort } from '../../engine/errors.ts';
import { askOne } from '../../engine/pool.ts';
import { lang } from '../../i18n/index.ts';
import { siteRoot } from '../../engine/trusted.ts';
import { Check } from '../../components/share/Check.tsx';
import { Field } from '../../components/share/CopyField.tsx';
import { LeftOut } from '../../components/share/LeftOut.tsx';
import { Meter } from '../../components/share/LengthMeter.tsx';
import { Qr } from '../../components/share/Qr.tsx';
import { address, places } from '../../app/share.ts';
import { en } from '../../components/share/strings.en.ts';
import { ja } from '../../components/share/strings.ja.ts';
import { saveLeague } from './file.ts';
import { leagueWords } from './words.ts';
import * as css from '../../styles/share.module.css';

const strings = { ja, en };
/** A longer address is cut somewhere on its way. */
const longest = 1900;

export default function ShareLeague({ request }: { request: LeagueRequest }) {
  const t = strings[lang.value];
  const w = leagueWords.value;
  const made = useSignal<LinkMade | null>(null);
  const failed = useSignal(false);
  const said = useSignal('');
  const hideNames = useSignal(false);

  useEffect(() => {
    const stop = new AbortController();
    const question = {
      call: 'leagueLink',
      request: JSON.stringify(request),
      names: !hideNames.value,
    } as const;
    askOne<LinkMade>(pool(), question, stop.signal).then(
      (link) => {
        made.value = link;
        failed.value = false;
      },
      (error: unknown) => {
        if (!isAbort(error)) failed.value = true;
      },
    );
    return () => stop.abort();
  }, [request, hideNames.value]);

  const link = made.value;
  const url = link ? address(siteRoot.href, request.system, link.fragment, null) : '';
  const tooLong = url.length > longest;
  const copy = async (text: string) => {
    if (text) said.value = (await toClipboard(text)) ? t.copied : t.notCopied;
  };
  return (
    <Dialog title={w.share} wide onClose={() => (dialog.value = null)}>
      <div class={css.share}>
        {link && url.length <= places[0].most ? (
          <Qr text={url} label={t.qr} />
        ) : (
          <p class={`${css.qr} hint`}>{link ? t.noQr : t.making}</p>
        )}
        <div class={css.fields}>
          {failed.value && <p role="alert">{t.failed}</p>}
          {tooLong ? (
            <p role="alert">{w.tooLong}</p>
          ) : (
            <>
              <Field
                name={t.link}
                value={url}
                copyName={t.copyLink}
                copy={t.copy}
                main
                onCopy={() => void copy(url)}
              />
              {link && <Meter length={url.length} t={t} />}
            </>
          )}
          <p class={css.options}>
            <Check of={hideNames} label={t.hideNames} />
          </p>
          <p class={css.said} role="status">
            {said}
          </p>
          <p class="acts">
            <button type="button" onClick={() => saveLeague(request)}>
              {t.file}
            </button>
          </p>
        </div>
      </div>
      {link && <LeftOut of={link.leftOut} title={t.leftOut} note={t.fileNote} />}
    </Dialog>
  );
}
