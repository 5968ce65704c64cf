// Who stands on a side and how: the name, meters and states, the sum at the end, the seal beside a verdict.
import type { BoardSide, SystemInfo } from '#engine';
import { system } from '../../app/fight/match.ts';
import { Term } from '../term/Term.tsx';
import { lang, words } from '../../i18n/index.ts';
import type { Side } from '../../app/build.ts';
import { sideNames } from '../../app/names.ts';
import { dialog } from '../../app/view.ts';
import { Mark } from '../Inline.tsx';
import type { Fight } from '../../engine/fight.ts';
import * as css from '../../styles/board.module.css';
import * as stampCss from './Stamp.module.css';

type Meter = BoardSide['meters'][number];

/** As the form calls it; in capitals, in every language, what it doesn't name: HP, IN, SP. */
export const meterName = ({ id }: Meter) =>
  system.value?.form.meters?.find((one) => one.id === id)?.name[lang.value] ?? id.toUpperCase();

/** What a side has in points: a number each, and a bar where there is a most. */
function Meters({ of }: { of: readonly Meter[] }) {
  return (
    <>
      {of.map((one) => (
        <span key={one.id} class={css.left}>
          <Term of={one.id} name={meterName(one)}>
            <b>{one.value}</b>
          </Term>
          {one.max > 0 && (
            <svg class={css.meter} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
              <rect width={Math.max(0, (one.value / one.max) * 100)} height="6" />
            </svg>
          )}
        </span>
      ))}
    </>
  );
}

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

// How a fight ended in short.

/** After how many rounds, and what is left of both. */
export function Sum({ of: { outcome, boards } }: { of: Fight }) {
  const t = words.value;
  const end = boards.at(-1);
  const first = end?.sides[0];
  const meter = first?.meters[0] ?? first?.figures?.[0]?.meters[0];
  return (
    <>
      {outcome && (
        <>
          {t.rounds(outcome.rounds)}
          {' ・ '}
        </>
      )}
      {meter ? meterName(meter) : t.left}
      {([0, 1] as const).map((one) => (
        <b key={one} class={sideNames[one]}>
          <Mark side={one} /> {end?.sides[one].left}
        </b>
      ))}
    </>
  );
}

// The seal that is stamped beside a verdict: won, or a draw.

/** side: who won. turned: the winner is another than before, so it comes down anew. */
export function Stamp({ side, turned = false }: { side: Side | null; turned?: boolean }) {
  return (
    <span class={stampCss.stamp} data-turned={turned || undefined} lang="ja" aria-hidden="true">
      {side === null ? '分' : '勝'}
    </span>
  );
}
