// Frame of the question's card: the sentence and the row of other actions stay, and the part between them scrolls
// where it has no room.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Fight } from '../../../engine/fight.ts';
import { lazy } from '../../../components/lazy.tsx';
import { lastByHand } from '../../../app/fight/playState.ts';
import { hand } from '../../../app/fight/choosing.ts';
import { cancelled } from '../../../app/correspondence/anew.ts';
import { correspondence, mustSayWho, myself } from '../../../app/correspondence/correspondence.ts';
import { correspondenceWords } from '../../../app/correspondence/words.ts';
import { last, seek } from '../../../app/fight/replay.ts';
import { marks, nameOf, sideNames } from '../../../app/sheet/names.ts';
import { actions } from '../../../app/actions.ts';
import { keysOn } from '../../../app/view.ts';
import type { Side } from '../../../app/sheet/build.ts';
import { usePhone } from '../../../components/usePhone.ts';
import { ActionButton } from '../../../components/ActionButton.tsx';
import { Mark } from '../../../components/Inline.tsx';
import { askBack, newsFrom } from '../turns.tsx';
import { choose, takeUsual } from './chooser.ts';
import { canReview, reviewing } from './reviewing.ts';
import { Recap } from './Recap.tsx';
import { playWords } from '../words.ts';
import { questionWords } from './words.ts';
import * as css from './question.module.css';

const Review = lazy(() => import('../../review/Review.tsx'));
const Letter = lazy(() => import('../../correspondence/Correspondence.tsx'));
const LetterActs = lazy(() => import('../../correspondence/CorrespondenceActions.tsx'));

/** Scrolls down by nearly the height in sight; the lowest 40px stay, so that the reader finds the place. */
function onward(of: HTMLElement | null): void {
  of?.scrollBy({ top: of.clientHeight - 40 });
}

/**
 * Takes the last decision back; null if there is none, if at two places it was the other side's, or if the fight is looked at
 * alone.
 */
export function backOf(fight: Fight): (() => void) | null {
  const at = lastByHand(fight.decisions);
  if (at === null || cancelled.value) return null;
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
  /** The card itself tells what happened: nothing else does meanwhile. */
  tells?: boolean;
  /** The reader is asked: the options stand before what is said of a fight by links. */
  asks?: boolean;
  /** Action of the question's keys, if they aren't to choose among options. */
  choose?: () => void;
}

/** Frame of the card: sentence and foot stay, and the part between them scrolls where it has no room. */
export function Panel({
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
  tells,
  asks,
  choose: instead,
}: PanelProps) {
  const t = questionWords.value;
  const place = useRef<HTMLElement>(null);
  const options = useRef<HTMLDivElement>(null);
  const back = backOf(fight);
  const reviews = !looksOn && canReview(fight);
  const looksBack = reviews && reviewing.value;
  // On a phone the checkboxes follow the options: the row at the foot would need a second line for them.
  const narrow = usePhone();
  // Not while the result of a turn is told, which comes first.
  const letter = correspondence.value && !tells && <Letter fight={fight} />;
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
        {fight.pending && !tells && !looksBack && <Recap fight={fight} side={side} />}
        {asks && <WhoYouAre fight={fight} />}
        <h2 id="waiting" onKeyDown={(event) => takeUsual(event, place.current)}>
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
        {narrow && quiet && <p class={css.shown}>{quiet}</p>}
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
        {/* Shown where the bar has no room for this button. After the end it stands among the others. */}
        {!over && <ActionButton action={actions.share} icon="share" class={`icon ${css.send}`} />}
        {!narrow && quiet}
        {asks && keysOn.value && <small class={css.keys}>{t.keys}</small>}
      </div>
    </section>
  );
}

/** Says to who plays by links, before their first decision, which side they are: the letter that says it stands below the options. */
function WhoYouAre({ fight }: { fight: Fight }) {
  const me = myself.value;
  if (!me || mustSayWho.value || newsFrom(fight) !== null) return null;
  const side = me === 'A' ? 0 : 1;
  return <p class={css.otherwise}>{correspondenceWords.value.you(marks[side], nameOf(fight, side))}</p>;
}
