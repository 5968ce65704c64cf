// The dialog that shares a fight: its link, the share function of the device, a picture, and all other forms
// folded.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Text } from '#engine';
import { client, fought, matchOf, problems, report, stale, system } from '../../app/fight/match.ts';
import { correspondence, linkSent } from '../../app/correspondence/correspondence.ts';
import { correspondenceWords } from '../../app/correspondence/words.ts';
import { Icon, Mark } from '../../components/Inline.tsx';
import { sealed } from '../../app/fight/stage.ts';
import { lang, words } from '../../i18n/index.ts';
import type { Fight } from '../../engine/fight.ts';
import { curtain, logText, notationName } from '../../app/fight/record.ts';
import { fieldOf } from '../../app/sheet/form.ts';
import { copiedBefore, fromThread, threadWords } from '../../app/fight/thread.ts';
import { last, numberAt, step } from '../../app/fight/replay.ts';
import { dialog } from '../../app/view.ts';
import { toClipboard } from '../../util/clipboard.ts';
import { download } from '../../util/download.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { EngineRefused, isAbort } from '../../engine/errors.ts';
import { siteRoot } from '../../engine/trusted.ts';
import { lazy } from '../../components/lazy.tsx';
import { CopyNew } from '../../components/share/CopyNew.tsx';
import { Check, CopyField, LeftOut, Meter, Qr } from '../../components/share/parts.tsx';
import { type Shared, places, share } from '../../app/share.ts';
import { Row, Rows, Tables } from './Tables.tsx';
import { formWords } from './words.ts';
import { shareWords } from '../../components/share/words.ts';
import * as css from '../../styles/share.module.css';

/** Notice while a sheet is illegal: the dialog shares the last legal fight, and lists the problems since. */
function Unfit({ title, wrong }: { title: string; wrong: string }) {
  if (!stale.value) return null;
  return (
    <section class={css.leftOut} role="note" aria-label={title}>
      <h3>{title}</h3>
      <p>{wrong}</p>
      <ul>
        {([0, 1] as const).map((side) =>
          problems.value[side].map((problem, at) => (
            <li key={`${side} ${at}`}>
              <Mark side={side} /> {problem[lang.value]}
            </li>
          )),
        )}
      </ul>
    </section>
  );
}

const ResultPicture = lazy(async () => (await import('../picture/Pictures.tsx')).ResultPicture);

/** Settings that are custom files: a link has only their digests. */
function filesOf({ settings }: Fight): Text[] {
  const fields = system.value?.settings ?? [];
  return settings
    .filter(({ key }) => fields.some((field) => fieldOf(field).type === 'file' && field.key === key))
    .map(({ text }) => text);
}

const unknown: Text = { ja: shareWords.ja.failed, en: shareWords.en.failed };

