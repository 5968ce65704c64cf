// The question: card of the pending decision in a fight by hand, with its sentence, its options or the
// thinking opponent, and a row of other actions. While results are told, during the review and after the last
// decision it shows those instead.
import { useEffect, useState } from 'preact/hooks';
import type { Pending } from '#engine';
import type { Fight } from '../../../engine/fight.ts';
import { lazy } from '../../../components/lazy.tsx';
import { lang } from '../../../i18n/index.ts';
import { goOn, playState, report, stale } from '../../../app/fight/match.ts';
import { decided } from '../../../app/fight/playState.ts';
import { tellPress } from '../../../app/fight/takeBack.ts';
import { choosing } from '../../../app/fight/choosing.ts';
import { want, wanted, weighs, working } from '../../../app/fight/odds.ts';
import {
  beginKeeping,
  correspondence,
  mayDecide,
  myself,
} from '../../../app/correspondence/correspondence.ts';
import { replaying } from '../../../app/correspondence/news.ts';
import { live } from '../../../app/fight/stage.ts';
import { nameOf } from '../../../app/sheet/names.ts';
import { handing } from '../handing.ts';
import { playAgain, playNew, turnTaken } from '../turns.tsx';
import { endedByHand } from '../Play.tsx';
import { isPattern } from './payable.ts';
import { letSettle, standingAnswer } from './Standing.tsx';
import { Options } from './Options.tsx';
import { Panel, backOf } from './Panel.tsx';
import { Telling } from './Telling.tsx';
import { useSeries } from './series.ts';
import { canReview, reviewing } from './reviewing.ts';
import { soFar, turnOf } from './soFar.ts';
import { Surely } from './Surely.tsx';
import { wantEffects, wantsEffects } from './effects.ts';
import { decideByComputer, useThinking } from '../thinking.ts';
import { questionWords } from './words.ts';
import * as css from './question.module.css';

const Ended = lazy(async () => (await import('./Ended.tsx')).Ended);
const Handing = lazy(async () => (await import('./Handing.tsx')).Handing);
const Review = lazy(() => import('../../review/Review.tsx'));
const Series = lazy(async () => (await import('./Series.tsx')).Series);

/** Takes an option of the pending question; several in turn, if one press stands for several steps. */
function decide(...options: string[]): void {
  const [first] = options;
  const asked = report.peek()?.pending;
  if (asked && first !== undefined) letSettle(asked, first);
  beginKeeping();
  tellPress(playState.peek(), options);
  void turnTaken(() => goOn(options.reduce(decided, playState.peek())));
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
      {options.some((one) => one.effect && !isPattern(one)) && (
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
  // Of several it is said where it counts for all of them.
  const said = pending.otherwise?.[lang.value];
  const otherwise = !many || many.every(({ of }) => of.otherwise?.[lang.value] === said) ? said : undefined;
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
      otherwise={asks && [nth > 1 && !many && t.nth(nth), otherwise].filter(Boolean).join(' ')}
      looksOn={!mine}
      asks={asks}
      quiet={asks && <Shown pending={pending} />}
      ends={
        mine ? (
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
        ) : (
          live.value &&
          myself.value && (
            <button type="button" class="text" disabled={stale.value} onClick={playNew}>
              {t.playNew}
            </button>
          )
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
  // What may come after the next press is there by then. Where a part can't be fetched, its place says so.
  useEffect(() => {
    for (const part of [Ended, Handing]) part.fetch().catch(() => undefined);
  }, []);
  if (fight.pending && handing.value !== null && fight.pending.side !== handing.value)
    return <Handing fight={fight} />;
  if (replaying.value) return <Telling fight={fight} />;
  if (fight.pending) return <Waiting fight={fight} pending={fight.pending} thinking={thinking} />;
  if (endedByHand.value || correspondence.value?.kept) return <Ended fight={fight} />;
  return canReview(fight) ? <LookBack /> : null;
}
