// A figure as a piece (駒): a plate with its name, one main meter with its number, and all the rest small. The style sheet
// picks one of five drawings by the piece's own width; the mark-up is the same.
import type { ComponentChildren } from 'preact';
import type { Meter, StateInfo } from '#engine';
import type { Side } from '../../app/build.ts';
import { sideNames } from '../../app/names.ts';
import { lang, words } from '../../i18n/index.ts';
import { Mark } from '../Inline.tsx';
import { Term } from '../term/Term.tsx';
import * as css from './Piece.module.css';

/** A number of somebody's, as the form calls it and says that it is drawn. */
export interface Standing {
  of: Meter;
  name: string;
  glyph?: string | undefined;
  drawn?: 'points' | 'deployed' | undefined;
  /** What it was when the round began. */
  was?: number | undefined;
}

/** How much of a most there is, as a bar; what was lost in this round stays hatched. */
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
/** More of them can't be told apart. */
const mostPips = 60;

const pipAt = (k: number) => k * step + Math.floor(k / 5) * group + 0.6;
const pips = (from: number, to: number) =>
  Array.from(
    { length: Math.max(to - from, 0) },
    (_, k) => `M${pipAt(from + k).toFixed(1)} .6h${pip}v${pip}h-${pip}z`,
  ).join('');

/** Points that are spent one by one: full ones first, in fives. */
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

/** A name that would not stand downwards in the height of a piece lies across the top. */
const longest = 4;
export const lies = (name: string) => lang.value !== 'ja' || name.length > longest;

interface PlateProps {
  side: Side;
  name: string;
  /** It is its turn. */
  turn?: boolean | undefined;
  /** Where it stands, and how it takes part, in a word each. */
  place?: string | undefined;
  part?: string | undefined;
}

export function Plate({ side, name, turn, place, part }: PlateProps) {
  return (
    <span class={css.plate} data-length={name.length > 2 ? 'long' : undefined}>
      <Mark side={side} />
      <bdi class="name">{name}</bdi>
      {turn && <i class={css.turn}>{words.value.turn}</i>}
      {part && <i class={css.row}>{part}</i>}
      {place && <i class={css.row}>{place}</i>}
    </span>
  );
}

interface MainProps {
  of: Standing;
  /** Its name opens what it means, where the piece is no button itself. */
  term?: boolean;
}

/** The one that tells how somebody stands. */
export function Main({ of: { of, name, was }, term }: MainProps) {
  return (
    <span class={css.main}>
      <span class={css.called}>{term ? <Term of={of.id} name={name} /> : name}</span>
      <b>
        {of.value}
        {of.max > 0 && <i>/{of.max}</i>}
      </b>
      <Bar of={of} was={was} />
    </span>
  );
}

/** The others, small: points, then numbers with their sign or their name. */
export function Others({ of, term }: { of: readonly Standing[]; term?: boolean }) {
  const points = of.filter(({ drawn }) => drawn === 'points');
  const rest = of.filter(({ drawn }) => drawn === undefined);
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
        <span class={css.numbers}>
          {rest.map(({ of, name, glyph }) => (
            <span key={of.id}>
              {term ? (
                <Term of={of.id} name={name} />
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

export interface Borne {
  state: StateInfo;
  n: number;
}

/** States as seals with their name; where it is narrow one of them, and how many more. */
export function States({ of, onOpen }: { of: readonly Borne[]; onOpen?: (id: string) => void }) {
  if (of.length === 0) return null;
  const drawn = ({ state, n }: Borne) => (
    <>
      <b lang="ja" aria-hidden="true">
        {state.glyph}
      </b>
      <span>
        {state.name[lang.value]}
        {state.stacks && ` ${n}`}
      </span>
    </>
  );
  return (
    <span class={css.states}>
      {of.map((one) =>
        onOpen ? (
          <button key={one.state.id} type="button" class={css.opens} onClick={() => onOpen(one.state.id)}>
            <span class={css.state}>{drawn(one)}</span>
          </button>
        ) : (
          <span key={one.state.id} class={css.state}>
            {drawn(one)}
          </span>
        ),
      )}
      {of.length > 1 && <span class={css.more}>+{of.length - 1}</span>}
    </span>
  );
}

/** What was deployed, laid over its owner. */
function Deployed({ name, of }: { name: string; of: Standing }) {
  return (
    <span class={css.sheet}>
      <em>{words.value.deployedCard}</em>
      <strong>{name}</strong>
      <Bar of={of.of} was={of.was} />
      <b>
        {of.of.value}
        <i>/{of.of.max}</i>
      </b>
    </span>
  );
}

export interface Slip {
  name: string;
  gone: boolean;
}

interface PieceProps extends PlateProps {
  meters: readonly Standing[];
  states: readonly Borne[];
  /** The name of what is deployed, and what else it holds. */
  deployed: string | null;
  slips: readonly Slip[];
  said: string;
  first: boolean;
  onPress: () => void;
  /** What lies beside it: piles. */
  children?: ComponentChildren;
}

export function Piece({
  meters,
  states,
  deployed,
  slips,
  said,
  first,
  onPress,
  children,
  ...plate
}: PieceProps) {
  const [main, ...others] = meters;
  const sheet = deployed !== null && meters.find(({ drawn }) => drawn === 'deployed');
  return (
    <div class={css.piece} data-side={sideNames[plate.side]} data-lies={lies(plate.name) || undefined}>
      <button
        type="button"
        class={css.whole}
        tabIndex={first ? 0 : -1}
        aria-haspopup="dialog"
        aria-label={said}
        data-over={sheet ? 'sheet' : slips.length > 0 && !children ? 'slips' : undefined}
        onClick={onPress}
      >
        <Plate {...plate} />
        {main && <Main of={main} />}
        <Others of={others} />
        <States of={states} />
        {sheet ? (
          <Deployed name={deployed} of={sheet} />
        ) : (
          slips.length > 0 && (
            <span class={css.slips}>
              {slips.map(({ name, gone }, k) => (
                <span key={k} data-gone={gone || undefined}>
                  {name}
                </span>
              ))}
            </span>
          )
        )}
      </button>
      {children}
    </div>
  );
}

interface DuelProps extends PlateProps {
  meters: readonly Standing[];
  states: readonly Borne[];
  onState: (id: string) => void;
  /** Beside the meters. */
  beside?: ComponentChildren;
  /** What stands toward the axis. */
  children?: ComponentChildren;
}

/** A lone character whose own things stand toward the axis, below or above the plate's meters. */
export function Duel({ meters, states, onState, beside, children, ...plate }: DuelProps) {
  const [main, ...others] = meters;
  return (
    <div class={css.lone}>
      <div class={css.duel} data-side={sideNames[plate.side]} data-lies={lies(plate.name) || undefined}>
        <Plate {...plate} />
        <div class={css.mid}>
          {main && <Main of={main} term />}
          <Others of={others} term />
          <States of={states} onOpen={onState} />
          {beside}
        </div>
        <div class={css.own}>{children}</div>
      </div>
    </div>
  );
}
