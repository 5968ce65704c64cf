// Entrants from text or a file, without the roster: lines in groups, sheets, JSON, or a whole league.
import { useSignal } from '@preact/signals';
import { dialog, sentLeague } from '../../app/view.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { PasteBox } from '../../components/paste/PasteBox.tsx';
import { read } from '../../app/roster/actions.ts';
import { rosterWords } from '../../app/roster/words.ts';
import type { TaggedReading } from '../../app/roster/tagged.ts';
import { type Frame, frameOf } from './file.ts';
import { take } from './league.ts';
import { leagueWords } from './words.ts';

interface Found extends TaggedReading {
  frame: Frame | null;
}

export function openPaste(text = ''): void {
  dialog.value = { kind: 'own', draw: () => <EntrantsDialog text={text} /> };
}

async function readLeague(text: string): Promise<Found> {
  return { ...(await read(text)), frame: frameOf(text) };
}

function EntrantsDialog({ text }: { text: string }) {
  const t = leagueWords.value;
  const found = useSignal<Found | null>(null);
  const close = () => (dialog.value = null);
  const now = found.value;
  const enter = () => {
    if (!now) return;
    sentLeague.value = null;
    take({
      ...now.frame,
      entrants: now.characters.map((build, at) => {
        const group = now.tags[at]?.[0];
        return { build, ...(group !== undefined && { group }) };
      }),
    });
    close();
  };
  return (
    <Dialog title={t.pasteTitle} wide onClose={close}>
      <PasteBox first={text} read={readLeague} found={now} onRead={(next) => (found.value = next)}>
        <p class="hint">{rosterWords.value.importHint}</p>
        {now && now.characters.length > 0 && (
          <p class="acts">
            <button type="button" class="go" onClick={enter}>
              {t.take(now.characters.length)}
            </button>
          </p>
        )}
      </PasteBox>
    </Dialog>
  );
}
