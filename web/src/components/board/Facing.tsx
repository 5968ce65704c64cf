// Two sides face each other over one axis: what happens stands on it, and ink runs from who acts to who is met.
import type { ComponentChildren, ComponentType } from 'preact';
import type { Side } from '../../app/sheet/build.ts';
import { exchangeTold } from '../../app/fight/exchange.ts';
import { numberAt, tells } from '../../app/fight/replay.ts';
import { stage } from '../../app/fight/stage.ts';
import { sideNames } from '../../app/sheet/names.ts';
import { dialog } from '../../app/view.ts';
import type { Fight, FightEvent } from '../../engine/fight.ts';
import { plainText } from '../../engine/plainText.ts';
import { words } from '../../i18n/index.ts';
import { Spans } from '../Inline.tsx';
import { Flow, type Ink } from './Ink.tsx';
import * as css from './Facing.module.css';

/** What every board is drawn with. */
export interface BoardProps {
  /** A step that is only looked at; otherwise it is where the reader stands. */
  at?: number;
  /** Who stands below the axis: ▽, unless a person decides for ▲ alone. */
  below?: Side | undefined;
  /** What stands on the axis instead of the line; null: nothing does. */
  axis?: ComponentChildren;
  /** The dice that fell: drawn where the form has some. */
  dice: ComponentType<{ at: number }>;
}

/** A line beside the one that counts. */
const Aside = ({ of }: { of: FightEvent }) => (
  <small>
    <Spans of={withoutFaces(of.text)} asks="all" />
  </small>
);

/** The line that the reader has come to, with what it answers, its dice and its rule. */
function Slip({ fight, at, dice: Dice }: { fight: Fight; at: number; dice: Props['dice'] }) {
  const t = words.value;
  // What the record leaves out is not what the band says.
  const event = fight.events.slice(0, at).findLast(tells);
  if (!event) return null;
  const exchange = exchangeTold(fight, at);
  // Where several have done something in it, which of them this answers is not told.
  const [first, ...others] = exchange.filter(({ tone }) => tone === 'use');
  const begun = first && others.length === 0 ? first : event;
  // What only goes on, a card that is drawn or a turn that ends, is told small after what the exchange came to.
  const main = event.tone
    ? event
    : (exchange.findLast(({ tone }) => tone === 'hit' || tone === 'gone') ?? event);
  return (
    <div class={css.slip} data-side={event.side && sideNames[event.side === 'A' ? 0 : 1]}>
      <p class={css.when}>
        <b>{event.round > 0 && t.roundTick(event.round)}</b>
        {t.moveNo(numberAt(event.i + 1))}
      </p>
      <p class={css.said}>
        {begun !== main && begun !== event && <Aside of={begun} />}
        <Spans of={withoutFaces(main.text)} asks="all" />
        {main !== event && <Aside of={event} />}
      </p>
      {/* Those of the line that is said, not of one that comes behind it and is left out. */}
      {Dice && <Dice at={event.i + 1} />}
      {event.rule && (
        <button
          type="button"
          class={css.rule}
          aria-label={t.whyRule(event.rule)}
          onClick={() => (dialog.value = { kind: 'why', rule: event.rule, said: plainText(event.text) })}
        >
          {event.rule}
        </button>
      )}
    </div>
  );
}

/** The faces of the dice stand beside the sentence as dice: "32[4,6,2]" is "32". */
const withoutFaces = (spans: Fight['headline']) =>
  spans.map((span) => (typeof span === 'string' ? span.replace(/\[\d+(,\d+)*\]/g, '') : span));

/** One side. While one builds it is only looked at: what it has, the sheets beside it say. */
function Team({ side, stands, children }: { side: Side; stands: string; children: ComponentChildren }) {
  return (
    <fieldset class={css.looked} disabled={stage.value === 'build'}>
      <div class={css.team} data-side={sideNames[side]} data-stands={stands}>
        {children}
      </div>
    </fieldset>
  );
}

interface Props extends Omit<BoardProps, 'at' | 'dice'> {
  fight: Fight;
  at: number;
  /** null: no ink runs over this board. */
  inks: readonly Ink[] | null;
  /** Drawn behind all that stands on the axis. */
  sky?: ComponentChildren;
  /** Stands on the axis above the line. */
  between?: ComponentChildren;
  dice?: BoardProps['dice'] | undefined;
  team: (side: Side) => ComponentChildren;
}

export function Facing({ fight, at, below = 1, axis, inks, sky, between, dice, team }: Props) {
  const now = fight.boards[at];
  if (!now) return null;
  const above: Side = below === 1 ? 0 : 1;
  const told = axis === undefined ? <Slip fight={fight} at={at} dice={dice} /> : axis;
  // A verdict on the axis stands alone.
  const drawn = inks && (axis === undefined || axis === null ? inks : []);
  return (
    <div class={css.board} data-part="board" role="group" aria-label={words.value.boardAt(now.round, at)}>
      <Team side={above} stands="above">
        {team(above)}
      </Team>
      <div class={css.axis} data-flies={sky !== undefined || undefined}>
        {sky && (
          <svg class={css.sky} aria-hidden="true">
            {sky}
          </svg>
        )}
        {drawn && <Flow inks={drawn} below={below} half="upper" />}
        {between}
        {told}
        {drawn && <Flow inks={drawn} below={below} half="lower" />}
      </div>
      <Team side={below} stands="below">
        {team(below)}
      </Team>
    </div>
  );
}
