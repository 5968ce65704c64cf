// Part of the question's card for a fight that two players play by sending links: asks which side the reader
// is, says whose turn it is and how many lines are new, and sends the fight. In any fight by hand it also
// warns that the shown fight is behind the kept one.
import { signal, useSignal } from '@preact/signals';
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
  isSent,
  keepNews,
  linkSent,
  correspondence,
  myself,
  say,
  stands,
  takenBackBy,
  toCard,
} from '../../app/correspondence/correspondence.ts';
import { cancelled, lookAtFormer, toAnew } from '../../app/correspondence/anew.ts';
import { anewWords, arrivedWords, sentWords } from './words.ts';
import { correspondenceWords } from '../../app/correspondence/words.ts';
import { marks, nameOf, sideNames } from '../../app/sheet/names.ts';
import { dialog, spoken, tell } from '../../app/view.ts';
import { Mark } from '../../components/Inline.tsx';
import { client, fought, goBack, matchOf, opened, system } from '../../app/fight/match.ts';
import { type Shared, share } from '../../app/share.ts';
import { plainText } from '../../engine/plainText.ts';
import { siteRoot } from '../../engine/trusted.ts';
import { lang } from '../../i18n/index.ts';
import { toClipboard } from '../../util/clipboard.ts';
import { arrived, newLines, playFirst, replayNews, replaying } from '../../app/correspondence/news.ts';
import { isAhead } from '../../store/fights.ts';
import * as css from './correspondence.module.css';

const ids: readonly [SideId, SideId] = ['A', 'B'];
/** The name of a side behind its mark. */
const called = (fight: Fight, side: 0 | 1) => marks[side] + nameOf(fight, side);

interface Props {
  fight: Fight;
  /** The question stands above as a heading, and is left out here. */
  headed?: boolean | undefined;
  onSaid?: () => void;
}

/**
 * What a reader of a link learns first: who sent it and who they are, what the sender did last, what is to be done.
 * Lines of the other side may tell its cards, which the sender must not see.
 */
function Arrived({ fight, waits }: { fight: Fight; waits: 0 | 1 }) {
  const t = arrivedWords.value;
  const from = waits === 0 ? 1 : 0;
  const done = fight.events.findLast(({ side, bookkeeping }) => side === ids[from] && !bookkeeping);
  return (
    <>
      <p>{t.sentBy(system.value?.name[lang.value] ?? '', called(fight, from), called(fight, waits))}</p>
      {done && (
        <p class="hint">
          {t.lastly} {plainText(done.text)}
        </p>
      )}
      <p class="hint">{t.todo(called(fight, waits))}</p>
    </>
  );
}

/** Asks which side the reader plays in a fight that two play by hand. */
export function Who({ fight, headed, onSaid }: Props) {
  const t = correspondenceWords.value;
  const choose = async (me: SideId | 'both') => {
    const side = me === 'B' ? 1 : 0;
    await say(me);
    onSaid?.();
    spoken.value = me === 'both' ? t.both : t.you(marks[side], nameOf(fight, side));
    toCard();
  };
  const waits = fight.pending && (fight.pending.side === 'A' ? 0 : 1);
  // Whoever is sent a fight is the one who decides now; the other side's hand is its sender's.
  const sent = mustSayWho.value && waits !== null;
  const doubted = useSignal(false);
  const take = (side: 0 | 1) => {
    if (sent && side !== waits && fight.viewer && !doubted.value) doubted.value = true;
    else void choose(ids[side]);
  };
  return (
    <div class={css.who} role="group" aria-labelledby={headed ? 'waiting' : 'who'} data-curtained={headed}>
      {sent && <Arrived fight={fight} waits={waits} />}
      {!headed && <p id="who">{mustSayWho.value ? t.who : t.whoHere}</p>}
      {waits !== null && !sent && <p class="hint">{t.awaits(called(fight, waits))}</p>}
      <p class="acts">
        {([0, 1] as const).map((side) => (
          <button
            key={side}
            type="button"
            class={`name ${sent && side === waits ? 'go' : sideNames[side]}`}
            onClick={() => take(side)}
          >
            <Mark side={side} /> <bdi>{nameOf(fight, side)}</bdi>
            {doubted.value && side !== waits && t.surely}
          </button>
        ))}
        <button type="button" class="text" onClick={() => void choose('both')}>
          {t.both}
        </button>
      </p>
      {doubted.value && waits !== null && (
        <p role="alert">{t.theirHand(nameOf(fight, waits === 0 ? 1 : 0))}</p>
      )}
      <p class="hint">{t.openBook}</p>
    </div>
  );
}

/**
 * Makes the link of the fight in advance: a device shares only what is at hand when the button is pressed.
 * undefined: not made yet; null: the fight fits into no link.
 */
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

/** Whether the last link went out as a copy; null while none went: where the device shares none, it is one. */
const byCopy = signal<boolean | null>(null);

/**
 * Sends the link of the fight with a line of text to the other player: by the share function of the device,
 * or as a copy.
 */
