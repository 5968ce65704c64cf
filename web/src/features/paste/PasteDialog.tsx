// The paste box: says what it recognised, what is wrong and where, and shows a sheet before it replaces one.
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Build, Problem, Reading } from '#engine';
import { type Setup, type Side, row, rowFields, withSide } from '../../app/build.ts';
import { client, edit, replace, setup, system } from '../../app/match.ts';
import { dialog, tell } from '../../app/view.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { marks, sideNames } from '../../components/Mark.tsx';
import { Seal } from '../../components/Seal.tsx';
import { lang, words } from '../../i18n/index.ts';
import { differingPlaces, excerpt } from './compare.ts';
import '../../styles/paste.css';

const sides = [0, 1] as const;
/** The reader stops typing for this long (ms) before the engine is asked. */
const patience = 120;
/** Bytes of a file that are worth reading. */
const largest = 1_000_000;

function Complaint({ problem, text }: { problem: Problem; text: string }) {
  const t = words.value;
  const shown = excerpt(text, problem);
  return (
    <li>
      <p>
        {problem.line !== undefined && <b>{t.at(problem.line, problem.column ?? 1)}</b>} {problem[lang.value]}
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

/** One character that was found, with what would change on either side. */
function Found({ build, onPut }: { build: Build; onPut: (side: Side) => void }) {
  const t = words.value;
  const form = system.value?.form;
  const now = setup.value;
  if (!form || !now) return null;
  const places = rowFields(form);
  return (
    <li class="found">
      <p class="who">
        <bdi class="name">{build.name || t.noName}</bdi>
      </p>
      {places.map((field) => (
        <ol key={field.key} class="row">
          {row(build, field).map((id, place) => {
            const item = form.items.find((one) => one.id === id) ?? null;
            return (
              <li key={place}>
                <Seal item={item} level={place + 1} size="s" />
                <small>{item?.name[lang.value]}</small>
              </li>
            );
          })}
        </ol>
      ))}
      <p class="acts pair">
        {sides.map((side) => (
          <button key={side} type="button" onClick={() => onPut(side)}>
            <b class={sideNames[side]}>{t.putHere(marks[side])}</b>
            <small>{t.changedPlaces(differingPlaces(now[side], build, form))}</small>
          </button>
        ))}
      </p>
    </li>
  );
}

export default function PasteDialog({ text: first }: { text: string }) {
  const t = words.value;
  const text = useSignal(first);
  const reading = useSignal<Reading | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const close = () => (dialog.value = null);
  const asked = text.value;

  useEffect(() => {
    if (!asked.trim()) {
      reading.value = null;
      return;
    }
    let here = true;
    const timer = setTimeout(() => {
      void client()
        ?.read(system.value?.id ?? '', asked)
        .then((found) => {
          if (here) reading.value = found;
        });
    }, patience);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [asked, reading]);

  useEffect(() => box.current?.focus(), []);

  const putOne = (side: Side, build: Build) => {
    const now = setup.value;
    if (!now) return;
    edit(side, withSide(now, side, build)[side]);
    tell(t.placed(marks[side], build.name), true);
    close();
  };
  const putBoth = (both: Setup) => {
    replace(both);
    tell(t.placedBoth, true);
    close();
  };
  const openFile = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > largest) tell(t.fileTooBig);
    else text.value = await file.text();
  };

  const found = reading.value;
  const [a, b] = found?.characters ?? [];
  return (
    <Dialog title={t.pasteTitle} wide onClose={close}>
      <div class="paste">
        <label for="paste">{t.pasteLabel}</label>
        <textarea
          ref={box}
          id="paste"
          rows={6}
          value={text.value}
          placeholder={t.pasteHint}
          spellcheck={false}
          aria-describedby="paste-said"
          onInput={(event) => (text.value = event.currentTarget.value)}
        />
        <label class="file">
          {t.openFile}
          <input
            type="file"
            accept=".json,.txt,application/json,text/plain"
            onChange={(event) => void openFile(event.currentTarget.files?.[0])}
          />
        </label>
        <div id="paste-said" aria-live="polite">
          {found && <p class="said">{found.said[lang.value]}</p>}
          {found && found.problems.length > 0 && (
            <ul class="complaints">
              {found.problems.map((problem, at) => (
                <Complaint key={at} problem={problem} text={asked} />
              ))}
            </ul>
          )}
        </div>
        {a && b && found?.characters.length === 2 && (
          <p class="acts">
            <button type="button" class="go" onClick={() => putBoth([a, b])}>
              {t.putBoth}
            </button>
          </p>
        )}
        {found && found.characters.length > 0 && (
          <ul class="founds" aria-label={t.characters}>
            {found.characters.map((build, at) => (
              <Found key={at} build={build} onPut={(side) => putOne(side, build)} />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
