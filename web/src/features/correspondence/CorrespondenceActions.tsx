// At the foot of the card of a fight by hand: it may be played by links from here on, and others were played before it.
import type { Fight } from '../../engine/fight.ts';
import {
  ask,
  asked,
  behind,
  byTwo,
  isAsking,
  letter,
  myself,
} from '../../app/correspondence/correspondence.ts';
import { letterWords } from '../../app/correspondence/words.ts';
import { dialog } from '../../app/view.ts';
import { RecentDialog } from './Recent.tsx';

export default function LetterActs({ fight }: { fight: Fight }) {
  const t = letterWords.value;
  const begins = letter.value?.key && byTwo(fight) && fight.pending && !myself.value;
  return (
    <>
      {begins && !asked.value && !behind.value && !isAsking() && (
        <button type="button" onClick={() => ask(true)}>
          {t.send}
        </button>
      )}
      <button
        type="button"
        class="text"
        onClick={() => (dialog.value = { kind: 'own', draw: () => <RecentDialog /> })}
      >
        {t.recent}
      </button>
    </>
  );
}
