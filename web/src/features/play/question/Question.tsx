// The question: card of the pending decision in a fight by hand, with its sentence, its options or the
// thinking opponent, and a row of other actions. While results are told, during the review and after the last
// decision it shows those instead.
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Pending } from '#engine';
import type { Fight } from '../../../engine/fight.ts';
import { lazy } from '../../../components/lazy.tsx';
import { lang } from '../../../i18n/index.ts';
import { goOn, playState, report, stale } from '../../../app/fight/match.ts';
import { decided, lastByHand } from '../../../app/fight/playState.ts';
import { tellPress } from '../../../app/fight/takeBack.ts';
import { choosing, hand } from '../../../app/fight/choosing.ts';
import { want, wanted, weighs, working } from '../../../app/fight/odds.ts';
import {
  beginKeeping,
  behind,
  correspondence,
  mayDecide,
  myself,
} from '../../../app/correspondence/correspondence.ts';
import { news, replaying, skipNews } from '../../../app/correspondence/news.ts';
import { live } from '../../../app/fight/stage.ts';
import { last, seek, step } from '../../../app/fight/replay.ts';
import { copyNew, fromThread, threadWords } from '../../../app/fight/thread.ts';
import { nameOf, sideNames } from '../../../app/sheet/names.ts';
import { actions } from '../../../app/actions.ts';
import { keysOn } from '../../../app/view.ts';
import type { Side } from '../../../app/sheet/build.ts';
import { usePhone } from '../../../components/usePhone.ts';
import { ActionButton } from '../../../components/ActionButton.tsx';
import { Mark, Spans } from '../../../components/Inline.tsx';
import { winner } from '../../../app/fight/record.ts';
import { Sum } from '../../../components/board/Who.tsx';
import { askBack, newsFrom, playAgain, toChoice, turnTaken } from '../turns.tsx';
import { choose } from './chooser.ts';
import { endedByHand } from '../Play.tsx';
import { letSettle, standingAnswer } from './Standing.tsx';
import { Options } from './Options.tsx';
import { useSeries } from './series.ts';
import { canReview, reviewing } from './reviewing.ts';
import { resultsSince } from './results.ts';
import { soFar, turnOf } from './soFar.ts';
import { Surely } from './Surely.tsx';
import { wantEffects, wantsEffects } from './effects.ts';
import { decideByComputer, useThinking } from '../thinking.ts';
import { playWords } from '../words.ts';
import { questionWords } from './words.ts';
import * as css from './question.module.css';

const Review = lazy(() => import('../../review/Review.tsx'));
const Series = lazy(async () => (await import('./Series.tsx')).Series);
const Letter = lazy(() => import('../../correspondence/Correspondence.tsx'));
const LetterActs = lazy(() => import('../../correspondence/CorrespondenceActions.tsx'));

/** Takes an option of the pending question; several in turn, if one press stands for several steps. */
function decide(...options: string[]): void {
  const [first] = options;
  const asked = report.peek()?.pending;
  if (asked && first !== undefined) letSettle(asked, first);
  beginKeeping();
  tellPress(playState.peek(), options);
  void turnTaken(() => goOn(options.reduce(decided, playState.peek())));
}

/** Scrolls down by nearly the height in sight; the lowest 40px stay, so that the reader finds the place. */
function onward(of: HTMLElement | null): void {
  of?.scrollBy({ top: of.clientHeight - 40 });
}

/** Takes the last decision back; null if there is none, or if at two places it was the other side's. */
function backOf(fight: Fight): (() => void) | null {
  const at = lastByHand(fight.decisions);
  if (at === null) return null;
  const me = myself.value;
  if (!me) return askBack;
  if (fight.decisions.find(({ i }) => i === at)?.side !== me) return null;
  return askBack;
}

interface PanelProps {
  fight: Fight;
  side: Side | null;
  /** The fight is over. */
  over?: boolean;
  sentence: ComponentChildren;
  /** A small line under the sentence. */
  otherwise?: ComponentChildren;
  children?: ComponentChildren;
  /** Buttons at the beginning of the row at the foot. */
  acts?: ComponentChildren;
  /** Buttons behind the one that takes back. */
  ends?: ComponentChildren;
  /** Checkboxes at the end of the row. */
  quiet?: ComponentChildren;
  /** The reader only watches: no review is offered. */
  looksOn?: boolean;
  /** The reader is asked: the options stand before what is said of a fight by links. */
  asks?: boolean;
  /** Action of the question's keys, if they aren't to choose among options. */
  choose?: () => void;
}

