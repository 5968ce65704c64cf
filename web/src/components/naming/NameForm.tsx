// Asks for another name of something that is kept, where it stands: Enter takes it, Escape leaves all as it was.
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import * as css from './naming.module.css';

interface Props {
  /** What it is called now; `placeholder`: what it goes by without a name. */
  name: string;
  placeholder?: string;
  label: string;
  submit: string;
  take: (name: string) => void;
  /** After that, or when nothing is to change. */
  done: () => void;
  /** Of whoever says where it stands. */
  class?: string | undefined;
}

/** Characters that such a name may have. */
const longest = 40;

export function NameForm({ name: now, placeholder, label, submit, take, done, class: where = '' }: Props) {
  const name = useSignal(now);
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => box.current?.focus(), []);
  return (
    <form
      class={`${css.naming} ${where}`.trim()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.isComposing) return;
        event.preventDefault();
        event.stopPropagation();
        done();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        take(name.value);
        done();
      }}
    >
      <input
        ref={box}
        aria-label={label}
        maxLength={longest}
        value={name.value}
        {...(placeholder !== undefined && { placeholder })}
        onInput={(event) => (name.value = event.currentTarget.value)}
      />
      <button type="submit">{submit}</button>
    </form>
  );
}
