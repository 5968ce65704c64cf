// The link as a QR code, drawn as one path.
import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo } from 'preact/hooks';
import * as css from '../../styles/share.module.css';

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
