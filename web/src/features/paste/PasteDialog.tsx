// The dialog for pasted texts: tells what was recognised and what is wrong where, and shows the characters
// before they replace a sheet.
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Build } from '#engine';
import { type Side, row, rowFields } from '../../app/sheet/build.ts';
import { openPasted } from '../../app/address.ts';
import { client, edited, goBack, setup, system } from '../../app/fight/match.ts';
import { posted, putBoth } from '../../app/putBoth.ts';
import { type Pasted, lacksConsent, readPasted } from '../../app/read.ts';
import { dialog, tell } from '../../app/view.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { marks, sideNames } from '../../app/sheet/names.ts';
import { differences } from '../../components/builds/Differences.tsx';
import { differenceWords } from '../../components/builds/words.ts';
import { ItemName, Row } from '../../components/builds/Row.tsx';
import { Together } from '../../components/builds/Together.tsx';
import { partyField } from '../../app/sheet/party.ts';
import { Seal } from '../../components/Seal.tsx';
import { rosterWords } from '../../app/roster/words.ts';
import { lang, words } from '../../i18n/index.ts';
import { PasteBox } from '../../components/paste/PasteBox.tsx';
import { boxWords } from '../../components/paste/words.ts';
import { GoOn } from './GoOn.tsx';
import { pasteWords } from './words.ts';
import * as css from '../../styles/paste.module.css';

/** Added to the label of the box in systems whose players keep records. */
const also = { ja: '、掲示板のスレッドや対戦記録', en: ', a forum thread or a battle record' };

type Sides = readonly [Build, Build];

/**
 * The two builds on the sheets as the engine writes them, so that they compare with characters read from a
 * text: plans, for example, may have another form on a sheet. An illegal build is taken as it is. null: not
 * known yet.
 */
function useWritten(): Sides | null {
  const written = useSignal<Sides | null>(null);
  const [engine, now] = [client(), setup.value];
  useEffect(() => {
    let here = true;
    written.value = null;
    const write = async (build: Build): Promise<Build> => {
      const texts = await engine?.texts(build, now?.settings).catch(() => null);
      return texts ? (JSON.parse(texts.json) as Build) : build;
    };
    if (now) {
      void Promise.all([write(now.sides[0]), write(now.sides[1])]).then((both) => {
        if (here) written.value = both;
      });
    }
    return () => {
      here = false;
    };
  }, [engine, now, written]);
  return written.value;
}

const sides = [0, 1] as const;
/**
 * Codes of problems of a link that the page can solve: it asks for the missing data, or goes to the system's
 * page.
 */
const openable = new Set(['lacking', 'unknownRuleset']);

interface FoundProps {
  build: Build;
  /** It has problems, which can be mended on the sheet. */
  draft?: boolean;
  written: Sides | null;
  onPut: (side: Side) => void;
}

/** A character from the text, with buttons that put it on a side and the number of changes there. */
function FoundCharacter({ build, draft = false, written, onPut }: FoundProps) {
  const form = system.value?.form;
  const now = setup.value;
  if (!form || !now) return null;
  const ours = build.system === now.sides[0].system;
  const places = ours ? rowFields(form) : [];
  const changes = (side: Side) =>
    written &&
    differences(written[side], build, { side, form, lang: lang.value, words: differenceWords.value }).length;
  return (
    <li class={css.found}>
      <p class={css.who}>
        <bdi class="name">{build.name || rosterWords.value.noName}</bdi>
      </p>
      {places.map((field) => (
        <ol key={field.key} class={css.row}>
          {row(build, field).map((id, place) => {
            const item = form.items.find((one) => one.id === id) ?? null;
            return (
              <li key={place}>
                <Seal item={item} level={place + 1} size="s" />
                <small>{item && <ItemName of={[id]} />}</small>
              </li>
            );
          })}
        </ol>
      ))}
      {partyField(form) && <Row build={build} />}
      {draft && <p class="hint">{pasteWords.value.draft}</p>}
      <p class={`acts ${css.pair}`}>
        {ours &&
          sides.map((side) => (
            <button key={side} type="button" onClick={() => onPut(side)}>
              <b class={sideNames[side]}>
                {draft ? pasteWords.value.mendHere(marks[side]) : pasteWords.value.putHere(marks[side])}
              </b>
              {!draft && <small>{pasteWords.value.changes(changes(side))}</small>}
            </button>
          ))}
      </p>
    </li>
  );
}

export default function PasteDialog({ text: first }: { text: string }) {
  const t = words.value;
  const reading = useSignal<Pasted | null>(null);
  const given = useRef('');
  const close = () => (dialog.value = null);

  const putOne = (side: Side, build: Build) => {
    if (!setup.value) return;
    close();
    void edited(side, build).then(
      (done) => done && tell(pasteWords.value.placed(marks[side], build.name), goBack),
    );
  };
  const found = reading.value;
  const written = useWritten();
  const [a, b] = found?.characters ?? [];
  const all = [...(found?.characters ?? []), ...(found?.drafts ?? [])];
  return (
    <Dialog title={pasteWords.value.pasteTitle} wide onClose={close}>
      <PasteBox
        first={first}
        label={boxWords.value.pasteLabel + (system.value?.records ? also[lang.value] : '')}
        read={(text) => readPasted((given.current = text))}
        found={found}
        onRead={(next) => (reading.value = next)}
      >
        {found?.problems.some(({ code }) => openable.has(code)) && (
          <p class="acts">
            <button
              type="button"
              class="go"
              onClick={() => {
                close();
                void openPasted(given.current);
              }}
            >
              {t.open}
            </button>
          </p>
        )}
        {found && lacksConsent(found) && (
          <p class="acts">
            <button
              type="button"
              onClick={() => {
                void readPasted(given.current, true).then((next) => (reading.value = next));
              }}
            >
              {pasteWords.value.byConsent}
            </button>
          </p>
        )}
        {a?.system === setup.value?.sides[0].system &&
          a &&
          b &&
          found?.characters.length === 2 &&
          (posted.has(found.form) && found.match ? (
            <GoOn a={a} b={b} found={found} match={found.match} text={given.current} close={close} />
          ) : (
            <p class="acts">
              <button
                type="button"
                class="go"
                onClick={() => {
                  close();
                  void putBoth(a, b, found, given.current);
                }}
              >
                {pasteWords.value.putBoth}
              </button>
            </p>
          ))}
        {found && !found.match && <Together of={found.characters} close={close} />}
        {found && all.length > 0 && (
          <ul aria-label={t.characters}>
            {all.map((build, at) => (
              <FoundCharacter
                key={at}
                build={build}
                draft={at >= found.characters.length}
                written={written}
                onPut={(side) => putOne(side, build)}
              />
            ))}
          </ul>
        )}
      </PasteBox>
    </Dialog>
  );
}
