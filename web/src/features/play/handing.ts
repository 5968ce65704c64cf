// Two at one screen, in a fight with secrets: who has decided sees what that came to before the screen is the other's. Meanwhile the
// fight is told as the one who decided may see it.
import { effect, signal } from '@preact/signals';
import type { SideId } from '#engine';
import { myself } from '../../app/correspondence/correspondence.ts';
import { client, fought, goOn, matchOf, playState, report, retell } from '../../app/fight/match.ts';
import { decided } from '../../app/fight/playState.ts';
import { looking, shared } from '../../app/fight/record.ts';
import { standingAnswer } from './question/Standing.tsx';

/** The side that still looks at what its decision came to; null: nobody does. */
export const handing = signal<SideId | null>(null);

/** The player who decides now, if the screen is shared and theirs. */
export const decider = (): SideId | null => {
  const side = shared.peek();
  return side !== null && !myself.peek() && side === looking.peek() ? side : null;
};

/** From here on the fight is told as `side` sees it. */
export function holdFor(side: SideId): void {
  client()?.lookAs(side);
  handing.value = side;
}

/** From the next answer of the engine on the fight is told as the side sees it that is asked. */
export function letGo(): void {
  if (handing.peek() === null) return;
  client()?.lookAs(undefined);
  handing.value = null;
}

// A fight that has another viewer, or none any more, is nobody's result.
effect(() => {
  const fight = report.value;
  if (handing.value !== null && fight && fight.viewer !== handing.value) letGo();
});

/** Gives the screen up: the curtain falls for the side that is asked. */
export async function handOver(): Promise<void> {
  letGo();
  await retell();
}

/** Most decisions of the other side that are taken in a row without handing the screen over. */
const most = 9;

/**
 * Takes the decisions of the other side in which there is nothing to choose, so that nobody hands the screen over for them. `me`:
 * the side that has the screen.
 */
export async function takeForced(me: SideId): Promise<void> {
  for (let n = 0; n < most; n++) {
    const [engine, match, fight] = [client(), fought.peek(), report.peek()];
    const waits = fight?.pending;
    if (!engine || !match || !waits || waits.by !== 'hand' || waits.side === me) return;
    // As the other side sees it, which alone has options. Every other question is still asked as `me`.
    engine.lookAs(undefined);
    const asking = engine.fight(matchOf(match), fight.lang);
    engine.lookAs(me);
    const asked = await asking;
    const { pending } = asked;
    if (!pending || pending.side === me) return;
    const forced = standingAnswer(asked, pending);
    if (forced === null || handing.peek() !== me) return;
    await goOn(decided(playState.peek(), forced));
  }
}