/** Frame of the card: sentence and foot stay, and the part between them scrolls where it has no room. */
function Panel({
  fight,
  side,
  over,
  sentence,
  otherwise,
  children,
  acts,
  ends,
  quiet,
  looksOn,
  asks,
  choose: instead,
}: PanelProps) {
  const t = questionWords.value;
  const place = useRef<HTMLElement>(null);
  const options = useRef<HTMLDivElement>(null);
  const back = backOf(fight);
  const reviews = !looksOn && canReview(fight);
  const looksBack = reviews && reviewing.value;
  // On a small phone the checkboxes follow the options: the row at the foot would need a second line for them.
  const low = usePhone() && innerHeight <= 730;
  // Not while the result of a turn is told, which comes first.
  const letter = correspondence.value && !replaying.value && <Letter fight={fight} />;
  useEffect(() => {
    const press = looksBack ? () => undefined : (instead ?? ((key: string) => choose(place.current, key)));
    hand.value = { choose: press, back: () => back?.() };
    return () => (hand.value = null);
  });
  return (
    <section
      class={css.ask}
      data-part="waiting"
      ref={place}
      data-over={over}
      data-side={side === null ? undefined : sideNames[side]}
      aria-labelledby="waiting"
      aria-describedby={otherwise && !looksBack ? 'otherwise' : undefined}
    >
      <div class={css.head}>
        {fight.pending && !replaying.value && !looksBack && <JustNow fight={fight} />}
        <h2 id="waiting">
          {looksBack ? (
            t.reviewTitle
          ) : (
            <>
              {side !== null && <Mark side={side} />} {sentence}
            </>
          )}
        </h2>
        {otherwise && !looksBack && (
          <p class={css.otherwise} id="otherwise">
            {otherwise}
          </p>
        )}
      </div>
      <div class={css.body} ref={options}>
        {!asks && letter}
        {looksBack ? <Review /> : children}
        {asks && letter}
        {low && quiet && <p class={css.shown}>{quiet}</p>}
      </div>
      <div class={css.foot}>
        {/* For pointers only: with keys a reader scrolls, or moves from option to option. */}
        <button
          type="button"
          class={css.more}
          tabIndex={-1}
          aria-hidden="true"
          onClick={() => onward(options.current)}
        >
          {t.more}
        </button>
        {acts}
        {back && (
          <button type="button" class="text" data-keys={keysOn.value ? 'z' : undefined} onClick={back}>
            {playWords.value.back}
          </button>
        )}
        {ends}
        {reviews && (
          <button
            type="button"
            class="text"
            data-reviews
            aria-expanded={reviewing.value}
            onClick={() => {
              reviewing.value = !reviewing.value;
              // The review moved the replay: the question belongs to the last step.
              if (!reviewing.value && fight.pending) seek(last.peek());
            }}
          >
            {reviewing.value ? t.leaveReview : t.review}
          </button>
        )}
        <LetterActs fight={fight} />
        {/* Shown where the bar has no room for this button. */}
        <ActionButton action={actions.share} icon="share" class={`icon ${css.send}`} />
        {!low && quiet}
        {asks && keysOn.value && <small class={css.keys}>{t.keys}</small>}
      </div>
    </section>
  );
}

interface CheckProps {
  name: string;
  on: boolean;
  set: (on: boolean) => void;
}

function Check({ name, on, set }: CheckProps) {
  return (
    <label>
      <input type="checkbox" checked={on} onChange={(event) => set(event.currentTarget.checked)} />
      {name}
    </label>
  );
}

/** Checkboxes that show or hide the effects of the options and their odds. */
function Shown({ pending: { options } }: { pending: Pending }) {
  const t = questionWords.value;
  return (
    <>
      {options.some(({ effect }) => effect) && (
        <Check name={t.showEffects} on={wantsEffects.value} set={wantEffects} />
      )}
      {weighs.value && <Check name={t.showOdds} on={wanted.value} set={want} />}
      {wanted.value && working.value && (
        <span role="status" class={css.working}>
          {t.workingOut}
        </span>
      )}
    </>
  );
}

