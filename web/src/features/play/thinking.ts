// The computer's turn: it is set to work where it decides, and the fight goes on with what it takes.
import { useEffect } from 'preact/hooks';
import type { Fight } from '../../engine/fight.ts';
import { fought, goOn, matchOf, opened, playState, report, setup } from '../../app/fight/match.ts';
import { decided } from '../../app/fight/playState.ts';
import { stage, tacticians } from '../../app/fight/stage.ts';
import { followAgain } from '../../app/fight/tacticians.ts';
import { turnTaken } from './turns.tsx';

export async function decideByComputer(fight: Fight): Promise<void> {
  const match = fought.peek();
  // What is changed meanwhile, or decided, is another fight with a turn of its own: also before it is fought.
  const same = () => report.peek() === fight && setup.peek() === match;
  const { planned, think } = await import('../../app/pool.ts');
  followAgain();
  const side = fight.pending?.side === 'A' ? 0 : 1;
  const decide = tacticians.peek().includes(side) ? planned : think;
  const option = match && same() && (await decide(matchOf(match)));
  if (!option || !same()) return;
  const turn = () => goOn(decided(playState.peek(), option));
  // Whoever only looks on is left where they look.
  if (fight.controllers.includes('hand')) await turnTaken(turn);
  else await turn();
}

/** True while it is at work. What came in a link waits to be asked, and so does a turn against a hand while one builds. */
export function useThinking(fight: Fight, its: boolean): boolean {
  const builds = stage.value === 'build' && fight.controllers.includes('hand');
  const at = its && opened.value === null && !builds;
  useEffect(() => {
    // An engine that broke tells of that itself.
    if (at) decideByComputer(fight).catch(() => undefined);
  }, [fight, at]);
  return at;
}
