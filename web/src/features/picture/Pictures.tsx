// Offers a picture to look at, to copy or to save: that of the fight's result in the share dialog, that of a side's
// card in a dialog of its own.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Side } from '../../app/sheet/build.ts';
import { fought, report, setup } from '../../app/fight/match.ts';
import { sideNames } from '../../app/sheet/names.ts';
import { dialog, theme } from '../../app/view.ts';
import { plainText } from '../../engine/plainText.ts';
import { lang } from '../../i18n/index.ts';
import { offer } from '../../util/download.ts';
import { type Light, drawn, pngOf, size } from './offscreen.ts';
import { Card, Result, cardCalled, linesOf, withoutNames } from './Cards.tsx';
import { pictureWords } from './words.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { curtain } from '../../app/fight/record.ts';
import * as shareCss from '../../styles/share.module.css';
import * as css from './picture.module.css';

/** The subject of a picture: a side's card, or the result of the fight. */
type Subject = Side | 'result';

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
  /** true: a PNG; false: the SVG, since the browser gave no pixels. */
  png: boolean;
  title: string;
}

async function make(of: Subject, light: Light, title: string, hidden: boolean): Promise<Omit<Made, 'url'>> {
  const build = of !== 'result' && setup.peek()?.sides[of];
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

/** `hidden`: the names of the characters are replaced. */
function Pictures({ of, hidden = false }: { of: Subject; hidden?: boolean }) {
  const t = pictureWords.value;
  const wished = useSignal<Wished>('shown');
  const made = useSignal<Made | null>(null);
  const said = useSignal('');
  const [fight, light] = [report.value, lightOf(wished.value)];
  const drawnOf = of === 'result' ? fought.value : setup.value?.sides[of];
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

/** The dialog with a side's card as a picture. */
export function PictureDialog({ side }: { side: Side }) {
  return (
    <Dialog title={cardCalled(side)} wide onClose={() => (dialog.value = null)}>
      <Pictures of={side} />
    </Dialog>
  );
}

/** The row of the share dialog with the picture of the result, which is drawn once the row is opened. */
export function ResultPicture({ names }: { names: boolean }) {
  const open = useSignal(false);
  // Nothing of a fight is shown while a player has to take the screen.
  if (curtain.value) return null;
  return (
    <details class={shareCss.more} onToggle={(event) => (open.value = event.currentTarget.open)}>
      <summary>{pictureWords.value.ofResult}</summary>
      {open.value && <Pictures of="result" hidden={!names} />}
    </details>
  );
}
