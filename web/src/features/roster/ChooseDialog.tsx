// The dialog that puts a character or party of the roster, or a sample, on a side of the match.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Side } from '../../app/sheet/build.ts';
import { anchorOf, dialog } from '../../app/view.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { marks } from '../../app/sheet/names.ts';
import { system } from '../../app/fight/match.ts';
import { place } from '../../app/roster/actions.ts';
import { Row } from '../../components/builds/Row.tsx';
import { type Entry, entries, loadRoster } from '../../app/roster/roster.ts';
import { finder } from './shown.ts';
import { rosterWords } from '../../app/roster/words.ts';
import * as css from './roster.module.css';

/** Entries that are listed; the others are found by searching. */
const shown = 60;

interface ListProps {
  side: Side;
  label: string;
  of: readonly Pick<Entry, 'key' | 'build'>[];
  close: () => void;
}

/** Characters and parties, each with a button that puts it on the side. */
function Choices({ side, label, of, close }: ListProps) {
  const t = rosterWords.value;
  return (
    <ul class={css.entries} aria-label={label}>
      {of.map(({ key, build }) => (
        <li key={key}>
          <button
            type="button"
            class={css.who}
            aria-label={t.put(marks[side], build.name)}
            onClick={() => {
              place(side, build);
              close();
            }}
          >
            <bdi class={`name ${css.name}`}>{build.name || t.noName}</bdi>
          </button>
          <Row build={build} class={css.seals} />
        </li>
      ))}
    </ul>
  );
}

export default function ChooseDialog({ side }: { side: Side }) {
  const t = rosterWords.value;
  const words = useSignal('');
  const info = system.value;
  const close = () => (dialog.value = null);
  useEffect(() => void loadRoster(), []);
  if (!info) return null;
  const finds = finder(words.value, info.form);
  const own = entries.value ?? [];
  const known = new Set(own.map(({ build }) => JSON.stringify(build)));
  // Samples that were put into the roster stand there.
  const samples = info.samples
    .filter((build) => !known.has(JSON.stringify(build)))
    .map((build, k) => ({ key: `sample ${k}`, build, tags: [t.sampleTag] }));
  const [ofRoster, ofSamples] = [own.filter(finds), samples.filter(finds)];
  return (
    <Dialog title={t.choose(marks[side])} wide onClose={close}>
      <div class={css.choose}>
        <input
          type="search"
          aria-label={t.search}
          placeholder={t.search}
          value={words.value}
          onInput={(event) => (words.value = event.currentTarget.value)}
        />
        {ofRoster.length > 0 && (
          <Choices side={side} label={t.list} of={ofRoster.slice(0, shown)} close={close} />
        )}
        {ofSamples.length > 0 && (
          <>
            <h3>{t.samples}</h3>
            <Choices side={side} label={t.samples} of={ofSamples} close={close} />
          </>
        )}
        {ofRoster.length + ofSamples.length === 0 && <p class="hint">{t.nobody}</p>}
        <p>
          <a href={anchorOf('roster')} onClick={close}>
            {t.toRoster}
          </a>
        </p>
      </div>
    </Dialog>
  );
}
