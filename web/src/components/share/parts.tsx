// Parts of dialogs that share something: choices, texts to copy, the length of a link, its QR code, what it leaves out.
import type { Signal } from '@preact/signals';
import { useId, useMemo } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import type { LinkMade, Text } from '#engine';
import { Mark } from '../Inline.tsx';
import { lang } from '../../i18n/index.ts';
import { places } from '../../app/share.ts';
import type { shareWords } from './words.ts';
import * as css from '../../styles/share.module.css';

/** A choice of what a link carries. */
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

// A text to be taken along, with the button that copies it.

interface CopyFieldProps {
  name: string;
  value: string;
  copyName: string;
  copy: string;
  main?: boolean;
  onCopy: () => void;
}

/** A text to be taken along, all of it chosen as soon as it is entered. */
export function CopyField({ name, value, copyName, copy, main, onCopy }: CopyFieldProps) {
  const id = useId();
  return (
    <>
      <label for={id}>{name}</label>
      <p class={css.copy}>
        <input id={id} readOnly value={value} onFocus={(event) => event.currentTarget.select()} />
        <button type="button" class={main ? 'go' : undefined} aria-label={copyName} onClick={onCopy}>
          {copy}
        </button>
      </p>
    </>
  );
}

interface LeftOutProps {
  of: LinkMade['leftOut'];
  /** Lists of one's own, of which a link has the mark alone. */
  files?: readonly Text[];
  t: typeof shareWords.ja;
  note: string;
  /** What can be done about it. */
  children?: ComponentChildren;
}

/** What a link does not carry, each said once for both sides, and where it is carried. */
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

/** Lengths are drawn on a scale that gives short ones room. */
const along = (length: number) => Math.min(Math.log(1 + length / 20) / Math.log(1 + 4000 / 20), 1) * 100;

/** How long the link is and where it fits. */
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

/** Empty modules around it that scanners need. */
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
