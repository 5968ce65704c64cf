// Parts of the dialogs that share something: options of a link, texts to copy, the link's length, its QR code, and
// what it leaves out.
import type { Signal } from '@preact/signals';
import { useId, useMemo, useState } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import type { LinkMade, Text } from '#engine';
import { Mark } from '../Inline.tsx';
import { lang, words } from '../../i18n/index.ts';
import { places } from '../../app/share.ts';
import type { shareWords } from './words.ts';
import * as css from '../../styles/share.module.css';

/** An option of a link. */
export function Check({ of, label }: { of: Signal<boolean>; label: string }) {
  return (
    <label>
      <input
        type="checkbox"
        checked={of.value}
        onChange={(event) => (of.value = event.currentTarget.checked)}
      />
      {label}
    </label>
  );
}

interface CopyFieldProps {
  name: string;
  value: string;
  copyName: string;
  copy: string;
  main?: boolean;
  /** true: it was copied, which the button then says. */
  onCopy: () => unknown;
}

/** A text with the button that copies it; it is selected as a whole when it gets the focus. */
export function CopyField({ name, value, copyName, copy, main, onCopy }: CopyFieldProps) {
  const id = useId();
  const [done, setDone] = useState(false);
  const press = async () => setDone((await onCopy()) === true);
  return (
    <>
      <label for={id}>{name}</label>
      <p class={css.copy}>
        <input id={id} readOnly value={value} onFocus={(event) => event.currentTarget.select()} />
        <button
          type="button"
          class={main ? 'go' : undefined}
          aria-label={copyName}
          onClick={() => void press()}
        >
          {done ? words.value.copied : copy}
        </button>
      </p>
    </>
  );
}

interface LeftOutProps {
  of: LinkMade['leftOut'];
  /** The user's own lists, of which a link carries only a mark. */
  files?: readonly Text[];
  t: typeof shareWords.ja;
  note: string;
  /** Buttons beside the note. */
  children?: ComponentChildren;
}

/** Lists what a link does not carry, each field once for both sides. `note`: what carries it instead. */
export function LeftOut({ of, files = [], t, note, children }: LeftOutProps) {
  if (of.length + files.length === 0) return null;
  const fields = [...new Set(of.map(({ field }) => field))].map((field) =>
    of.filter((one) => one.field === field),
  );
  return (
    <section class={css.leftOut} aria-label={t.leftOut}>
      <ul>
        {files.map((file) => (
          <li key={file.ja}>{t.staysOut(file[lang.value])}</li>
        ))}
        {fields.map((same) => (
          <li key={same[0]?.field}>
            {same.map(({ side }) => side && <Mark key={side} side={side === 'A' ? 0 : 1} />)}{' '}
            {t.ofSheet(same[0]?.[lang.value] ?? '')}
          </li>
        ))}
      </ul>
      <p class="hint">
        {note} {children}
      </p>
    </section>
  );
}

/** Position of a length on the meter, in percent. The scale is logarithmic, to give short links room; it ends at
 * 4000. */
const along = (length: number) => Math.min(Math.log(1 + length / 20) / Math.log(1 + 4000 / 20), 1) * 100;

/** Shows how long the link is and where it fits. */
export function Meter({ length, t }: { length: number; t: typeof shareWords.ja }) {
  const everywhere = places.every(({ most }) => length <= most);
  return (
    <div class={css.fitting}>
      <p>
        <b>{t.characters(length)}</b> {everywhere ? t.fitsAll : t.fitsNot}
      </p>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <path class={css.fill} d={`M0 4H${along(length)}V10H0z`} />
        {places.map(({ name, most }) => (
          <path key={name} class={css.limit} d={`M${along(most)} 0V10`} />
        ))}
      </svg>
      <ul>
        {places.map(({ name, most }) => (
          <li key={name} data-fits={length <= most}>
            {(length <= most ? t.fits : t.tooLong)(name, most)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Width of the empty margin that scanners need, in modules of the code. */
const quiet = 4;

export function Qr({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => {
    const code = generate(text, { minCorrectionLevel: correction.M });
    return { path: toSvgPath(code), size: code.size };
  }, [text]);
  const side = size + 2 * quiet;
  return (
    <svg class={css.qr} viewBox={`${-quiet} ${-quiet} ${side} ${side}`} role="img" aria-label={label}>
      <rect x={-quiet} y={-quiet} width={side} height={side} fill="#fffdf6" />
      <path d={path} fill="#1a150f" />
    </svg>
  );
}
