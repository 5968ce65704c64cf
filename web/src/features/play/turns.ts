// After a turn of the reader's own the card comes into view and into focus, and what came of it is spoken.
import type { Fight, FightEvent } from '../../engine/fight.ts';
import { curtain } from '../../app/curtain.ts';
import { report } from '../../app/match.ts';
import { spoken } from '../../app/view.ts';
import { plainText } from '../../engine/plainText.ts';
import { ByHand } from './byHand.ts';
import { newsFrom } from './News.tsx';

const weigh = new Set<FightEvent['tone']>(['use', 'hit', 'fire', 'gone', 'end']);

/** The lines that weigh since a decision by hand, and who decides now or who won. */
export function newsSpoken(fight: Fight): string {
  const said = plainText(fight.headline);
  const byHand = fight.decisions.some(({ by }) => by === 'hand');
  const lines = byHand ? fight.events.slice(newsFrom(fight)) : [];
  const heard = lines.filter(({ tone }) => weigh.has(tone)).map(({ text }) => plainText(text));
  return heard.at(-1)?.includes(said) ? heard.join(' ') : [...heard, said].join(' ');
}

/** The card of a pending choice, or of the end of a fight by hand, or else the verdict. */
function place(): HTMLElement | null {
  return document.getElementById('waiting') ?? document.getElementById('verdict');
}

const narrow = '(max-width: 719px)';

/** Shows it where it stands after every turn: on a phone at the top, elsewhere only if it is out of sight. */
export function toChoice(): void {
  const heading = place();
  const card = heading?.closest('section');
  if (!heading || !card) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  card.scrollIntoView({ block: matchMedia(narrow).matches ? 'start' : 'nearest' });
}

/** Does what takes the fight on, then leads to what waits. */
export async function turnTaken(turn: () => Promise<void>): Promise<void> {
  const before = report.peek();
  // The card is there when the turn is over; what can't be had says so where it would stand.
  await Promise.all([turn(), ByHand.fetch().catch(() => undefined)]);
  const after = report.peek();
  if (!after || after === before) return;
  // Drawn with the next frame.
  requestAnimationFrame(toChoice);
  // While the computer thinks there is more to come; behind the curtain nothing is said.
  if (curtain.peek()) return;
  if (!after.pending || after.pending.by === 'hand') spoken.value = newsSpoken(after);
}
