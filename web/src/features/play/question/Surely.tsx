// Button for an action that gives something away (a surrender, a state that keeps a member standing): the
// first press asks once more.
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { stale } from '../../../app/fight/match.ts';
import { questionWords } from './words.ts';
import * as css from './question.module.css';

interface Props {
  name: string;
  /** Question after the first press. */
  asks: string;
  take: () => void;
}

export function Surely({ name, asks, take }: Props) {
  const asking = useSignal(false);
  const first = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (asking.value) first.current?.focus();
  }, [asking.value]);
  if (!asking.value) {
    return (
      <button type="button" class="text" disabled={stale.value} onClick={() => (asking.value = true)}>
        {name}
      </button>
    );
  }
  return (
    <span role="group" aria-label={asks} class={css.surely}>
      <span aria-hidden="true">{asks}</span>
      <button ref={first} type="button" class="text" onClick={() => (asking.value = false)}>
        {questionWords.value.no}
      </button>
      <button type="button" class="text" disabled={stale.value} onClick={take}>
        {name}
      </button>
    </span>
  );
}
