// The dialog that shares a league or a roster: by a link that carries all of it, or as a file if that is too long.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { LinkMade } from '#engine';
import type { AnalysisQuestion } from '../../engine/protocol.ts';
import { pool } from '../../app/pool.ts';
import { dialog } from '../../app/view.ts';
import { toClipboard } from '../../util/clipboard.ts';
import { Dialog } from '../Dialog.tsx';
import { EngineRefused, isAbort } from '../../engine/errors.ts';
import { askOne } from '../../engine/pool.ts';
import { lang } from '../../i18n/index.ts';
import { siteRoot } from '../../engine/trusted.ts';
import { Check, CopyField, LeftOut, Meter, Qr } from './parts.tsx';
import { address, places } from '../../app/share.ts';
import { shareWords } from './words.ts';
import * as css from '../../styles/share.module.css';

/** Longest address in characters: longer ones may be cut on their way. */
const longest = 1900;

interface Props {
  title: string;
  system: string;
  /** The question for the link, with or without names; a new function makes it be asked again. */
  question: (names: boolean) => AnalysisQuestion;
  /** Sentence for a link that is too long. */
  tooLongSaid: string;
  save: () => void;
  saveSaid?: string;
}

export function ShareLink({ title, system, question, tooLongSaid, save, saveSaid }: Props) {
  const t = shareWords.value;
  const made = useSignal<LinkMade | null>(null);
  /** The reason why there is no link; "": none. */
  const failed = useSignal('');
  const said = useSignal('');
  const hideNames = useSignal(false);

  useEffect(() => {
    const stop = new AbortController();
    askOne<LinkMade>(pool(), question(!hideNames.value), stop.signal).then(
      (link) => {
        made.value = link;
        failed.value = '';
      },
      (error: unknown) => {
        if (isAbort(error)) return;
        made.value = null;
        const problem = error instanceof EngineRefused ? error.problems[0] : undefined;
        failed.value = problem?.[lang.value] ?? t.failed;
      },
    );
    return () => stop.abort();
  }, [question, hideNames.value]);

  const link = made.value;
  const url = link ? address(siteRoot.href, system, link.fragment, null) : '';
  const tooLong = url.length > longest;
  const copy = async (text: string) => {
    if (!text) return false;
    const done = await toClipboard(text);
    said.value = done ? t.copied : t.notCopied;
    return done;
  };
  return (
    <Dialog title={title} wide onClose={() => (dialog.value = null)}>
      <div class={css.share}>
        {link && url.length <= places[0].most ? (
          <Qr text={url} label={t.qr} />
        ) : (
          !failed.value && <p class={`${css.qr} hint`}>{link ? t.noQr : t.making}</p>
        )}
        <div class={css.fields}>
          {failed.value || tooLong ? (
            <p role="alert">{failed.value || tooLongSaid}</p>
          ) : (
            <>
              <CopyField
                name={t.link}
                value={url}
                copyName={t.copyLink}
                copy={t.copy}
                main
                onCopy={() => copy(url)}
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
            <button type="button" onClick={save}>
              {saveSaid ?? t.file}
            </button>
          </p>
        </div>
      </div>
      {link && <LeftOut of={link.leftOut} t={t} note={t.fileNote} />}
    </Dialog>
  );
}
