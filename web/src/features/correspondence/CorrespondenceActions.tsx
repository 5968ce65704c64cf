// Button below the options of a fight by hand: asks which side the reader is, so that the fight goes on by links.
import type { Fight } from '../../engine/fight.ts';
import {
  askWho,
  mustSayWho,
  behind,
  byTwo,
  isAsking,
  correspondence,
  myself,
} from '../../app/correspondence/correspondence.ts';
import { byLinksWords } from './words.ts';

/** Asks, and brings the question into view: it stands below the options, and this button goes. */
function ask(): void {
  askWho(true);
  requestAnimationFrame(() => {
    const who = document.getElementById('who');
    if (!who) return;
    who.tabIndex = -1;
    who.focus({ preventScroll: true });
    who.parentElement?.scrollIntoView({ block: 'nearest' });
  });
}

export default function CorrespondenceActions({ fight }: { fight: Fight }) {
  const begins = correspondence.value?.key && byTwo(fight) && fight.pending && !myself.value;
  if (!begins || mustSayWho.value || behind.value || isAsking()) return null;
  return (
    <button type="button" class="text" onClick={ask}>
      {byLinksWords.value.byLinks}
    </button>
  );
}
