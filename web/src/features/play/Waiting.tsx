// The choice that waits: whose it is, how things stand, what has happened, and the options or the thinking opponent.
// After the last one the verdict stands in its place.
import { useEffect } from 'preact/hooks';
import type { Pending } from '#engine';
import type { Fight } from '../../engine/fight.ts';
import { choosing } from '../../app/choosing.ts';
import { course, goOn, reseed, stale } from '../../app/match.ts';
import { nameOf } from '../../app/names.ts';
import { sideNames } from '../../app/sides.ts';
import { Mark } from '../../components/Mark.tsx';
import { Spans } from '../../components/Spans.tsx';
import { useSight } from '../../app/sight.ts';
import { winner } from '../../app/outcome.ts';
import { Sum } from '../../components/board/Sum.tsx';
import { Back } from './Back.tsx';
import { decided } from '../../app/decisions.ts';
import { endedByHand } from './ended.ts';
import { News, Points } from './News.tsx';
import { Options } from './Options.tsx';
import { Seed } from './Seed.tsx';
import { Thinking, useThinking } from './Thinking.tsx';
import { turnTaken } from './turns.ts';
import { playWords } from './words.ts';
import * as css from './play.module.css';

const decide = (option: string) => void turnTaken(() => goOn(decided(course.peek(), option)));

function Waiting({ fight, pending }: { fight: Fight; pending: Pending }) {
  const t = playWords.value;
  const side = pending.side === 'A' ? 0 : 1;
  const name = nameOf(fight, side);
  const hand = pending.by === 'hand';
  const thinking = useThinking(fight, !hand);
  const place = useSight<HTMLElement>();
  useEffect(() => {
    choosing.value = hand ? { pending, decide } : null;
    return () => (choosing.value = null);
  }, [pending, hand]);
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
      <News of={fight} />
      {hand ? <Options pending={pending} decide={decide} /> : <Thinking fight={fight} thinks={thinking} />}
      <p class={`acts ${css.acts}`}>
        <Back />
        {hand && pending.giveUp && (
          <button type="button" class="text" disabled={stale.value} onClick={() => decide('surrender')}>
            {t.surrender}
          </button>
        )}
        <Seed />
      </p>
    </section>
  );
}

function Ended({ fight }: { fight: Fight }) {
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
      <News of={fight} />
      <p class={`acts ${css.acts}`}>
        <button type="button" disabled={stale.value} onClick={() => void turnTaken(reseed)}>
          {playWords.value.again}
        </button>
        <Back />
        <Seed />
      </p>
    </section>
  );
}

export default function ByHand({ fight }: { fight: Fight }) {
  if (fight.pending) return <Waiting fight={fight} pending={fight.pending} />;
  return endedByHand.value && <Ended fight={endedByHand.value} />;
}