export default function ShareDialog() {
  const [t, f] = [shareWords.value, formWords.value];
  const shared = useSignal<Shared | null>(null);
  const failed = useSignal<Text | null>(null);
  const said = useSignal('');
  const hideNames = useSignal(false);
  const fromHere = useSignal(false);
  const coded = useSignal(false);
  const at = useSignal(step.peek()).peek();
  const [engine, now, fight] = [client(), fought.value, report.value];

  useEffect(() => {
    if (!engine || !now || !fight) return;
    let here = true;
    const wanted = { names: !hideNames.value, step: fromHere.value ? at : null };
    share(engine, matchOf(now), fight, siteRoot.href, wanted).then(
      (made) => {
        if (!here) return;
        shared.value = made;
        failed.value = null;
      },
      (error: unknown) => {
        if (!here || isAbort(error)) return;
        shared.value = null;
        failed.value = error instanceof EngineRefused ? error : unknown;
      },
    );
    return () => {
      here = false;
    };
  }, [engine, now, fight, hideNames.value, fromHere.value]);

  if (!engine || !now || !fight) return null;
  const made = shared.value;
  // While the verdict is sealed, no text that is shared may tell it.
  const game = system.value?.name[lang.value] ?? '';
  // A fight that has no link has its line all the same; names can be left out of a link's line alone.
  const told = made ?? (failed.value ? fight : null);
  const plain = told ? (sealed.value ? f.untold(game, told.names) : told.line) : '';
  const line = plain && correspondence.value?.again ? correspondenceWords.value.anew(plain) : plain;
  const files = filesOf(fight);
  const copy = async (text: string | null) => {
    said.value = '';
    if (text === null) return false;
    const done = await toClipboard(text);
    said.value = done ? t.copied : t.notCopied;
    return done;
  };
  const copyLink = async (text: string) => {
    const done = await copy(text);
    if (done) linkSent();
    return done;
  };
  // Players of some games post their fights line by line; there it is no form among others.
  const posts = system.value?.records;
  // Whoever goes on from a thread posts there, link or not.
  const posted = posts && fromThread.value;
  const classic = (
    <Row
      action={words.value.copyClassic(notationName.value)}
      about={posts ? f.thread : f.classic}
      verb={f.copy}
      onPress={() => void logText('classic').then(copy)}
    />
  );
  const save = async () => {
    const match = await engine.matchJson(matchOf(now));
    download(`${fight.system}-${fight.digest ?? 'open'}.shiai.json`, `${JSON.stringify(match, null, 2)}\n`);
  };
  const file = (
    <button type="button" onClick={() => void save()}>
      {t.file}
    </button>
  );
  const send = (url: string) => {
    // Rejected if the reader cancels: nothing needs to be said.
    navigator.share({ title: document.title, url }).then(linkSent, () => undefined);
  };

  return (
    <Dialog title={words.value.actions.share} wide onClose={() => (dialog.value = null)}>
      {fight.viewer && <p class={css.openBook}>{t.openBook}</p>}
      <Unfit title={t.lastLegal} wrong={t.wrongNow} />
      <div>
        {posted && (
          <section>
            <p class="acts">
              <CopyNew main say={(sentence) => (said.value = sentence)} />
            </p>
            <p class="hint">{copiedBefore.value ? threadWords.value.aboutMore : threadWords.value.about}</p>
          </section>
        )}
        {failed.value && !posted && <p role="alert">{failed.value[lang.value]}</p>}
        {!failed.value && (
          <>
            <CopyField
              name={t.link}
              value={made?.url ?? ''}
              copyName={t.copyLink}
              copy={t.copy}
              main={!posted}
              onCopy={() => (made ? copyLink(made.url) : copy(null))}
            />
            <p class={css.options}>
              <Check of={hideNames} label={t.hideNames} />
              {at > 0 && (
                <Check of={fromHere} label={at < last.value ? t.fromStep(numberAt(at)) : t.unsealed} />
              )}
            </p>
          </>
        )}
        {made && 'share' in navigator && (
          <p class="acts">
            <button type="button" onClick={() => send(made.url)}>
              <Icon name="share" />
              {t.system}
            </button>
          </p>
        )}
        {/* A match that is too long for a link can still be saved as a file. */}
        {failed.value && !posted && file}
        {!failed.value && (
          <>
            <details class={css.more}>
              <summary>{made ? t.lengthOf(made.url.length) : t.making}</summary>
              {made && <Meter length={made.url.length} t={t} />}
            </details>
            <details class={css.more} onToggle={(event) => (coded.value = event.currentTarget.open)}>
              <summary>{t.showQr}</summary>
              {coded.value &&
                (made && made.url.length <= places[0].most ? (
                  <Qr text={made.url} label={t.qr} />
                ) : (
                  <p class="hint">{made ? t.noQr : t.making}</p>
                ))}
            </details>
          </>
        )}
        {made && (
          <LeftOut
            of={made.leftOut}
            files={files}
            t={t}
            note={files.length > 0 ? t.listNote : `${t.rest}${t.fileNote}`}
          >
            {files.length > 0 && (
              <button type="button" class="text" onClick={() => void save()}>
                {t.file}
              </button>
            )}
          </LeftOut>
        )}
        {/* While the verdict is sealed there is no picture of the end. */}
        {!sealed.value && <ResultPicture names={!hideNames.value} />}
        {posts && <Rows>{classic}</Rows>}
        {failed.value && posted && (
          <div>
            <p class="hint">{failed.value[lang.value]}</p>
            {file}
          </div>
        )}
        <details class={css.more}>
          <summary>{t.others}</summary>
          <CopyField
            name={t.line}
            value={line}
            copyName={t.copyLine}
            copy={t.copy}
            onCopy={() => copy(line || null)}
          />
          <Rows>
            {made && <Row {...f.both} verb={f.copy} onPress={() => void copyLink(`${line}\n${made.url}`)} />}
            <Row {...f.text} verb={f.copy} onPress={() => void logText('text').then(copy)} />
            {!posts && classic}
            <Row action={t.file} about={f.file} verb={f.save} onPress={() => void save()} />
          </Rows>
          {made && !curtain.value && (
            <Tables
              match={matchOf(now)}
              fight={fight}
              url={made.url}
              names={!hideNames.value}
              say={(sentence) => (said.value = sentence)}
            />
          )}
        </details>
      </div>
      {/* The button pressed may be far down, so results are announced at the edge of the dialog, which is always in view. */}
      <div class={css.foot}>
        <p class={css.said} role="status">
          {said}
        </p>
      </div>
    </Dialog>
  );
}
