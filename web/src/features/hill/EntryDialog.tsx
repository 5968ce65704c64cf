// Dialog for entering the hill: shows the file that would be added and what is wrong with it, and offers the address at
// which the repository's host adds it.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { HillEntry } from '#analysis';
import type { Build } from '#engine';
import { branch, host, isRepository } from '../../util/basics.ts';
import { pool } from '../../app/pool.ts';
import { dialog } from '../../app/view.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { CopyField } from '../../components/share/parts.tsx';
import { isAbort } from '../../engine/errors.ts';
import { askOne } from '../../engine/pool.ts';
import { reasonOf } from '../../engine/reason.ts';
import { lang } from '../../i18n/index.ts';
import { toClipboard } from '../../util/clipboard.ts';
import { hill, terms } from './hill.ts';
import { hillWords } from './words.ts';
import * as shareCss from '../../styles/share.module.css';
import * as css from './hill.module.css';

// The file's name, and the address with which the host offers to make that file.

/** Longest address in characters; the host refuses longer ones. */
export const longest = 8000;

/** The repository "owner/name" from the site's HTML; null where it names none, or no valid one. */
export function repositoryOf(said: string | undefined): string | null {
  return said !== undefined && isRepository(said) ? said : null;
}

/** File name without its ending, made of the plain letters and digits of a name; "" if it has none. */
export function stemOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
  return plain
    .toLowerCase()
    .replace(/[^a-z0-9_]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40);
}

export const pathOf = (system: string, stem: string): string => `hill/${system}/${stem}.txt`;

/** Address that offers to make the file. `whole`: it holds the text; false: it would be too long with it. */
export function addressOf(repository: string, path: string, text: string): { url: string; whole: boolean } {
  const url = new URL(`/${repository}/new/${branch}`, host);
  url.searchParams.set('filename', path);
  const without = url.href;
  url.searchParams.set('value', text);
  return url.href.length <= longest ? { url: url.href, whole: true } : { url: without, whole: false };
}

const repository = () => repositoryOf(document.documentElement.dataset['repository']);

/** Codes of problems that also arise when an entry is meant to replace an entrant. */
const taken = new Set(['hillSameName', 'hillSameFile']);

interface SendProps {
  path: string;
  entry: HillEntry;
  copy: (text: string) => void;
}

function Send({ path, entry, copy }: SendProps) {
  const t = hillWords.value;
  const where = repository();
  const to = where && addressOf(where, path, entry.text);
  if (!to) return <p>{t.noRepository}</p>;
  return (
    <>
      <CopyField
        name={t.address}
        value={to.url}
        copyName={t.copyAddress}
        copy={t.copyAddress}
        onCopy={() => copy(to.url)}
      />
      <p class="hint">{to.whole ? t.leaves : t.tooLong}</p>
      <p class="acts">
        <a class="button" href={to.url} target="_blank" rel="noopener noreferrer">
          {t.openAddress}
        </a>
      </p>
    </>
  );
}

export default function EntryDialog({ build }: { build: Build }) {
  const t = hillWords.value;
  const stem = useSignal(stemOf(build.name));
  const entry = useSignal<(HillEntry & { stem: string }) | null>(null);
  const failed = useSignal('');
  const said = useSignal('');
  const system = hill.value?.system ?? '';
  useEffect(() => {
    const stop = new AbortController();
    const question = {
      hill: JSON.stringify(terms.value),
      newcomer: JSON.stringify(build),
      file: `${stem.value}.txt`,
    };
    askOne<HillEntry>(pool(), { call: 'hillEntry', ...question }, stop.signal).then(
      (answer) => {
        // The file of a name without plain letters is named by the build's digest.
        if (!entry.value && !stem.value) stem.value = `entry-${answer.digest.slice(0, 8)}`;
        else entry.value = { ...answer, stem: stem.value };
        failed.value = '';
      },
      (error: unknown) => {
        if (!isAbort(error)) failed.value = reasonOf(error)[lang.value];
      },
    );
    return () => stop.abort();
  }, [stem.value]);
  const now = entry.value;
  const path = pathOf(system, stem.value);
  const copy = (text: string) =>
    void toClipboard(text).then((done) => (said.value = done ? t.copied : t.notCopied));
  return (
    <Dialog title={t.entryTitle} wide onClose={() => (dialog.value = null)}>
      <p>{t.entryNote(path)}</p>
      {failed.value && <p role="alert">{failed.value}</p>}
      {now && (
        <div class={shareCss.fields}>
          <label for="hill-file">{t.fileName}</label>
          <p class={css.fileName}>
            <input
              id="hill-file"
              value={stem.value}
              maxLength={60}
              spellcheck={false}
              autocomplete="off"
              aria-describedby="hill-file-note"
              onInput={(event) => (stem.value = event.currentTarget.value)}
            />
            <span id="hill-file-note" class="hint">
              {t.fileNameNote}
            </span>
          </p>
          {now.problems.length > 0 && (
            <div role="alert" class={css.wrong}>
              <p>{t.wrong}</p>
              <ul>
                {now.problems.map((problem, at) => (
                  <li key={at}>{problem[lang.value]}</li>
                ))}
              </ul>
              {now.problems.some(({ code }) => taken.has(code)) && <p>{t.change}</p>}
            </div>
          )}
          <label for="hill-text">{t.text}</label>
          <textarea id="hill-text" class={css.text} readOnly rows={8} value={now.text} />
          <p class="acts">
            <button type="button" onClick={() => copy(now.text)}>
              {t.copyText}
            </button>
            <button type="button" onClick={() => copy(path)}>
              {t.copyPath}
            </button>
          </p>
          {now.problems.length === 0 && now.stem === stem.value && (
            <Send path={path} entry={now} copy={copy} />
          )}
          <p class={shareCss.said} role="status">
            {said}
          </p>
        </div>
      )}
    </Dialog>
  );
}
