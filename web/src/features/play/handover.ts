// Hands the screen over between two who play at it.
import { batch, effect } from '@preact/signals';
import { curtain, looking } from '../../app/curtain.ts';
import { report } from '../../app/match.ts';
import { dialog, spoken } from '../../app/view.ts';
import { ByHand } from './byHand.ts';
import { newsSpoken, toChoice } from './turns.ts';

// What was said and opened for the one is not for the other.
effect(() => {
  if (!curtain.value) return;
  batch(() => {
    spoken.value = '';
    dialog.value = null;
  });
});

// What is over, or played by others, is nobody's in particular: the next fight begins behind the curtain.
effect(() => {
  if (report.value && !report.value.viewer) looking.value = null;
});

/** The player who is asked has the screen now. */
export async function takeScreen(): Promise<void> {
  // What can't be had says so itself, where it would stand.
  await ByHand.fetch().catch(() => undefined);
  const fight = report.peek();
  if (!fight || !curtain.peek()) return;
  batch(() => {
    looking.value = curtain.peek();
    spoken.value = newsSpoken(fight);
  });
  requestAnimationFrame(toChoice);
}
