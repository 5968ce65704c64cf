// The share dialog's row with the picture of the result: drawn once it is opened.
import { useSignal } from '@preact/signals';
import { curtain } from '../../app/curtain.ts';
import { Pictures } from './Pictures.tsx';
import { pictureWords } from './words.ts';
import * as css from './picture.module.css';

export default function ResultPicture({ names }: { names: boolean }) {
  const open = useSignal(false);
  // Nothing of a fight is shown while a player has to take the screen.
  if (curtain.value) return null;
  return (
    <details class={css.row} onToggle={(event) => (open.value = event.currentTarget.open)}>
      <summary>{pictureWords.value.ofResult}</summary>
      {open.value && <Pictures of="result" hidden={!names} />}
    </details>
  );
}
