// Dialog with the locked sheet of a side in a running fight by hand: the name can be changed; any other edit
// closes the dialog and leads to the question what is to become of the fight (app/fight/guard).
import type { Side } from '../../app/sheet/build.ts';
import { rebuild } from '../../app/fight/guard.ts';
import { marks, sheetName } from '../../app/sheet/names.ts';
import { dialog } from '../../app/view.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { Sheet } from '../../components/sheet/Sheet.tsx';
import { leaveWords } from './leaveWords.ts';

export function LockedSheet({ side }: { side: Side }) {
  const name = sheetName(side);
  const close = () => (dialog.value = null);
  return (
    <Dialog title={leaveWords.value.lockedSheet(marks[side], name)} onClose={close}>
      <p class="hint">{leaveWords.value.nameMayChange}</p>
      <Sheet
        side={side}
        locked
        onEdit={() => {
          close();
          rebuild(side);
        }}
      />
    </Dialog>
  );
}
