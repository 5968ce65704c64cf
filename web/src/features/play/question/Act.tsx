// Buttons of a question's ways, as plain buttons or as cards: a press takes the option, or begins a way whose
// target is then pressed on the board.
import type { TargetedKeyboardEvent } from 'preact';
import type { OptionOdds } from '#engine';
import { begin, begunStem } from '../../../app/fight/choosing.ts';
import { oddsOf } from '../../../app/fight/odds.ts';
import { stale } from '../../../app/fight/match.ts';
import { Card } from '../../../components/card/Card.tsx';
import { figureOf, telling } from '../../../app/fight/figures.ts';
import { rove } from '../../../components/input.ts';
import { lang } from '../../../i18n/index.ts';
import { About, described } from './figures.tsx';
import { type Way, shortened } from './grouping.ts';
import { shownIn } from './keys.ts';
import { questionWords } from './words.ts';
import * as css from './question.module.css';

export interface ActProps {
  way: Way;
  /** Prefix of the ids of its elements; no other way on the page has it. */
  id: string;
  name: string;
  /** The option's note is told for the whole group already. */
  noted: boolean;
  /** The option's effect stands beside it. */
  effect: boolean;
  /** What the large number is, the group's heading says. */
  led?: boolean;
  /** The heading that stands above it. */
  after?: string | undefined;
  /** Odds, where the option belongs to the next question (ahead.ts). */
  odds?: OptionOdds | undefined;
  take: (way: Way) => void;
}

/** Odds of a way. A way with several targets has none here: they are shown at the targets on the board. */
export const known = ({ aims, option }: Way): OptionOdds | undefined =>
  aims ? undefined : oddsOf(option.id);

export function Act({ way, id, name, noted, effect, led, after, odds, take }: ActProps) {
  const props = { id, option: way.option, odds: odds ?? known(way), noted, effect, led };
  const [before, said, behind] = shortened(name, after);
  return (
    <button
      type="button"
      class={css.act}
      data-thing={shownIn(way.option) ?? ''}
      disabled={stale.value}
      aria-labelledby={`${id}-name`}
      aria-describedby={[described(props), way.aims && `${id}-aims`].filter(Boolean).join(' ') || undefined}
      aria-pressed={way.aims ? begunStem.value === way.stem : undefined}
      onClick={() => take(way)}
    >
      <b id={`${id}-name`}>
        {before && <span class={css.repeated}>{before}</span>}
        {said}
        {behind && <span class={css.repeated}>{behind}</span>}
      </b>
      <About {...props} />
      {way.aims && (
        <small class={css.aims} id={`${id}-aims`}>
          {questionWords.value.onBoard}
        </small>
      )}
    </button>
  );
}

interface CardActProps extends ActProps {
  face: string;
  /** Japanese names of the figures that stand below the card. */
  below: readonly string[];
}

function CardAct({ way, id, name, face, below, noted, effect, odds, take }: CardActProps) {
  const props = { id, option: way.option, odds: odds ?? known(way), noted, effect };
  const figures = below.flatMap((ja) => props.odds?.figures.find(({ name }) => name.ja === ja) ?? []);
  return (
    <button
      type="button"
      class={css.cardAct}
      data-thing={shownIn(way.option) ?? ''}
      disabled={stale.value}
      aria-label={name}
      aria-describedby={described(props)}
      onClick={() => take(way)}
    >
      <Card face={face} />
      {figures.map((figure) => (
        <b key={figure.name.ja}>{figureOf(figure)}</b>
      ))}
      <span hidden>
        <About {...props} />
      </span>
    </button>
  );
}

/** Keys within a row: left and right move the focus. Up and down belong to the whole question (chooser.ts). */
export const along = (event: TargetedKeyboardEvent<HTMLElement>): void => {
  if (!/^Arrow(Up|Down)$/.test(event.key)) rove(event.currentTarget, event);
};

/**
 * The cards of a hand; below each card the first figure that differs between them, and a mean if that is
 * another figure.
 */
export function Hand({ all }: { all: readonly Omit<CardActProps, 'below'>[] }) {
  const figures = all.map(({ way, odds }) => (odds ?? known(way))?.figures ?? []);
  const first = telling(figures) ?? figures[0]?.[0]?.name.ja;
  const mean = figures.flat().find((one) => 'value' in one)?.name.ja;
  const below = [...new Set([first, mean])].filter((one) => one !== undefined);
  const named = below.flatMap(
    (ja) => figures.flat().find(({ name }) => name.ja === ja)?.name[lang.value] ?? [],
  );
  return (
    <>
      {/* Above them: below a hand of two rows it would lie out of sight. */}
      {named.length > 0 && <p class={css.note}>{questionWords.value.below(named)}</p>}
      <div class={css.hand} onKeyDown={along}>
        {all.map((props) => (
          <CardAct key={props.way.option.id} {...props} below={below} />
        ))}
      </div>
    </>
  );
}

/** Press on a way: takes the option; a way that needs a target is begun, or left again if it was begun. */
export function taking(decide: (option: string) => void): (way: Way) => void {
  return ({ aims, stem, option }) => {
    if (!aims) decide(option.id);
    else begin(begunStem.peek() === stem ? null : stem);
  };
}