function Send({ fight }: { fight: Fight }) {
  const t = correspondenceWords.value;
  const link = useLink(fight);
  const told = useSignal(false);
  const pressed = useSignal(false);
  const turn = fight.pending && nameOf(fight, fight.pending.side === 'A' ? 0 : 1);
  const game = system.value?.name[lang.value] ?? '';
  const plain = link && (told.value ? link.line : t.line(game, nameOf(fight, 0), nameOf(fight, 1), turn));
  const line = plain && correspondence.value?.again ? t.anew(plain) : plain;
  const copy = async () => {
    if (!link) return;
    const copied = await toClipboard(`${line}\n${link.url}`);
    if (copied) {
      byCopy.value = true;
      linkSent();
    }
    tell(copied ? t.sent : t.notSent);
  };
  const shares = 'share' in navigator;
  const send = () => {
    if (!link) {
      pressed.value = true;
      return;
    }
    pressed.value = false;
    // Rejected when the reader cancels: nothing to say.
    if (!shares) return void copy();
    const shared = () => {
      byCopy.value = false;
      linkSent();
    };
    navigator.share({ text: line ?? '', url: link.url }).then(shared, () => undefined);
  };
  // Pressed before the link was made: it is sent as soon as the link is there.
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
      <button type="button" class={isSent.value ? undefined : 'go'} aria-busy={!link} onClick={send}>
        {isSent.value ? sentWords.value.sendMore : t.send}
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

/** Says that the other side took a move back and sent it anew: that is the fight now, and the kept one has the move that was. */
function Resent({ fight, by }: { fight: Fight; by: 0 | 1 }) {
  const t = anewWords.value;
  const { kept, me } = correspondence.value ?? {};
  const answered = kept?.turn && (me === 'A' || me === 'B') && me !== ids[by] && kept.turn !== me;
  const take = () => {
    accept();
    toCard();
  };
  return (
    <div class={css.behind} role="alert">
      <p>
        {t.resent(called(fight, by))} {answered && t.answerGone}
      </p>
      <p class="acts">
        <button type="button" class="go" onClick={take}>
          {t.toResent}
        </button>
        <button type="button" onClick={() => void lookAtFormer().then(() => toCard())}>
          {t.toFormer}
        </button>
      </p>
    </div>
  );
}

/** Says, as long as it is shown, that the other side has taken this course back, and leads to the one that counts. */
function Cancelled({ fight, by }: { fight: Fight; by: 0 | 1 }) {
  const t = anewWords.value;
  const go = async () => {
    playFirst(await toAnew());
    toCard();
  };
  return (
    <div class={css.behind} role="alert">
      <p>
        <b>{t.cancelled}</b> {t.lookOnly(called(fight, by))}
      </p>
      <p class="acts">
        <button type="button" class="go" onClick={() => void go()}>
          {t.toAnew}
        </button>
      </p>
    </div>
  );
}

/**
 * Says that the shown fight is older than the kept one or parts from it, and lets the reader choose: no kept
 * fight is replaced unasked.
 */
function Behind({ fight }: { fight: Fight }) {
  const t = correspondenceWords.value;
  const by = takenBackBy.value && (takenBackBy.value === 'A' ? 0 : 1);
  if (by !== null && stands.value === 'resent' && byTwo(fight)) return <Resent fight={fight} by={by} />;
  if (by !== null && cancelled.value) return <Cancelled fight={fight} by={by} />;
  // What was shown comes back at one press.
  const back = async () => {
    await backToKept();
    tell(t.atKept, goBack);
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
        {stands.value === 'older'
          ? t.older
          : by !== null && stands.value === 'withdrawn'
            ? anewWords.value.withdrawn(called(fight, by))
            : t.other}{' '}
        {t.instead}
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

/** Number of the lines that are new in this link, with a button that tells them again. */
function News() {
  const t = correspondenceWords.value;
  // While the new lines are told, the question's card shows them.
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

/** State of the fight for a reader who is one side of it. */
function Mine({ fight, me }: { fight: Fight; me: 0 | 1 }) {
  const t = correspondenceWords.value;
  const turn = fight.pending && (fight.pending.side === 'A' ? 0 : 1);
  const mine = turn === me;
  const begun = fight.decisions.length > 0;
  const sends = correspondence.value?.again ? anewWords.value.sendAnew : t.theirTurn;
  const unkept = opened.value !== null && isAhead(stands.value) && !mine;
  const theirs = turn === null ? '' : nameOf(fight, turn);
  const said = sentWords.value;
  const went =
    (byCopy.value ?? !('share' in navigator))
      ? turn === null
        ? said.copiedOver
        : said.copied
      : turn === null
        ? said.sentOver
        : said.sent;
  return (
    <>
      <News />
      <p class={css.line}>
        <span>
          {t.you(marks[me], nameOf(fight, me))}{' '}
          {turn !== null &&
            (mine ? (begun ? t.yourTurn : t.firstYou) : !isSent.value && <b>{sends(theirs)}</b>)}
        </span>
        <button type="button" class="text" onClick={() => askWho(true)}>
          {t.change}
        </button>
      </p>
      {!mine && isSent.value && (
        <p class={css.sent}>
          <b>{went}</b> {turn !== null && said.waits(theirs)}
        </p>
      )}
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

/** `curtained`: on the curtain, which asks two at one screen for nothing but to take it. */
export default function Correspondence({ fight, curtained }: { fight: Fight; curtained?: boolean }) {
  if (!correspondence.value?.key) return null;
  if (behind.value) return <Behind fight={fight} />;
  if (!byTwo(fight)) return null;
  const me = myself.value;
  if (!me && curtained) return null;
  if (mustSayWho.value || isAsking()) return <Who fight={fight} onSaid={() => askWho(false)} />;
  if (!me) return null;
  return (
    <section class={css.letter} aria-label={correspondenceWords.value.letter}>
      <Mine fight={fight} me={me === 'A' ? 0 : 1} />
    </section>
  );
}
