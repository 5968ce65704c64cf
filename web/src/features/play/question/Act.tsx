// A way to choose as a button: taken at once, or begun where whom it is for is pressed on the board next.
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
import type { Way } from './grouping.ts';
import { shownIn } from './keys.ts';
import { questionWords } from './words.ts';
import * as css from './question.module.css';

export interface ActProps {
  way: Way;
  /** Of this way alone on the page. */
  id: string;
  name: string;
  noted: boolean;
  /** What it does stands beside it. */
  effect: boolean;
  /** What its large number is, the group says. */
  led?: boolean;
  /** Odds that are not those of the question itself. */
  odds?: OptionOdds | undefined;
  take: (way: Way) => void;
}

/** Odds of a way whose target is open are told at the targets. */
export const known = ({ aims, option }: Way): OptionOdds | undefined => (aims ? undefined : oddsOf(option.id));

export function Act({ way, id, name, noted, effect, led, odds, take }: ActProps) {
  const props = { id, option: way.option, odds: odds ?? known(way), noted, effect, led };
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
      <b id={`${id}-name`}>{name}</b>
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
  /** The figures that stand below it, by their Japanese names. */
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

/** Left and right lead along a row; up and down are the whole question's. */
export const along = (event: TargetedKeyboardEvent<HTMLElement>): void => {
  if (!/^Arrow(Up|Down)$/.test(event.key)) rove(event.currentTarget, event);
};

/** The cards of a hand; below each what tells them apart, and the mean where that isn't it. */
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
      <div class={css.hand} onKeyDown={along}>
        {all.map((props) => (
          <CardAct key={props.way.option.id} {...props} below={below} />
        ))}
      </div>
      {named.length > 0 && <p class={css.note}>{questionWords.value.below(named)}</p>}
    </>
  );
}

/** Begins what needs a target, or leaves it again; takes what needs none. */
export function taking(decide: (option: string) => void): (way: Way) => void {
  return ({ aims, stem, option }) => {
    if (!aims) decide(option.id);
    else begin(begunStem.peek() === stem ? null : stem);
  };
}