/**
 * The steps chosen so far of a decision in several steps, and the button that leaves it, which is 一手戻す at
 * this place.
 */
function Chosen({ fight, pending }: { fight: Fight; pending: Pending }) {
  const t = questionWords.value;
  const chosen = soFar(fight, pending);
  const back = backOf(fight);
  if (chosen.length === 0) return null;
  return (
    <p class={css.chosen}>
      <span>{t.soFar(chosen)}</span>
      {back && (
        <button type="button" class="text" disabled={stale.value} onClick={back}>
          {t.leave}
        </button>
      )}
    </p>
  );
}

/** A few words in brackets, which stay on one line: "（達成値31）". */
const brackets = /(（[^（）]{1,14}）|\([^()]{1,18}\))/;
const Prompt = ({ text }: { text: string }) => (
  <>
    {text.split(brackets).map((part, k) => (k % 2 === 1 ? <span class={css.unbroken}>{part}</span> : part))}
  </>
);

interface WaitingProps {
  fight: Fight;
  pending: Pending;
  thinking: boolean;
}

/** Card of a pending decision, by hand or by a computer. */
function Waiting({ fight, pending, thinking }: WaitingProps) {
  const t = questionWords.value;
  const side = pending.side === 'A' ? 0 : 1;
  const name = nameOf(fight, side);
  const byHand = pending.by === 'hand';
  const mine = byHand && mayDecide.value;
  const known = mine ? standingAnswer(fight, pending) : null;
  useEffect(() => {
    if (known !== null) decide(known);
  }, [pending, known]);
  useEffect(() => {
    // While the review hides the question, it can't be answered on the board either.
    choosing.value = mine && !reviewing.value ? { pending, decide } : null;
    return () => (choosing.value = null);
  }, [pending, mine, reviewing.value]);
  const asks = mine && known === null;
  // Kept for the members that follow; the next question of another kind is asked of all again.
  const [apart, setApart] = useState<string | null>(null);
  useEffect(() => setApart((before) => (before === pending.point ? before : null)), [pending.point]);
  const series = useSeries(fight, pending, !asks || apart === pending.point);
  const many = asks && series && series.length > 1 ? series : null;
  const nth = turnOf(fight, pending);
  return (
    <Panel
      fight={fight}
      side={side}
      sentence={
        thinking ? (
          t.thinks(name)
        ) : many ? (
          t.each(name, many.length)
        ) : asks ? (
          <Prompt text={pending.prompt[lang.value]} />
        ) : (
          t.turn(name)
        )
      }
      otherwise={
        asks && !many && [nth > 1 && t.nth(nth), pending.otherwise?.[lang.value]].filter(Boolean).join(' ')
      }
      looksOn={!mine}
      asks={asks}
      quiet={asks && <Shown pending={pending} />}
      ends={
        mine && (
          <>
            {pending.giveUp && (
              <Surely name={t.surrender} asks={t.surely} take={() => decide(`surrender ${pending.side}`)} />
            )}
            {/* Of two at two places neither begins another fight alone. */}
            {live.value && !myself.value && (
              <button type="button" class="text" disabled={stale.value} onClick={() => playAgain(false)}>
                {t.startOver}
              </button>
            )}
          </>
        )
      }
    >
      {asks && <Chosen fight={fight} pending={pending} />}
      {/* A new element for the other player, who must not find what the first one moved or opened. */}
      {asks && series?.length === 1 && (
        <Options key={pending.side} fight={fight} pending={pending} decide={decide} />
      )}
      {many && (
        <Series
          key={pending.i}
          fight={fight}
          all={many}
          decide={decide}
          apart={() => setApart(pending.point)}
        />
      )}
      {thinking && <p class={css.dots} aria-hidden="true" />}
      {!byHand && !thinking && (
        <p class="acts">
          <button type="button" class="go" onClick={() => void decideByComputer(fight)}>
            {t.goOn}
          </button>
        </p>
      )}
    </Panel>
  );
}

