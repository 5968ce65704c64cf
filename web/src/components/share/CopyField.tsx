// A text to be taken along, with the button that copies it.
import { useId } from 'preact/hooks';
import * as css from '../../styles/share.module.css';

interface Props {
  name: string;
  value: string;
  copyName: string;
  copy: string;
  main?: boolean;
  onCopy: () => void;
}

/** A text to be taken along, all of it chosen as soon as it is entered. */
export function Field({ name, value, copyName, copy, main, onCopy }: Props) {
  const id = useId();
  return (
    <>
      <label for={id}>{name}</label>
      <p class={css.copy}>
        <input id={id} readOnly value={value} onFocus={(event) => event.currentTarget.select()} />
        <button type="button" class={main ? 'go' : undefined} aria-label={copyName} onClick={onCopy}>
          {copy}
        </button>
      </p>
    </>
  );
}
