// Copies or saves characters and the fight in the formats of virtual tabletops and chats (docs/tables.md), one
// row each.
import type { ComponentChildren } from 'preact';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ExportedFile, TableForm } from '#analysis';
import type { Match } from '#engine';
import { toClipboard } from '../../util/clipboard.ts';
import type { Fight } from '../../engine/fight.ts';
import { marks, nameOf } from '../../app/sheet/names.ts';
import { pool } from '../../app/pool.ts';
import { askOne } from '../../engine/pool.ts';
import { lang } from '../../i18n/index.ts';
import { download } from '../../util/download.ts';
import { formWords } from './words.ts';
import * as css from './Forms.module.css';

/**
 * Copies a text that is still being made: the clipboard gets a promise, so that the press of the button still
 * counts as its permission. false: nothing was copied. Rejects if the text could not be made.
 */
async function copyLater(text: Promise<string>): Promise<boolean> {
  const blob = text.then((made) => new Blob([made], { type: 'text/plain' }));
  // A failure is reported below; this only avoids an unhandled rejection.
  blob.catch(() => undefined);
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    return true;
  } catch {
    return toClipboard(await text);
  }
}

interface RowProps {
  action: string;
  about: string;
  /** The short text on the button. */
  verb: string;
  onPress: () => void;
}

/** A row: what its button does, and what the result is for. */
export function Row({ action, about, verb, onPress }: RowProps) {
  return (
    <li class={css.row}>
      <p>
        <b>{action}</b>
        <span class="hint">{about}</span>
      </p>
      <button type="button" aria-label={action} onClick={onPress}>
        {verb}
      </button>
    </li>
  );
}

export function Rows({ children }: { children: ComponentChildren }) {
  return <ul class={css.forms}>{children}</ul>;
}

interface TablesProps {
  match: Match;
  fight: Fight;
  url: string;
  names: boolean;
  /** Shows a sentence in the dialog's status line. */
  say: (said: string) => void;
}

/** Formats with one text for each member; those of `fights` are about the fight. */
const pieces = ['ccfolia', 'udonarium', 'bcdice'] as const;
const fights = ['discord', 'html', 'json'] as const;
const saved: readonly TableForm[] = ['udonarium', 'html', 'json'];

export function Tables({ match, fight, url, names, say }: TablesProps) {
  const t = formWords.value;
  const member = useSignal(0);
  /** Index of the next message for Discord, of `parts` in all. */
  const part = useSignal(0);
  const parts = useSignal(1);
  /** A text that could not be copied, to be copied by hand; "": none. */
  const box = useSignal('');
  const key = JSON.stringify([match, url, names, lang.value]);
  useEffect(() => {
    [part.value, parts.value, box.value] = [0, 1, ''];
  }, [key]);

  const everybody = (fight.members ?? ([0, 1] as const).map((side) => [nameOf(fight, side)])).flatMap(
    (all, side) => all.map((name, at) => `${marks[side] ?? ''} ${names ? name : at + 1}`),
  );
  const ask = (form: TableForm) => {
    const options = JSON.stringify({ lang: lang.value, url, names });
    return askOne<ExportedFile[]>(pool(), {
      call: 'exported',
      match: JSON.stringify(match),
      form,
      options,
    });
  };

  const take = async (form: (typeof pieces | typeof fights)[number], at: number) => {
    say(t.making);
    box.value = '';
    const files = ask(form);
    const file = files.then((all) => all[at] ?? { name: '', title: '', text: '' });
    try {
      if (saved.includes(form)) {
        const { name, text } = await file;
        download(name, text);
        say(t.saved);
        return;
      }
      const copied = await copyLater(file.then(({ text }) => text));
      const all = await files;
      if (!copied) box.value = (await file).text;
      if (form === 'discord') [part.value, parts.value] = [(at + 1) % all.length, all.length];
      if (!copied) say(t.notCopied);
      else if (form === 'ccfolia') say(t.pasteThere);
      else say(form === 'discord' && all.length > 1 ? t.copiedPart(at + 1, all.length) : t.copied);
    } catch {
      say(t.failed);
    }
  };
  const row = (form: (typeof pieces | typeof fights)[number], at: number) => {
    const { action, about } = t.tables[form];
    const going = form === 'discord' && part.value > 0;
    return (
      <Row
        key={form}
        action={going ? t.next(part.value + 1, parts.value) : action}
        about={about}
        verb={saved.includes(form) ? t.save : t.copy}
        onPress={() => void take(form, at)}
      />
    );
  };
  return (
    <>
      <h3>{t.pieces}</h3>
      <p class={css.whose}>
        <label for="whose-piece">{t.whose}</label>
        <select
          id="whose-piece"
          value={member.value}
          onChange={(event) => (member.value = event.currentTarget.selectedIndex)}
        >
          {everybody.map((name, at) => (
            <option key={at} value={at}>
              {name}
            </option>
          ))}
        </select>
      </p>
      <Rows>{pieces.map((form) => row(form, member.value))}</Rows>
      <h3>{t.fight}</h3>
      <Rows>{fights.map((form) => row(form, form === 'discord' ? part.value : 0))}</Rows>
      {box.value && (
        <textarea
          class={css.box}
          readOnly
          aria-label={t.box}
          value={box.value}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </>
  );
}