/** The newest results in short, on a phone, where the board has no band while a question waits. */
function JustNow({ fight }: { fight: Fight }) {
  const said = resultsSince(fight, newsFrom(fight) ?? 0, 2);
  if (said.length === 0) return null;
  return (
    <div class={css.now}>
      {said.map(({ i, text }, k) => (
        <p key={i}>
          {k === said.length - 1 && <b>{questionWords.value.justNow}</b>}
          <Spans of={text} />
        </p>
      ))}
    </div>
  );
}

/**
 * Buttons that begin the same fight again. Swapping is offered where it means something: not for two players
 * at one screen, and not against a tactic, since the other side may have none.
 */
function Again({ fight: { controllers } }: { fight: Fight }) {
  const t = questionWords.value;
  const swaps = myself.value !== null || controllers.some((one) => one !== 'hand' && one !== 'plans');
  return (
    <>
      <button type="button" disabled={stale.value} onClick={() => playAgain(false)}>
        {t.again}
      </button>
      {swaps && (
        <button type="button" class="text" disabled={stale.value} onClick={() => playAgain(true)}>
          {t.againSwapped}
        </button>
      )}
    </>
  );
}

/** The reader's side, if they have played just one. */
function ownSide({ controllers }: Fight): Side | null {
  if (myself.value) return myself.value === 'A' ? 0 : 1;
  const [a, b] = controllers.map((one) => one === 'hand');
  return a === b ? null : a ? 0 : 1;
}

function Ended({ fight }: { fight: Fight }) {
  const t = questionWords.value;
  const [won, own] = [winner(), ownSide(fight)];
  return (
    <Panel
      fight={fight}
      side={won}
      over
      sentence={
        <>
          {won !== null && own !== null && (won === own ? t.youWon : t.youLost)}
          <Spans of={fight.headline} />
        </>
      }
      otherwise={<Sum of={fight} />}
      acts={
        !behind.value && (
          <>
            {fromThread.value && (
              <button type="button" onClick={() => void copyNew()}>
                {threadWords.value.copyNew}
              </button>
            )}
            <Again fight={fight} />
          </>
        )
      }
    />
  );
}

/** Number of told lines that stand in the question's place. */
const sight = 6;
/** Lines of the record between two steps. */
const linesBetween = ({ events }: Fight, from: number, to: number) =>
  events.slice(from, to).filter(({ bookkeeping }) => !bookkeeping);

/**
 * Card while the lines since the last turn are told on the board and in the record; a press, or any key of
 * the question, skips them.
 */
function Telling({ fight }: { fight: Fight }) {
  const t = questionWords.value;
  useLayoutEffect(() => {
    toChoice();
    return () => requestAnimationFrame(toChoice);
  }, []);
  return (
    <Panel fight={fight} side={null} sentence={t.since} choose={skipNews} looksOn>
      <p class="acts">
        <button id="skip-telling" type="button" class="go" onClick={skipNews}>
          {t.skip}
        </button>
        <span class="hint">{t.stillToCome(linesBetween(fight, step.value, last.value).length)}</span>
      </p>
      <ol class={css.told}>
        {linesBetween(fight, news.value ?? 0, step.value)
          .slice(-sight)
          .map((event) => (
            <li key={event.i}>
              <Spans of={event.text} />
            </li>
          ))}
      </ol>
    </Panel>
  );
}

/** Button below a fight by hand that came in a link and is over: its decisions can be reviewed. */
function LookBack() {
  const open = reviewing.value;
  return (
    <div>
      <button type="button" class="text" aria-expanded={open} onClick={() => (reviewing.value = !open)}>
        {questionWords.value.review}
      </button>
      {open && <Review />}
    </div>
  );
}

export default function ByHand({ fight }: { fight: Fight }) {
  // The computer thinks already while its last turn is still told.
  const thinking = useThinking(fight, fight.pending !== null && fight.pending.by !== 'hand');
  if (replaying.value) return <Telling fight={fight} />;
  if (fight.pending) return <Waiting fight={fight} pending={fight.pending} thinking={thinking} />;
  if (endedByHand.value || correspondence.value?.kept) return <Ended fight={fight} />;
  return canReview(fight) ? <LookBack /> : null;
}
