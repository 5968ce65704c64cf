// Draws the meters of a figure or side: the main one as a bar, points that are spent one by one as pips, the
// others as small numbers.
import type { Meter } from '#engine';
import { Term } from '../term/Term.tsx';
import * as css from './Meters.module.css';

/** A meter with the name and the drawing that the form gives it. */
export interface Standing {
  of: Meter;
  name: string;
  glyph?: string | undefined;
  /** `pile`: the number of cards in a pile, shown in the piece where the cards have no room beside it. */
  drawn?: 'points' | 'deployed' | 'pile' | undefined;
  /** Its value when the round began. */
  was?: number | undefined;
}

/** A meter with a maximum as a bar; the part lost in this round is hatched. */
export function Bar({ of: { value, max }, was = value }: Pick<Standing, 'of' | 'was'>) {
  if (max <= 0) return null;
  const share = (n: number) => Math.min(Math.max(n / max, 0), 1) * 100;
  return (
    <svg class={css.bar} aria-hidden="true">
      <rect class={css.ground} width="100%" height="100%" />
      {was > value && (
        <line class={css.was} x1={`${share(value)}%`} x2={`${share(was)}%`} y1="50%" y2="50%" />
      )}
      <rect class={css.on} width={`${share(value)}%`} height="100%" />
    </svg>
  );
}

const [pip, step, group] = [7.8, 11, 4];
/** More pips can't be told apart. */
const mostPips = 60;

const pipAt = (k: number) => k * step + Math.floor(k / 5) * group + 0.6;
const pips = (from: number, to: number) =>
  Array.from(
    { length: Math.max(to - from, 0) },
    (_, k) => `M${pipAt(from + k).toFixed(1)} .6h${pip}v${pip}h-${pip}z`,
  ).join('');

/** One pip a point, the full ones first, in groups of five. */
function Pips({ of: { value, max } }: { of: Meter }) {
  if (max <= 0 || max > mostPips) return null;
  const last = Math.max(value, max);
  return (
    <svg
      class={css.pips}
      viewBox={`0 0 ${pipAt(last - 1) + pip + 0.6} 9`}
      preserveAspectRatio="xMinYMid meet"
      aria-hidden="true"
    >
      <path class={css.on} d={pips(0, value)} />
      <path d={pips(value, last)} />
    </svg>
  );
}

/** How names stand: `inline`, in one line with the number; and whether they open what they mean (`explains`). */
interface Named {
  inline?: boolean;
  explains?: boolean;
}

/** The name of a meter, at the same place whether it is a button or not. */
const Name = ({ of, name, explains }: { of: Meter; name: string; explains: boolean | undefined }) =>
  explains ? <Term of={of.id} name={name} /> : <span class={css.plain}>{name}</span>;

/** The main meter. */
export function Main({ of: { of, name, was }, inline, explains }: { of: Standing } & Named) {
  return (
    <span class={css.main} data-inline={inline} data-wide={of.max > 99}>
      <span class={css.called}>{inline ? <Name of={of} name={name} explains={explains} /> : name}</span>
      <b>
        {of.value}
        {of.max > 0 && <i>/{of.max}</i>}
      </b>
      <Bar of={of} was={was} />
    </span>
  );
}

/** The other meters: pips, then numbers with their sign or name. */
export function Others({ of, inline, explains }: { of: readonly Standing[] } & Named) {
  const points = of.filter(({ drawn }) => drawn === 'points');
  const rest = of.filter(({ drawn }) => drawn === undefined || drawn === 'pile');
  return (
    <>
      {points.map(({ of, name }) => (
        <span key={of.id} class={css.points}>
          <span>{name}</span>
          <b>{of.value}</b>
          <Pips of={of} />
        </span>
      ))}
      {rest.length > 0 && (
        <span class={css.numbers} data-inline={inline}>
          {rest.map(({ of, name, glyph, drawn }) => (
            <span key={of.id} class={drawn && css.pile}>
              {inline ? (
                <Name of={of} name={name} explains={explains} />
              ) : (
                <>
                  <span class={css.sign} lang="ja">
                    {glyph ?? name.slice(0, 1)}
                  </span>
                  <span class={css.word}>{name}</span>
                </>
              )}
              <b>{of.value}</b>
            </span>
          ))}
        </span>
      )}
    </>
  );
}
