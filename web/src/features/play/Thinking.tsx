// A computer opponent's turn: it decides and the fight goes on. A fight that came in a link waits to be asked.
import { useEffect } from 'preact/hooks';
import type { Fight } from '../../engine/fight.ts';
import { course, fought, goOn, matchOf, opened, report, setup } from '../../app/match.ts';
import { decided } from '../../app/decisions.ts';
import { turnTaken } from './turns.ts';
import { playWords } from './words.ts';
import * as css from './play.module.css';

async function decide(fight: Fight): Promise<void> {
  const match = fought.peek();
  // What is changed meanwhile, or decided, is another fight with a turn of its own: also before it is fought.
  const same = () => report.peek() === fight && setup.peek() === match;
  const { think } = await import('../../app/ahead.ts');
  const option = match && same() && (await think(matchOf(match)));
  if (!option || !same()) return;
  const turn = () => goOn(decided(course.peek(), option));
  // Whoever only looks on is left where they look.
  if (fight.controllers.includes('hand')) await turnTaken(turn);
  else await turn();
}

/** Sets the computer to work where it is its turn; true while it is at it. */
export function useThinking(fight: Fight, its: boolean): boolean {
  const at = its && opened.value === null;
  useEffect(() => {
    // An engine that broke tells of that itself.
    if (at) decide(fight).catch(() => undefined);
  }, [fight, at]);
  return at;
}

export function Thinking({ fight, thinks }: { fight: Fight; thinks: boolean }) {
  if (thinks) return <p class={css.dots} aria-hidden="true" />;
  return (
    <p class={`acts ${css.acts}`}>
      <button type="button" class="go" onClick={() => void decide(fight)}>
        {playWords.value.goOn}
      </button>
    </p>
  );
}
