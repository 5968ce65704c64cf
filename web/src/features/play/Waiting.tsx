// The choice that waits: whose it is, how things stand, what has happened, and the options or the thinking opponent.
// After the last one the verdict stands in its place.
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Pending } from '#engine';
import type { Fight } from '../../engine/fight.ts';
import { lazy } from '../../components/lazy.tsx';
import { lang } from '../../i18n/index.ts';
import {
  playState,
  fought,
  goOn,
  matchOf,
  opened,
  report,
  reseed,
  setup,
  stale,
} from '../../app/fight/match.ts';
import { decided, lastByHand } from '../../app/fight/playState.ts';
import { News, Points, takeBack, turnTaken } from './turns.tsx';
import { playWords } from './words.ts';
import { choosing, oldestIn, takesOldest } from '../../app/fight/choosing.ts';
import { beginKeeping, correspondence, mayDecide, myself } from '../../app/correspondence/correspondence.ts';
import { replaying } from '../../app/correspondence/news.ts';
import { nameOf, sideNames } from '../../app/names.ts';
import { Mark, Spans } from '../../components/Inline.tsx';
import { winner } from '../../app/fight/record.ts';
import { Sum } from '../../components/board/Who.tsx';
import { Back, Seed, endedByHand } from './Play.tsx';
import { Options } from './Options.tsx';
import * as css from './play.module.css';

const Review = lazy(() => import('../review/Review.tsx'));
const words = { ja: '手を振り返る', en: 'Review the decisions' };
/** Also while another fight takes the place of the one that is looked at. */
const open = signal(false);

/** 手を振り返る: opens the review of what was decided by hand, which is fetched then. */
function LookBack({ fight }: { fight: Fight }) {
  if (!fight.decisions.some(({ by, side }) => by === 'hand' && (!fight.viewer || side === fight.viewer)))
    return null;
  return (
    <>
      <p class={`acts ${css.acts}`}>
        <button type="button" aria-expanded={open.value} onClick={() => (open.value = !open.value)}>
          {words[lang.value]}
        </button>
      </p>
      {open.value && <Review />}
    </>
  );
}

async function decideByComputer(fight: Fight): Promise<void> {
  const match = fought.peek();
  // What is changed meanwhile, or decided, is another fight with a turn of its own: also before it is fought.
  const same = () => report.peek() === fight && setup.peek() === match;
  const { think } = await import('../../app/pool.ts');
  const option = match && same() && (await think(matchOf(match)));
  if (!option || !same()) return;
  const turn = () => goOn(decided(playState.peek(), option));
  // Whoever only looks on is left where they look.
  if (fight.controllers.includes('hand')) await turnTaken(turn);
  else await turn();
}

/** Sets the computer to work where it is its turn; true while it is at it. */
function useThinking(fight: Fight, its: boolean): boolean {
  const at = its && opened.value === null;
  useEffect(() => {
    // An engine that broke tells of that itself.
    if (at) decideByComputer(fight).catch(() => undefined);
  }, [fight, at]);
  return at;
}

/** A computer opponent's turn: it decides and the fight goes on. A fight that came in a link waits to be asked. */
function Thinking({ fight, thinks }: { fight: Fight; thinks: boolean }) {
  if (thinks) return <p class={css.dots} aria-hidden="true" />;
  return (
    <p class={`acts ${css.acts}`}>
      <button type="button" class="go" onClick={() => void decideByComputer(fight)}>
        {playWords.value.goOn}
      </button>
    </p>
  );
}

const Letter = lazy(() => import('../correspondence/Correspondence.tsx'));
const LetterActs = lazy(() => import('../correspondence/CorrespondenceActions.tsx'));

function decide(option: string): void {
  beginKeeping();
  void turnTaken(() => goOn(decided(playState.peek(), option)));
}

/** At two places nobody takes back what the other side has decided. */
function TakeBack({ fight }: { fight: Fight }) {
  const me = myself.value;
  if (!me) return <Back />;
  const at = lastByHand(fight.decisions);
  if (at === null || fight.decisions.find(({ i }) => i === at)?.side !== me) return null;
  const back = () => {
    beginKeeping();
    takeBack();
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
  const oldest = mine && takesOldest(playState.value) ? oldestIn(pending.options) : null;
  useEffect(() => {
    if (oldest !== null) decide(oldest);
  }, [pending, oldest]);
  useEffect(() => {
    choosing.value = mine ? { pending, decide } : null;
    return () => (choosing.value = null);
  }, [pending, mine]);
  return (
    <section class={css.waiting} data-part="waiting" data-side={sideNames[side]} aria-labelledby="waiting">
      <header>
        <h2 id="waiting">
          <Mark side={side} /> {thinking ? t.thinks(name) : t.turn(name)}
        </h2>
        <Points of={fight} />
      </header>
      <News of={asSeen(fight)} />
      {correspondence.value && <Letter fight={fight} />}
      {mine && oldest === null && <Options pending={pending} decide={decide} />}
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
  return (
    <section
      class={css.waiting}
      data-part="waiting"
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
      {correspondence.value && <Letter fight={fight} />}
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
  if (!endedByHand.value && !correspondence.value?.kept) return <LookBack fight={fight} />;
  return <Ended fight={fight} own={endedByHand.value !== null} />;
}
