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
import { correspondenceWords } from '../../app/correspondence/words.ts';

export default function CorrespondenceActions({ fight }: { fight: Fight }) {
  const t = correspondenceWords.value;
  const begins = correspondence.value?.key && byTwo(fight) && fight.pending && !myself.value;
  if (!begins || mustSayWho.value || behind.value || isAsking()) return null;
  return (
    <button type="button" class="text" onClick={() => askWho(true)}>
      {t.send}
    </button>
  );
}
