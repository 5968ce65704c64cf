// The dialog with a side's card as a picture.
import type { Side } from '../../app/build.ts';
import { dialog } from '../../app/view.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { cardCalled } from './called.ts';
import { Pictures } from './Pictures.tsx';

export default function PictureDialog({ side }: { side: Side }) {
  return (
    <Dialog title={cardCalled(side)} wide onClose={() => (dialog.value = null)}>
      <Pictures of={side} />
    </Dialog>
  );
}
