// States as seals with their names; where there is no room one of them, and how many more.
import type { StateInfo } from '#engine';
import { lang } from '../../i18n/index.ts';
import * as css from './States.module.css';

export interface Borne {
  state: StateInfo;
  n: number;
}

/** A sign says nothing to who can't read it, so that in English the word stands in its place at every width. */
function Seal({ state, n }: Borne) {
  const called = state.name[lang.value] + (state.stacks ? ` ${n}` : '');
  return (
    <span class={css.state}>
      {lang.value === 'ja' ? (
        <>
          <b aria-hidden="true">{state.glyph}</b>
          <span>{called}</span>
        </>
      ) : (
        <b title={called}>{called}</b>
      )}
    </span>
  );
}

/** onOpen: each is a button that opens what the form says of it. */
export function States({ of, onOpen }: { of: readonly Borne[]; onOpen?: (id: string) => void }) {
  if (of.length === 0) return null;
  return (
    <span class={css.states}>
      {of.map((one) =>
        onOpen ? (
          <button key={one.state.id} type="button" class={css.opens} onClick={() => onOpen(one.state.id)}>
            <Seal {...one} />
          </button>
        ) : (
          <Seal key={one.state.id} {...one} />
        ),
      )}
      {of.length > 1 && <span class={css.more}>+{of.length - 1}</span>}
    </span>
  );
}
