// The dialog with a side's card as a picture.
import type { Side } from '../../app/build.ts';
import { nameOf } from '../../app/names.ts';
import { report } from '../../app/match.ts';
import { marks } from '../../app/sides.ts';
import { dialog } from '../../app/view.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { Pictures } from './Pictures.tsx';
import { pictureWords } from './words.ts';

export default function PictureDialog({ side }: { side: Side }) {
  const fight = report.value;
  if (!fight) return null;
  const title = pictureWords.value.ofCard(marks[side], nameOf(fight, side));
  return (
    <Dialog title={title} wide onClose={() => (dialog.value = null)}>
      <Pictures of={side} />
    </Dialog>
  );
}
