// The choice that waits: whose it is, how things stand, what has happened, and the options or the thinking opponent.
import type { Pending, Report } from '#engine';
import { course, goOn, stale } from '../../app/match.ts';
import { nameOf } from '../../app/names.ts';
import { Mark, sideNames } from '../../components/Mark.tsx';
import { lang } from '../../i18n/index.ts';
import { decided } from './course.ts';
import { News, Points } from './News.tsx';
import { Options } from './Options.tsx';
import { Seed } from './Seed.tsx';
import { askBack, canTakeBack } from './takeBack.tsx';
import { Thinking, useThinking } from './Thinking.tsx';
import { turnTaken } from './turns.ts';
import { playWords } from './words.ts';

const decide = (option: string) => void turnTaken(() => goOn(decided(course.peek(), option)));

export function Back() {
  if (canTakeBack() === null) return null;
  return (
    <button type="button" onClick={askBack}>
      {playWords.value.back}
    </button>
  );
}

export function Waiting({ fight, pending }: { fight: Report; pending: Pending }) {
  const t = playWords.value;
  const side = pending.side === 'A' ? 0 : 1;
  const name = nameOf(fight, side, lang.value);
  const hand = pending.by === 'hand';
  const thinking = useThinking(fight, !hand);
  return (
    <section class="waiting" data-side={sideNames[side]} aria-labelledby="waiting">
      <header>
        <h2 id="waiting">
          <Mark side={side} /> {thinking ? t.thinks(name) : t.turn(name)}
        </h2>
        <Points of={fight} />
      </header>
      <News of={fight} />
      {hand ? <Options pending={pending} decide={decide} /> : <Thinking fight={fight} thinks={thinking} />}
      <p class="acts">
        <Back />
        {hand && (
          <button type="button" class="text" disabled={stale.value} onClick={() => decide('surrender')}>
            {t.surrender}
          </button>
        )}
        <Seed />
      </p>
    </section>
  );
}
