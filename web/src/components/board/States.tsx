// Draws states as seals with their names; where there is no room, one of them and the number of the others.
import type { StateInfo } from '#engine';
import { lang } from '../../i18n/index.ts';
import * as css from './States.module.css';

/** A state on a figure or side; `n`: its number, shown if the state is counted. */
export interface Borne {
  state: StateInfo;
  n: number;
}

/** The number stands beside the sign where the word has no room. A kanji says nothing to somebody who can't read it: in English the word takes its place at every width. */
function Seal({ state, n }: Borne) {
  const called = state.name[lang.value] + (state.stacks ? ` ${n}` : '');
  return (
    <span class={css.state}>
      {lang.value === 'ja' ? (
        <>
          <b aria-hidden="true">
            {state.glyph}
            {state.stacks && <i>{n}</i>}
          </b>
          <span>{called}</span>
        </>
      ) : (
        <b title={called}>{called}</b>
      )}
    </span>
  );
}

/**
 * With `onOpen` each state is a button that opens its explanation. The style shows “+n” only where room is
 * short.
 */
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
