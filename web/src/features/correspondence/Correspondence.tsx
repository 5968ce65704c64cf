// A fight of two hands at two places, in the card of its choice: who the reader is, whose turn it is, what happened since,
// how it is sent; and for any fight by hand, that what is shown is behind what is kept.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { SideId } from '#engine';
import type { Fight } from '../../engine/fight.ts';
import {
  accept,
  askWho,
  mustSayWho,
  backToKept,
  behind,
  byTwo,
  isAsking,
  keepNews,
  correspondence,
  myself,
  say,
  stands,
  toCard,
} from '../../app/correspondence/correspondence.ts';
import { correspondenceWords } from '../../app/correspondence/words.ts';
import { marks, nameOf, sideNames } from '../../app/sheet/names.ts';
import { dialog, spoken, tell } from '../../app/view.ts';
import { Mark } from '../../components/Inline.tsx';
import { client, fought, matchOf, opened, system } from '../../app/fight/match.ts';
import { type Shared, share } from '../../app/share.ts';
import { siteRoot } from '../../engine/trusted.ts';
import { lang } from '../../i18n/index.ts';
import { toClipboard } from '../../util/clipboard.ts';
import { arrived, newLines, replayNews, replaying } from '../../app/correspondence/news.ts';
import * as css from './correspondence.module.css';

const ids: readonly [SideId, SideId] = ['A', 'B'];

interface Props {
  fight: Fight;
  /** Where two at one screen have a button of their own there is none here. */
  curtained?: boolean | undefined;
  /** What is asked stands above it. */
  headed?: boolean | undefined;
  onSaid?: () => void;
}

/** Asks once who the reader is in a fight of two hands. */
export function Who({ fight, curtained, headed, onSaid }: Props) {
  const t = correspondenceWords.value;
  const choose = async (me: SideId | 'both') => {
    const side = me === 'B' ? 1 : 0;
    await say(me);
    onSaid?.();
    spoken.value = me === 'both' ? t.both : t.you(marks[side], nameOf(fight, side));
    toCard();
  };
  const waits = fight.pending && (fight.pending.side === 'A' ? 0 : 1);
  return (
    <div
      class={css.who}
      role="group"
      aria-labelledby={headed ? 'waiting' : 'who'}
      data-curtained={curtained || headed}
    >
      {!headed && <p id="who">{mustSayWho.value ? t.who : t.whoHere}</p>}
      {waits !== null && !curtained && <p class="hint">{t.awaits(marks[waits] + nameOf(fight, waits))}</p>}
      <p class="acts">
        {([0, 1] as const).map((side) => (
          <button
            key={side}
            type="button"
            class={`name ${sideNames[side]}`}
            onClick={() => void choose(ids[side])}
          >
            <Mark side={side} /> <bdi>{nameOf(fight, side)}</bdi>
          </button>
        ))}
        {!curtained && (
          <button type="button" class="text" onClick={() => void choose('both')}>
            {t.both}
          </button>
        )}
      </p>
      <p class="hint">{t.openBook}</p>
    </div>
  );
}

/** Made before it is wished for: a device sends only what is at hand when the button is pressed. null: it fits into none. */
function useLink(fight: Fight): Shared | null | undefined {
  const made = useSignal<{ of: Fight; shared: Shared | null } | null>(null);
  useEffect(() => {
    const [engine, now] = [client(), fought.peek()];
    if (!engine || !now) return;
    let here = true;
    share(engine, matchOf(now), fight, siteRoot.href, { names: true, step: null }).then(
      (shared) => here && (made.value = { of: fight, shared }),
      () => here && (made.value = { of: fight, shared: null }),
    );
    return () => {
      here = false;
    };
  }, [fight]);
  return made.value?.of === fight ? made.value.shared : undefined;
}

