// The computer's turn: asks a computer opponent, or a tactic in its place, for its decision, and goes on with
// the fight.
import { useEffect } from 'preact/hooks';
import type { Fight } from '../../engine/fight.ts';
import { fought, goOn, matchOf, opened, playState, report, setup } from '../../app/fight/match.ts';
import { decided } from '../../app/fight/playState.ts';
import { handsIn, stage, tacticians } from '../../app/fight/stage.ts';
import { followAgain } from '../../app/fight/tacticians.ts';
import { turnTaken } from './turns.tsx';

/** Takes the pending decision of the side that a computer or a tactic plays. */
export async function decideByComputer(fight: Fight): Promise<void> {
  const match = fought.peek();
  // An edit or a decision made meanwhile begins another fight with a turn of its own; the set-up changes
  // before that is fought.
  const same = () => report.peek() === fight && setup.peek() === match;
  const { planned, think } = await import('../../app/pool.ts');
  followAgain();
  const side = fight.pending?.side === 'A' ? 0 : 1;
  const decide = tacticians.peek().includes(side) ? planned : think;
  const option = match && same() && (await decide(matchOf(match)));
  if (!option || !same()) return;
  const turn = () => goOn(decided(playState.peek(), option));
  // A reader who only watches stays at their step.
  if (handsIn(fight) > 0) await turnTaken(turn);
  else await turn();
}

/**
 * Sets the computer to work where the turn is its own; true while it thinks. In a fight from a link it waits
 * to be asked, and so it does against a hand while one builds.
 */
export function useThinking(fight: Fight, its: boolean): boolean {
  const builds = stage.value === 'build' && handsIn(fight) > 0;
  const at = its && opened.value === null && !builds;
  useEffect(() => {
    // A broken engine is reported by the page itself.
    if (at) decideByComputer(fight).catch(() => undefined);
  }, [fight, at]);
  return at;
}
