// Numbers of one kind as a ruler: the chance of each as a column, a slider over them, and one button that says what it does.
import { useState } from 'preact/hooks';
import type { OddsFigure } from '#engine';
import { briefly, figureOf, telling } from '../../../app/fight/figures.ts';
import { oddsOf, shownOdds } from '../../../app/fight/odds.ts';
import { stale } from '../../../app/fight/match.ts';
import { words } from '../../../i18n/index.ts';
import { Line, calledAlone, figureSaid, priceOf } from './figures.tsx';
import type { Way } from './grouping.ts';
import { questionWords } from './words.ts';
import * as css from './Ruler.module.css';

const wide = 10;
const high = 40;

/** The heights of columns from 0 to 1, by what tells them apart; none where nothing does. */
export function columns(figures: readonly (readonly OddsFigure[])[]): number[] {
  const name = telling(figures);
  if (name === null) return [];
  const found = figures.map((all) => all.find((one) => one.name.ja === name));
  const values = found.map((one) => (one === undefined ? 0 : 'chance' in one ? one.chance : one.value));
  const most = found.some((one) => one && 'chance' in one) ? 1 : Math.max(...values);
  return values.map((value) => value / most);
}

/** Numbers that are written under a ruler: its ends, what is chosen, and fives where there is room for them. */
export function isWritten(numbers: readonly number[], at: number, chosen: number): boolean {
  const number = numbers[at] ?? 0;
  if (at === chosen) return true;
  // What is chosen covers its neighbours.
  const close = numbers.length > 12 && Math.abs(at - chosen) < 2;
  return (
    !close &&
    (at === 0 || at === numbers.length - 1 || (number % 5 === 0 && at > 1 && at < numbers.length - 2))
  );
}

/** What it begins at: the smallest number with at least an even chance, else the best one. The
 * chance is the first that tells the numbers apart; one that falls as they rise is of something bad. */
export function sensible(figures: readonly (readonly OddsFigure[])[]): number {
  const chances = figures.map((all) => all.flatMap((one) => ('chance' in one ? [one] : [])));
  const name = telling(chances);
  const found = chances.map((all) => all.find((one) => one.name.ja === name)?.chance ?? 0);
  const [first = 0, last = 0] = [found[0], found.at(-1)];
  const good = last < first ? found.map((chance) => 1 - chance) : found;
  const even = good.findIndex((chance) => chance >= 0.5);
  return even < 0 ? good.indexOf(Math.max(...good)) : even;
}

/** Where no odds tell: all that costs nothing, or else as little as can be. What was taken of another question says nothing about
 * this one, and would show a secret number to whoever is asked next. */
const unknown = (ways: readonly Way[]): number =>
  ways.every(({ option }) => priceOf(option) === '') ? ways.length - 1 : 0;

const isSaid = (one: string | false | undefined): one is string => typeof one === 'string' && one !== '';

interface Props {
  /** Of this ruler alone on the page. */
  id: string;
  name: string;
  ways: readonly Way[];
  nameOf: (way: Way) => string;
  take: (way: Way) => void;
}

export function Ruler({ id, name, ways, nameOf, take }: Props) {
  const t = questionWords.value;
  const numbers = ways.map(({ option }) => option.number ?? 0);
  const [chosen, put] = useState<number | null>(null);
  const figures = ways.map(({ aims, option }) => (aims ? [] : (oddsOf(option.id)?.figures ?? [])));
  const at = chosen ?? (telling(figures) === null ? unknown(ways) : sensible(figures));
  const way = ways[Math.min(at, ways.length - 1)];
  if (!way) return null;
  const heights = columns(figures);
  const all = briefly(figures[at] ?? [], shownOdds.value?.options ?? []);
  const first = all.find(({ name }) => name.ja === telling(figures)) ?? all[0];
  const rest = all.filter((one) => one !== first);
  const said = [
    first && `${calledAlone(first)} ${figureOf(first)}`,
    priceOf(way.option),
    way.aims && t.onBoard,
  ].filter(isSaid);
  const choose = () => take(way);
  return (
    <div class={css.ruler}>
      <div class={css.scale} data-bare={heights.length === 0 || undefined}>
        <svg viewBox={`0 0 ${ways.length * wide} ${high}`} preserveAspectRatio="none" aria-hidden="true">
          {heights.map((height, i) => (
            <rect
              key={i}
              data-on={i === at || undefined}
              x={i * wide + 0.7}
              y={high - Math.max(height > 0 ? 1 : 0, height * high)}
              width={wide - 1.4}
              height={Math.max(height > 0 ? 1 : 0, height * high)}
            />
          ))}
          <path d={`M0 ${high}H${ways.length * wide}`} />
        </svg>
        <ol aria-hidden="true">
          {numbers.map((number, i) => (
            <li key={number} data-on={i === at || undefined}>
              {isWritten(numbers, i, at) && <span>{number}</span>}
            </li>
          ))}
        </ol>
        <input
          type="range"
          data-thing
          data-numbers={numbers.join(' ')}
          min={0}
          max={ways.length - 1}
          value={at}
          disabled={stale.value}
          aria-label={name}
          aria-valuetext={[nameOf(way), ...said, ...rest.map(figureSaid)].join(words.value.comma)}
          onInput={(event) => put(Number(event.currentTarget.value))}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.isComposing) return;
            event.preventDefault();
            choose();
          }}
        />
      </div>
      <button
        type="button"
        class={`go ${css.take}`}
        disabled={stale.value}
        aria-describedby={
          [said.length > 0 && `${id}-said`, rest.length > 0 && `${id}-rest`].filter(isSaid).join(' ') ||
          undefined
        }
        aria-labelledby={`${id}-take`}
        onClick={choose}
      >
        <b id={`${id}-take`}>{nameOf(way)}</b>
        {said.length > 0 && <small id={`${id}-said`}>{said.join(t.between)}</small>}
      </button>
      {rest.length > 0 && (
        <p class={css.rest} id={`${id}-rest`}>
          <Line of={rest} />
        </p>
      )}
    </div>
  );
}