/** Sends the fight to the other side: its link and a line, through whatever the device has, or copied. */
function Send({ fight }: { fight: Fight }) {
  const t = correspondenceWords.value;
  const link = useLink(fight);
  const told = useSignal(false);
  const pressed = useSignal(false);
  const turn = fight.pending && nameOf(fight, fight.pending.side === 'A' ? 0 : 1);
  const game = system.value?.name[lang.value] ?? '';
  const line = link && (told.value ? link.line : t.line(game, nameOf(fight, 0), nameOf(fight, 1), turn));
  const copy = async () => {
    if (link) tell((await toClipboard(`${line}\n${link.url}`)) ? t.sent : t.notSent);
  };
  const shares = 'share' in navigator;
  const send = () => {
    if (!link) {
      pressed.value = true;
      return;
    }
    pressed.value = false;
    // Turned down by the reader: nothing to say.
    if (shares) navigator.share({ text: line ?? '', url: link.url }).catch(() => undefined);
    else void copy();
  };
  // Pressed before its link was made: it goes as soon as that is there.
  useEffect(() => {
    if (link && pressed.peek()) send();
  }, [link]);
  if (link === null) {
    return (
      <p role="alert">
        {t.noLink}{' '}
        <button type="button" class="text" onClick={() => (dialog.value = { kind: 'share' })}>
          {t.share}
        </button>
      </p>
    );
  }
  return (
    <p class="acts">
      <button type="button" class="go" aria-busy={!link} onClick={send}>
        {t.send}
      </button>
      {shares && (
        <button type="button" disabled={!link} onClick={() => void copy()}>
          {t.copy}
        </button>
      )}
      {!fight.pending && (
        <label>
          <input
            type="checkbox"
            checked={told.value}
            onChange={(event) => (told.value = event.currentTarget.checked)}
          />
          {t.withResult}
        </label>
      )}
    </p>
  );
}

/** What is shown is older, or goes another way: nothing takes the place of what is kept unasked. */
function Behind() {
  const t = correspondenceWords.value;
  const back = async () => {
    await backToKept();
    spoken.value = t.atKept;
    toCard();
  };
  const stay = () => {
    accept();
    spoken.value = t.instead;
    toCard();
  };
  return (
    <div class={css.behind} role="alert">
      <p>
        {stands.value === 'older' ? t.older : t.other} {t.instead}
      </p>
      <p class="acts">
        <button type="button" class="go" onClick={() => void back()}>
          {t.toKept}
        </button>
        <button type="button" onClick={stay}>
          {t.showThis}
        </button>
      </p>
    </div>
  );
}

function News() {
  const t = correspondenceWords.value;
  // While they are told the question says so.
  if (newLines.value === 0 || replaying.value || !arrived.value) return null;
  return (
    <p class={css.line}>
      {t.news(newLines.value)}
      <button type="button" class="text" onClick={replayNews}>
        {t.replay}
      </button>
    </p>
  );
}

function Mine({ fight, me }: { fight: Fight; me: 0 | 1 }) {
  const t = correspondenceWords.value;
  const turn = fight.pending && (fight.pending.side === 'A' ? 0 : 1);
  const mine = turn === me;
  const begun = fight.decisions.length > 0;
  const unkept = opened.value !== null && stands.value === 'newer' && !mine;
  return (
    <>
      <News />
      <p class={css.line}>
        <span>
          {t.you(marks[me], nameOf(fight, me))}{' '}
          {turn !== null &&
            (mine ? begun ? t.yourTurn : t.firstYou : <b>{t.theirTurn(nameOf(fight, turn))}</b>)}
        </span>
        <button type="button" class="text" onClick={() => askWho(true)}>
          {t.change}
        </button>
      </p>
      {!mine && <Send fight={fight} />}
      {unkept && (
        <p>
          <button type="button" class="text" onClick={() => void keepNews().then(() => tell(t.keptNews))}>
            {t.keepNews}
          </button>
        </p>
      )}
      {!mine && <p class="hint">{t.openBook}</p>}
    </>
  );
}

export default function Correspondence({ fight, curtained }: { fight: Fight; curtained?: boolean }) {
  if (!correspondence.value?.key) return null;
  if (behind.value) return <Behind />;
  if (!byTwo(fight)) return null;
  const me = myself.value;
  // Two at one screen are told once that it can be played by links, before anything is decided.
  if (!me && curtained) return fight.decisions.length > 0 ? null : <Who fight={fight} curtained />;
  if (mustSayWho.value || isAsking()) return <Who fight={fight} onSaid={() => askWho(false)} />;
  if (!me) return null;
  return (
    <section class={css.letter} aria-label={correspondenceWords.value.letter}>
      <Mine fight={fight} me={me === 'A' ? 0 : 1} />
    </section>
  );
}
