// The question that waits: whose it is and what is asked, the options or the thinking opponent, and what else can be done.
// After the last one the verdict stands in its place.
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Pending } from '#engine';
import type { Fight } from '../../../engine/fight.ts';
import { lazy } from '../../../components/lazy.tsx';
import { lang } from '../../../i18n/index.ts';
import { goOn, playState, report, stale } from '../../../app/fight/match.ts';
import { decided, lastByHand } from '../../../app/fight/playState.ts';
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
import { last, seek, step } from '../../../app/fight/replay.ts';
import { nameOf, sideNames } from '../../../app/sheet/names.ts';
import { actions } from '../../../app/actions.ts';
import type { Side } from '../../../app/sheet/build.ts';
import { ActionButton } from '../../../components/ActionButton.tsx';
import { Mark, Spans } from '../../../components/Inline.tsx';
import { winner } from '../../../app/fight/record.ts';
import { Sum } from '../../../components/board/Who.tsx';
import { askBack, playAgain, takeBack, toChoice, turnTaken } from '../turns.tsx';
import { choose } from './chooser.ts';
import { endedByHand } from '../Play.tsx';
import { letSettle, standingAnswer } from './Standing.tsx';
import { Options } from './Options.tsx';
import { canReview, reviewing } from './reviewing.ts';
import { soFar } from './soFar.ts';
import { Surely } from './Surely.tsx';
import { wantEffects, wantsEffects } from './effects.ts';
import { decideByComputer, useThinking } from '../thinking.ts';
import { playWords } from '../words.ts';
import { questionWords } from './words.ts';
import * as css from './question.module.css';

const Review = lazy(() => import('../../review/Review.tsx'));
const Letter = lazy(() => import('../../correspondence/Correspondence.tsx'));
const LetterActs = lazy(() => import('../../correspondence/CorrespondenceActions.tsx'));

function decide(...options: string[]): void {
  const [first] = options;
  const asked = report.peek()?.pending;
  if (asked && first !== undefined) letSettle(asked, first);
  beginKeeping();
  void turnTaken(() => goOn(options.reduce(decided, playState.peek())));
}

/** Nearly a height of it further down, so that what was last in sight is still there. */
function onward(of: HTMLElement | null): void {
  of?.scrollBy({ top: of.clientHeight - 40 });
}

/** What takes the last decision back; null where there is none, or at two places where it was the other side's. */
function backOf(fight: Fight): (() => void) | null {
  const at = lastByHand(fight.decisions);
  if (at === null) return null;
  const me = myself.value;
  if (!me) return askBack;
  if (fight.decisions.find(({ i }) => i === at)?.side !== me) return null;
  return () => {
    beginKeeping();
    takeBack();
  };
}

interface PanelProps {
  fight: Fight;
  side: Side | null;
  over?: boolean;
  sentence: ComponentChildren;
  /** One small line under it. */
  otherwise?: ComponentChildren;
  children?: ComponentChildren;
  /** In the quiet row before what every question has. */
  acts?: ComponentChildren;
  /** After taking back. */
  ends?: ComponentChildren;
  /** At the end of the row. */
  quiet?: ComponentChildren;
  /** No review is offered where one only looks on. */
  looksOn?: boolean;
  /** What the keys of the question do in the place of choosing. */
  choose?: () => void;
}

/** Sentence and quiet row stay; what is between them scrolls where there is no room for all of it. */
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
  choose: instead,
}: PanelProps) {
  const t = questionWords.value;
  const place = useRef<HTMLElement>(null);
  const options = useRef<HTMLDivElement>(null);
  const back = backOf(fight);
  const reviews = !looksOn && canReview(fight);
  const looksBack = reviews && reviewing.value;
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
        {/* While a turn is told the next thing to do is to see what came of it. */}
        {correspondence.value && !replaying.value && <Letter fight={fight} />}
        {looksBack ? <Review /> : children}
      </div>
      <div class={css.foot}>
        {/* Whoever has no pointer scrolls as anywhere, or goes from option to option. */}
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
          <button type="button" class="text" onClick={back}>
            {playWords.value.back}
          </button>
        )}
        {ends}
        {reviews && (
          <button
            type="button"
            class="text"
            aria-expanded={reviewing.value}
            onClick={() => {
              reviewing.value = !reviewing.value;
              // The question is put on the board as it is now.
              if (!reviewing.value && fight.pending) seek(last.peek());
            }}
          >
            {reviewing.value ? t.leaveReview : t.review}
          </button>
        )}
        <LetterActs fight={fight} />
        {/* Where the bar has no room for it. */}
        <ActionButton action={actions.share} icon="share" class={`icon ${css.send}`} />
        {quiet}
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

/** Hides what the options do and their odds, or shows them. */
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

/** What this question goes on from, and the way out of it, which is 一手戻す said where the next step is asked. */
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

/** A few words in brackets stay on one line: "（達成値31）". */
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
    // What the review hides can't be answered on the board either.
    choosing.value = mine && !reviewing.value ? { pending, decide } : null;
    return () => (choosing.value = null);
  }, [pending, mine, reviewing.value]);
  const asks = mine && known === null;
  return (
    <Panel
      fight={fight}
      side={side}
      sentence={
        thinking ? t.thinks(name) : asks ? <Prompt text={pending.prompt[lang.value]} /> : t.turn(name)
      }
      otherwise={asks && pending.otherwise?.[lang.value]}
      looksOn={!mine}
      quiet={asks && <Shown pending={pending} />}
      ends={
        mine &&
        pending.giveUp && <Surely name={t.surrender} asks={t.surely} take={() => decide('surrender')} />
      }
    >
      {asks && <Chosen fight={fight} pending={pending} />}
      {/* What was moved or opened by the one is not found so by the other. */}
      {asks && <Options key={pending.side} fight={fight} pending={pending} decide={decide} />}
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

/** The same two once more. Two at one screen need not say who is who, and the other side may have no tactic to change to. */
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

function Ended({ fight }: { fight: Fight }) {
  return (
    <Panel
      fight={fight}
      side={winner()}
      over
      sentence={<Spans of={fight.headline} />}
      otherwise={<Sum of={fight} />}
      acts={!behind.value && <Again fight={fight} />}
    />
  );
}

/** So many lines stand in the question's place while they are told. */
const sight = 6;
const linesBetween = ({ events }: Fight, from: number, to: number) =>
  events.slice(from, to).filter(({ bookkeeping }) => !bookkeeping);

/** While the lines since the last turn are told, on the board and in the record: they can be skipped, by any key of the question. */
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

/** A fight by hand that came in a link and is over is looked at; what was decided in it can be reviewed. */
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
  // The computer is at work while its last turn is still told.
  const thinking = useThinking(fight, fight.pending !== null && fight.pending.by !== 'hand');
  if (replaying.value) return <Telling fight={fight} />;
  if (fight.pending) return <Waiting fight={fight} pending={fight.pending} thinking={thinking} />;
  if (endedByHand.value || correspondence.value?.kept) return <Ended fight={fight} />;
  return canReview(fight) ? <LookBack /> : null;
}
