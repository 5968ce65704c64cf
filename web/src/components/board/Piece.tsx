// Draws a figure as a piece (駒): a plate with its name, the main meter with its number, everything else small.
// The markup is the same at every size; the style sheets choose one of five drawings by the width of the piece.
import type { ComponentChildren } from 'preact';
import { sideNames } from '../../app/sheet/names.ts';
import { translated } from '../../i18n/index.ts';
import { Bar, Main, Others, type Standing } from './Meters.tsx';
import { Plate, type PlateProps, lies } from './Plate.tsx';
import { type Borne, States } from './States.tsx';
import * as css from './Piece.module.css';

const pieceWords = translated({ deployed: { ja: '展開中のスペルカード', en: 'deployed spell card' } });

/**
 * Index where the card's own name begins in 星符「環状星雲」: the series in front of it is shown only where there is
 * room.
 */
const own = (name: string) => Math.max(name.indexOf('「'), 0);

const Called = ({ of }: { of: string }) => (
  <>
    <i>{of.slice(0, own(of))}</i>
    {of.slice(own(of))}
  </>
);

/** A card that the figure owns; `gone`: it is used. */
export interface Slip {
  name: string;
  gone: boolean;
}

function Slips({ of }: { of: readonly Slip[] }) {
  return (
    <span class={css.slips}>
      {of.map(({ name, gone }, k) => (
        <span key={k} data-gone={gone || undefined}>
          <Called of={name} />
        </span>
      ))}
    </span>
  );
}

/** A deployed card, laid over its owner, and on a wide piece the owner's other cards. */
function Deployed({ name, of, others }: { name: string; of: Standing; others: readonly Slip[] }) {
  return (
    <span class={css.sheet}>
      <em>{pieceWords.value.deployed}</em>
      <strong>
        <Called of={name} />
      </strong>
      <Bar of={of.of} was={of.was} />
      <b>
        {of.of.value}
        <i>/{of.of.max}</i>
      </b>
      {others.length > 0 && <Slips of={others} />}
    </span>
  );
}

interface PieceProps extends PlateProps {
  meters: readonly Standing[];
  states: readonly Borne[];
  /** The name of the deployed card; null: none. `slips`: its cards, the deployed one among them. */
  deployed: string | null;
  slips: readonly Slip[];
  said: string;
  first: boolean;
  onPress: () => void;
  /** Piles of cards beside the piece. */
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
  const third = sheet || (slips.length > 0 && !children);
  return (
    <div class={css.piece} data-side={sideNames[plate.side]}>
      <button
        type="button"
        class={css.whole}
        tabIndex={first ? 0 : -1}
        aria-haspopup="dialog"
        aria-label={said}
        data-third={third ? '' : undefined}
        data-lies={(plate.across ?? lies(plate.name)) || undefined}
        data-states={states.length > 0 || undefined}
        data-turn={plate.turn || undefined}
        onClick={onPress}
      >
        <Plate {...plate} />
        {main && <Main of={main} />}
        <Others of={others} />
        <States of={states} />
        {sheet ? (
          <Deployed name={deployed} of={sheet} others={slips.filter((one) => one.name !== deployed)} />
        ) : (
          slips.length > 0 && <Slips of={slips} />
        )}
      </button>
      {children}
    </div>
  );
}
