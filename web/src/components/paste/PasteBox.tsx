// The box that takes text and files, chosen or dropped: has them read while the user types, and shows what was found
// and each problem with its place.
import { useEffect, useId } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Problem } from '#engine';
import { anchorOf, dialog } from '../../app/view.ts';
import { handOver } from '../../app/address.ts';
import { shellOf } from '../../app/language.ts';
import { type Pasted } from '../../app/read.ts';
import { lang, words } from '../../i18n/index.ts';
import { boxWords } from './words.ts';
import * as css from '../../styles/paste.module.css';

// The excerpt of a text that a problem points at.

/** Code points shown on either side of the marked words. */
const around = 24;

interface Excerpt {
  before: string;
  marked: string;
  after: string;
}

const linesOf = (text: string) => text.split(/\r\n|\n|\r/);

/** The line of a problem, cut to the words near it; null if the problem has no place in the text. */
export function excerpt(text: string, problem: Problem): Excerpt | null {
  const { line, column, length } = problem;
  if (line === undefined) return null;
  const written = linesOf(text)[line - 1];
  if (written === undefined) return null;
  const points = Array.from(written);
  const from = Math.min((column ?? 1) - 1, points.length);
  const to = Math.min(from + Math.max(length ?? 1, 1), points.length);
  const start = Math.max(0, from - around);
  const end = Math.min(points.length, to + around);
  return {
    before: (start > 0 ? '…' : '') + points.slice(start, from).join(''),
    marked: points.slice(from, Math.min(to, from + around)).join(''),
    after: points.slice(to, end).join('') + (end < points.length ? '…' : ''),
  };
}

/** Gives text that is pasted onto the screen, outside fields, to `take`, before the page takes it for the match. */
export function usePaste(take: (text: string) => void): void {
  useEffect(() => {
    const pasted = (event: ClipboardEvent) => {
      const { target } = event;
      const writing = target instanceof Element && target.closest('input, textarea') !== null;
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (dialog.value || writing || !text.trim()) return;
      event.preventDefault();
      event.stopPropagation();
      take(text);
    };
    // In the capture phase, before the page's own listener on the document.
    addEventListener('paste', pasted, { capture: true });
    return () => removeEventListener('paste', pasted, { capture: true });
  }, []);
}

/** Pause in typing (ms) after which the text is read. */
const patience = 120;

interface Told {
  problem: Problem;
  /** true: a note, not a mistake. */
  note: boolean;
}

/** Problems and notes of a text in the order of its lines. */
function told({ problems, notes = [] }: Pasted): Told[] {
  const all = [
    ...problems.map((problem) => ({ problem, note: false })),
    ...notes.map((problem) => ({ problem, note: true })),
  ];
  return all.sort(({ problem: a }, { problem: b }) => (a.line ?? 0) - (b.line ?? 0));
}

function Complaint({ problem, note, text }: Told & { text: string }) {
  const t = words.value;
  const shown = excerpt(text, problem);
  return (
    <li data-note={note}>
      <p>
        {note && <i>{boxWords.value.note}</i>}{' '}
        {problem.line !== undefined && <b>{t.at(problem.line, problem.column ?? 1)}</b>}{' '}
        {problem.whose?.[lang.value]} {problem[lang.value]}{' '}
        {problem.rule && (
          // In a new tab, since this page holds the text.
          <a href={anchorOf('rules', problem.rule)} target="_blank">
            {t.whyRule(problem.rule)}
          </a>
        )}
      </p>
      {shown && (
        <code>
          {shown.before}
          <mark>{shown.marked}</mark>
          {shown.after}
        </code>
      )}
    </li>
  );
}

/** The lines that were passed over, as they were written. */
function LeftOut({ lines, text }: { lines: readonly number[]; text: string }) {
  const written = linesOf(text);
  return (
    <details class={css.leftOut}>
      <summary>{boxWords.value.leftOut}</summary>
      <ol>
        {lines.map((line) => (
          <li key={line} value={line}>
            {written[line - 1]}
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Opens the page of another system, which reads the text as if it had been pasted there. */
function goTo(system: Pasted['elsewhere'], text: string): void {
  if (!system) return;
  handOver(text);
  location.assign(shellOf(system.id));
}

interface Props<R extends Pasted> {
  /** Text in the box at first. */
  first: string;
  /** Label and placeholder, for a box that takes only some kinds of text. */
  label?: string;
  hint?: string;
  read: (text: string) => Promise<R>;
  /** The last reading; null: the box is empty. */
  found: R | null;
  onRead: (found: R | null) => void;
  children?: ComponentChildren;
}

export function PasteBox<R extends Pasted>({ first, label, hint, read, found, onRead, children }: Props<R>) {
  const t = words.value;
  const text = useSignal(first);
  const id = useId();
  const asked = text.value;

  useEffect(() => {
    if (!asked.trim()) {
      onRead(null);
      return;
    }
    let here = true;
    const timer = setTimeout(() => {
      void read(asked).then((reading) => {
        if (here) onRead(reading);
      });
    }, patience);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [asked]);

  const openFile = async (file: File | undefined) => {
    if (!file) return;
    const { textOf } = await import('./textOf.ts');
    const read = await textOf(file);
    if (read !== null) text.value = read;
  };

  return (
    <div
      class={css.paste}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        const file = event.dataTransfer?.files[0];
        if (!file) return;
        event.preventDefault();
        void openFile(file);
      }}
    >
      <label for={id}>{label ?? boxWords.value.pasteLabel}</label>
      <textarea
        id={id}
        rows={6}
        autoFocus
        value={text.value}
        placeholder={hint ?? boxWords.value.pasteHint}
        spellcheck={false}
        aria-describedby={`${id}-said`}
        onInput={(event) => (text.value = event.currentTarget.value)}
      />
      <label class={css.file}>
        {boxWords.value.openFile}
        <input
          type="file"
          accept=".json,.txt,application/json,text/plain"
          onChange={(event) => void openFile(event.currentTarget.files?.[0])}
        />
      </label>
      <div id={`${id}-said`} aria-live="polite">
        {found && (
          <p class={css.said}>
            {found.elsewhere && <b>{found.elsewhere.name[lang.value]}</b>} {found.said[lang.value]}
          </p>
        )}
        {found && found.problems.length + (found.notes?.length ?? 0) > 0 && (
          <ul class={css.complaints}>
            {told(found).map((one, at) => (
              <Complaint key={at} {...one} text={asked} />
            ))}
          </ul>
        )}
      </div>
      {found?.leftOut && !found.told && <LeftOut lines={found.leftOut} text={asked} />}
      {found?.elsewhere && (
        <p class="acts">
          <button type="button" class="go" onClick={() => goTo(found.elsewhere, asked)}>
            {t.open}
          </button>
        </p>
      )}
      {children}
    </div>
  );
}
