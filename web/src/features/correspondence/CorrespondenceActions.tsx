// Below the options of a fight by hand: it may be played by links from here on, and others were played before it.
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
import { correspondenceWords } from '../../app/correspondence/words.ts';
import { dialog } from '../../app/view.ts';
import { RecentDialog } from './Recent.tsx';

export default function CorrespondenceActions({ fight }: { fight: Fight }) {
  const t = correspondenceWords.value;
  const begins = correspondence.value?.key && byTwo(fight) && fight.pending && !myself.value;
  return (
    <>
      {begins && !mustSayWho.value && !behind.value && !isAsking() && (
        <button type="button" class="text" onClick={() => askWho(true)}>
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
