// A picture to look at, to be copied or saved: of the fight's result, or a side's card.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Side } from '../../app/build.ts';
import { fought, report, setup } from '../../app/match.ts';
import { sideNames } from '../../app/sides.ts';
import { theme } from '../../app/view.ts';
import { plainText } from '../../engine/plainText.ts';
import { lang } from '../../i18n/index.ts';
import { offer } from '../../util/download.ts';
import { type Light, drawn, size } from './backstage.ts';
import { cardCalled, withoutNames } from './called.ts';
import { Card, linesOf } from './Card.tsx';
import { pngOf } from './png.ts';
import { Result } from './Result.tsx';
import { pictureWords } from './words.ts';
import * as css from './picture.module.css';

/** A side's card, or the result of both. */
export type Subject = Side | 'result';

const lights = ['shown', 'light', 'dark'] as const;
type Wished = (typeof lights)[number];

function lightOf(wished: Wished): Light {
  if (wished !== 'shown') return wished;
  if (theme.value !== 'auto') return theme.value;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

interface Made {
  url: string;
  blob: Blob;
  /** Pixels; otherwise the SVG. */
  png: boolean;
  title: string;
}

async function make(of: Subject, light: Light, title: string, hidden: boolean): Promise<Omit<Made, 'url'>> {
  const build = of !== 'result' && setup.peek()?.[of];
  const lines = build ? await linesOf(build) : [];
  const { called, headline } = hidden ? await withoutNames() : { called: new Map(), headline: title };
  const drawing = of === 'result' ? <Result /> : <Card side={of} lines={lines} />;
  const svg = await drawn(drawing, light, headline, called);
  const png = await pngOf(svg, size);
  return {
    title: headline,
    png: png !== null,
    blob: png ?? new Blob([svg], { type: 'image/svg+xml' }),
  };
}

/** hidden: without the names of who fights. */
export function Pictures({ of, hidden = false }: { of: Subject; hidden?: boolean }) {
  const t = pictureWords.value;
  const wished = useSignal<Wished>('shown');
  const made = useSignal<Made | null>(null);
  const said = useSignal('');
  const [fight, light] = [report.value, lightOf(wished.value)];
  const drawnOf = of === 'result' ? fought.value : setup.value?.[of];
  const title = of !== 'result' ? cardCalled(of) : fight ? plainText(fight.headline) : '';

  useEffect(() => {
    let url = '';
    let here = true;
    made.value = null;
    said.value = t.making;
    make(of, light, title, hidden).then(
      (now) => {
        if (!here) return;
        url = URL.createObjectURL(now.blob);
        made.value = { ...now, url };
        said.value = '';
      },
      () => {
        if (here) said.value = t.failed;
      },
    );
    return () => {
      here = false;
      URL.revokeObjectURL(url);
    };
  }, [of, light, lang.value, fight, drawnOf, hidden]);

  if (!fight) return null;
  const now = made.value;
  const name = [fight.system, fight.digest ?? 'open', ...(of === 'result' ? [] : [sideNames[of]])].join('-');
  const copy = async ({ blob }: Made) => {
    try {
      await navigator.clipboard.write([new ClipboardItem({ [blob.type]: blob })]);
      said.value = t.copied;
    } catch {
      said.value = t.notCopied;
    }
  };
  const save = ({ blob, png }: Made) => {
    const file = `${name}.${png ? 'png' : 'svg'}`;
    offer(file, blob);
    said.value = png ? t.saved(file) : t.savedSvg(file);
  };
  return (
    <div class={css.pictures}>
      <div class={css.choices}>
        <fieldset class="choice">
          <legend class="vh">{t.light}</legend>
          {lights.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="picture-light"
                checked={wished.value === one}
                onChange={() => (wished.value = one)}
              />
              <span>{t.lights[one]}</span>
            </label>
          ))}
        </fieldset>
        <p class="acts">
          {now?.png !== false && (
            <button type="button" disabled={!now} onClick={() => now && void copy(now)}>
              {t.copy}
            </button>
          )}
          <button type="button" disabled={!now} onClick={() => now && save(now)}>
            {t.save}
          </button>
        </p>
      </div>
      <p class={css.status} role="status">
        {said}
      </p>
      <div class={css.preview}>{now && <img src={now.url} alt={now.title} {...size} />}</div>
    </div>
  );
}
