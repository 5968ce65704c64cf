// The form for naming a thing where it stands: Enter takes the name, Escape leaves the old one.
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import * as css from './naming.module.css';

interface Props {
  /** The present name; `placeholder`: what is shown without a name. */
  name: string;
  placeholder?: string;
  label: string;
  submit: string;
  take: (name: string) => void;
  /** Called after `take`, and after Escape. */
  done: () => void;
  /** Class of the caller, for the form's place. */
  class?: string | undefined;
}

/** Most UTF-16 units of a name. */
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
