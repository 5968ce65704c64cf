// The choice that waits: whose it is, how things stand, what has happened, and the options or the thinking opponent.
// After the last one the verdict stands in its place.
import { useEffect } from 'preact/hooks';
import type { Pending } from '#engine';
import type { Fight } from '../../engine/fight.ts';
import { choosing } from '../../app/choosing.ts';
import { beginKeeping, letter, mayDecide, myself } from '../../app/letters/letter.ts';
import { replaying } from '../../app/letters/news.ts';
import { course, goOn, reseed, stale } from '../../app/match.ts';
import { nameOf } from '../../app/names.ts';
import { sideNames } from '../../app/sides.ts';
import { lazy } from '../../components/lazy.tsx';
import { Mark } from '../../components/Mark.tsx';
import { Spans } from '../../components/Spans.tsx';
import { useSight } from '../../app/sight.ts';
import { winner } from '../../app/outcome.ts';
import { Sum } from '../../components/board/Sum.tsx';
import { Back } from './Back.tsx';
import { decided, lastByHand } from '../../app/decisions.ts';
import { endedByHand } from './ended.ts';
import { LookBack } from './LookBack.tsx';
import { News, Points } from './News.tsx';
import { Options } from './Options.tsx';
import { Seed } from './Seed.tsx';
import { take } from './takeBack.tsx';
import { Thinking, useThinking } from './Thinking.tsx';
import { turnTaken } from './turns.ts';
import { playWords } from './words.ts';
import * as css from './play.module.css';

const Letter = lazy(() => import('../letters/Letter.tsx'));
const LetterActs = lazy(() => import('../letters/LetterActs.tsx'));

function decide(option: string): void {
  beginKeeping();
  void turnTaken(() => goOn(decided(course.peek(), option)));
}

/** At two places nobody takes back what the other side has decided. */
function TakeBack({ fight }: { fight: Fight }) {
  const me = myself.value;
  if (!me) return <Back />;
  const at = lastByHand(fight.decisions);
  if (at === null || fight.decisions.find(({ i }) => i === at)?.side !== me) return null;
  const back = () => {
    beginKeeping();
    take();
  };
  return (
    <button type="button" onClick={back}>
      {playWords.value.back}
    </button>
  );
}

/** What has happened since the reader decided: with a side of one's own, since that one did. */
const asSeen = (fight: Fight): Fight => ({ ...fight, viewer: myself.value ?? fight.viewer });

function Waiting({ fight, pending }: { fight: Fight; pending: Pending }) {
  const t = playWords.value;
  const side = pending.side === 'A' ? 0 : 1;
  const name = nameOf(fight, side);
  const hand = pending.by === 'hand';
  const mine = hand && mayDecide.value && !replaying.value;
  const thinking = useThinking(fight, !hand);
  const place = useSight<HTMLElement>();
  useEffect(() => {
    choosing.value = mine ? { pending, decide } : null;
    return () => (choosing.value = null);
  }, [pending, mine]);
  return (
    <section
      class={css.waiting}
      data-part="waiting"
      ref={place}
      data-side={sideNames[side]}
      aria-labelledby="waiting"
    >
      <header>
        <h2 id="waiting">
          <Mark side={side} /> {thinking ? t.thinks(name) : t.turn(name)}
        </h2>
        <Points of={fight} />
      </header>
      <News of={asSeen(fight)} />
      {letter.value && <Letter fight={fight} />}
      {mine && <Options pending={pending} decide={decide} />}
      {!hand && <Thinking fight={fight} thinks={thinking} />}
      <p class={`acts ${css.acts}`}>
        <TakeBack fight={fight} />
        {mine && pending.giveUp && (
          <button type="button" class="text" disabled={stale.value} onClick={() => decide('surrender')}>
            {t.surrender}
          </button>
        )}
        <LetterActs fight={fight} />
        <Seed />
      </p>
      {mine && <LookBack fight={fight} />}
    </section>
  );
}

/** `own`: the reader has decided in it; what was sent is only looked at. */
function Ended({ fight, own }: { fight: Fight; own: boolean }) {
  const side = winner();
  const place = useSight<HTMLElement>();
  return (
    <section
      class={css.waiting}
      data-part="waiting"
      ref={place}
      data-over
      data-side={side === null ? undefined : sideNames[side]}
      aria-labelledby="waiting"
    >
      <header>
        <h2 id="waiting">
          {side !== null && <Mark side={side} />} <Spans of={fight.headline} />
        </h2>
        <p class={css.points}>
          <Sum of={fight} />
        </p>
      </header>
      <News of={asSeen(fight)} />
      {letter.value && <Letter fight={fight} />}
      {own && (
        <p class={`acts ${css.acts}`}>
          <button type="button" disabled={stale.value} onClick={() => void turnTaken(reseed)}>
            {playWords.value.again}
          </button>
          <TakeBack fight={fight} />
          <LetterActs fight={fight} />
          <Seed />
        </p>
      )}
      <LookBack fight={fight} />
    </section>
  );
}

export default function ByHand({ fight }: { fight: Fight }) {
  if (fight.pending) return <Waiting fight={fight} pending={fight.pending} />;
  if (!endedByHand.value && !letter.value?.kept) return <LookBack fight={fight} />;
  return <Ended fight={fight} own={endedByHand.value !== null} />;
}
