// Who stands on a side of the board: the name, what it is in, and what it has left.
import type { BoardSide, SystemInfo } from '#engine';
import type { Side } from '../../app/build.ts';
import { sideNames } from '../../app/sides.ts';
import { dialog } from '../../app/view.ts';
import { lang, words } from '../../i18n/index.ts';
import { Mark } from '../Mark.tsx';
import { Term } from '../term/Term.tsx';
import { Meters } from './Meters.tsx';
import * as css from '../../styles/board.module.css';

interface Props {
  side: Side;
  of: BoardSide;
  info: Pick<SystemInfo, 'form'>;
  name: string;
}

export function Who({ side, of, info, name }: Props) {
  const t = words.value;
  return (
    <p class={css.who} data-side={sideNames[side]}>
      <Mark side={side} />
      <bdi class={`name ${css.name}`}>{name}</bdi>
      <span class={css.states}>
        {of.states.map(({ id, n }) => {
          const state = info.form.states.find((one) => one.id === id);
          return (
            state && (
              <button
                key={id}
                type="button"
                class={css.plate}
                onClick={() => (dialog.value = { kind: 'states', states: [id] })}
              >
                <span>
                  <b lang="ja" aria-hidden="true">
                    {state.glyph}
                  </b>
                  {state.name[lang.value]}
                  {state.stacks && <span class={css.n}>{n}</span>}
                </span>
              </button>
            )
          );
        })}
      </span>
      {of.meters.length > 0 ? (
        <Meters of={of.meters} />
      ) : (
        <span class={css.left}>
          <Term of="left" name={t.leftShort}>
            <b>{of.left}</b>
          </Term>
        </span>
      )}
    </p>
  );
}
