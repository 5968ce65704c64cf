// The curtain between the turns of two players at one screen: says whose turn it is and hides the fight until
// that player takes the screen. The state is in app/fight/record.
import { batch, effect } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import type { SideId } from '#engine';
import { settle, settling } from '../../app/fight/choosing.ts';
import { goBuild } from '../../app/fight/guard.ts';
import { alone, curtain, looking } from '../../app/fight/record.ts';
import { report } from '../../app/fight/match.ts';
import { last, playing, seek, step } from '../../app/fight/replay.ts';
import { dialog, spoken } from '../../app/view.ts';
import { ByHand } from './Play.tsx';
import { newsFrom, newsSpoken, toChoice } from './turns.tsx';
import { correspondence, mustSayWho } from '../../app/correspondence/correspondence.ts';
import { playFirst } from '../../app/correspondence/news.ts';
import { correspondenceWords } from '../../app/correspondence/words.ts';
import { nameOf, sideNames } from '../../app/sheet/names.ts';
import { lang } from '../../i18n/index.ts';
import { lazy } from '../../components/lazy.tsx';
import { Mark } from '../../components/Inline.tsx';
import { questionWords } from './question/words.ts';
import * as css from './Curtain.module.css';

// Messages and dialogs that were for one player are not shown to the other.
effect(() => {
  if (!curtain.value) return;
  batch(() => {
    spoken.value = '';
    dialog.value = null;
  });
});

// A fight that is over, or not played by hand, is shown to everybody: the screen is nobody's, and the next
// fight begins behind the curtain.
effect(() => {
  if (report.value && !report.value.viewer) looking.value = null;
});

/** How far the player of each side has looked, by number of events; what is taken back was not seen. */
const seen: Record<SideId, number> = { A: 0, B: 0 };
effect(() => {
  const events = report.value?.events.length ?? 0;
  for (const side of ['A', 'B'] as const) seen[side] = Math.min(seen[side], events);
  const here = looking.value;
  if (here && !curtain.value) seen[here] = Math.max(seen[here], Math.min(step.value, events));
});

/** Gives the screen to the player who is asked. `both`: that player plays the other side as well. */
async function takeScreen(both: boolean): Promise<void> {
  if (settling.peek()) return;
  // A part that can't be fetched says so where it would stand.
  await ByHand.fetch().catch(() => undefined);
  const fight = report.peek();
  if (!fight || !curtain.peek()) return;
  const side = curtain.peek();
  // What they have watched isn't told again; who hasn't looked yet is told what came since their last decision, else all.
  const at = (side && seen[side]) || (newsFrom(fight) ?? 0);
  batch(() => {
    // The step first: what lies behind it counts as seen once the player has the screen.
    seek(at);
    looking.value = side;
    alone.value = both;
    spoken.value = newsSpoken(fight);
  });
  playFirst(at);
  if (!playing.peek()) seek(last.peek());
  requestAnimationFrame(toChoice);
}

const Letter = lazy(() => import('../correspondence/Correspondence.tsx'));
const Who = lazy(async () => (await import('../correspondence/Correspondence.tsx')).Who);

export default function Curtain() {
  const t = questionWords.value;
  const fight = report.value;
  useLayoutEffect(settle, [curtain.value]);
  // Nothing is drawn until it is known whether the reader is remembered as one of the sides; then no curtain
  // is needed.
  if (!fight || !correspondence.value) return null;
  // A reader who opened a link says which side they are, once: there is nobody beside them to hand the screen to.
  if (mustSayWho.value) {
    return (
      <section class={css.curtain} aria-labelledby="waiting">
        <h2 id="waiting">{correspondenceWords.value.who}</h2>
        <Who fight={fight} headed />
      </section>
    );
  }
  const side = curtain.value === 'B' ? 1 : 0;
  const name = nameOf(fight, side);
  return (
    <section class={css.curtain} data-side={sideNames[side]} aria-labelledby="waiting">
      <h2 id="waiting">
        <Mark side={side} /> {t.curtain(name)}
      </h2>
      {fight.pending && <p>{fight.pending.prompt[lang.value]}</p>}
      <p class="hint">{t.behindCurtain}</p>
      <button
        type="button"
        class="go"
        aria-disabled={settling.value || undefined}
        onClick={() => void takeScreen(false)}
      >
        {t.takeScreen(name)}
      </button>
      <button
        type="button"
        class="text"
        aria-disabled={settling.value || undefined}
        onClick={() => void takeScreen(true)}
      >
        {t.playsBoth}
      </button>
      <Letter fight={fight} curtained />
      <button type="button" class="text" onClick={goBuild}>
        {t.leaveFight}
      </button>
    </section>
  );
}
