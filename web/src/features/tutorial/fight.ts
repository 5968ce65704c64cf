// The steps of a tutorial on the match screen, and the way back to who stood there before.
import type { Setup } from '../../app/build.ts';
import { history, replace, report, setup } from '../../app/match.ts';
import { go } from '../../app/replay.ts';
import { show } from '../../app/screens.ts';
import { revealLine } from '../../app/reveal.ts';
import { decisionOf } from './claims.ts';
import type { Claim, Step, Tutorial } from './types.ts';

const alike = (one: unknown, two: unknown) => JSON.stringify(one) === JSON.stringify(two);

/** With a claim: stands at the line that it tells of, else at the verdict. */
export async function fight(of: Tutorial, step: Step, claim?: Claim): Promise<void> {
  const next: Setup = [step.hero, of.opponent, undefined, { seed: of.seed }];
  // Looking twice is no second step for undo.
  if (!alike(setup.peek(), next)) await replace(next);
  const now = report.peek();
  const found = claim && now && decisionOf(claim, now);
  if (found) go(found.event + 1);
  // Once the other screen is drawn.
  const look = () => (found ? revealLine(found.event) : scrollTo({ top: 0 }));
  addEventListener('hashchange', () => requestAnimationFrame(() => setTimeout(look)), { once: true });
  show('match');
}

/** Who stood there before the tutorial's two; null while others do. */
export function before(of: Tutorial): Setup | null {
  const all = history.value;
  const taught = (one: Setup) => alike(one[1], of.opponent);
  return all && taught(all.now) ? (all.past.findLast((one) => !taught(one)) ?? null) : null;
}
