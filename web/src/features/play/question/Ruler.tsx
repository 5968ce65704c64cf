// Ruler: options that differ only in a number, drawn as columns of their chance under one slider, with a
// button that takes the chosen one.
import { useState } from 'preact/hooks';
import type { OddsFigure, Option } from '#engine';
import { briefly, figureOf, telling } from '../../../app/fight/figures.ts';
import { oddsOf, shownOdds } from '../../../app/fight/odds.ts';
import { stale } from '../../../app/fight/match.ts';
import { words } from '../../../i18n/index.ts';
import { Line, calledAlone, figureSaid, priceOf } from './figures.tsx';
import type { Way } from './grouping.ts';
import { questionWords } from './words.ts';
import * as css from './Ruler.module.css';

/** From so many numbers on a step is narrower than a thumb: two buttons take one step each. */
const long = 12;

/** Width of a column, and height of the drawing, in the drawing's own units. */
const wide = 10;
const high = 40;

/**
 * Heights of the columns, 0 … 1, by the first figure that differs between the numbers; empty where none does.
 */
export function columns(figures: readonly (readonly OddsFigure[])[]): number[] {
  const name = telling(figures);
  if (name === null) return [];
  const found = figures.map((all) => all.find((one) => one.name.ja === name));
  const values = found.map((one) => (one === undefined ? 0 : 'chance' in one ? one.chance : one.value));
  const most = found.some((one) => one && 'chance' in one) ? 1 : Math.max(...values);
  return values.map((value) => value / most);
}

/**
 * Whether a number is written under the ruler: its ends, the chosen number, and multiples of five where they
 * have room.
 */
export function isWritten(numbers: readonly number[], at: number, chosen: number): boolean {
  const number = numbers[at] ?? 0;
  if (at === chosen) return true;
  // On a long ruler the chosen number, in bold, covers its neighbours.
  const close = numbers.length > long && Math.abs(at - chosen) < 2;
  return (
    !close &&
    (at === 0 || at === numbers.length - 1 || (number % 5 === 0 && at > 1 && at < numbers.length - 2))
  );
}

/**
 * Index at which a ruler begins: the smallest number with at least an even chance, else the one with the best
 * chance. The chance is the first that differs between the numbers; one that falls as they rise counts as
 * that of something bad.
 */
export function sensible(figures: readonly (readonly OddsFigure[])[]): number {
  const chances = figures.map((all) => all.flatMap((one) => ('chance' in one ? [one] : [])));
  const name = telling(chances);
  const found = chances.map((all) => all.find((one) => one.name.ja === name)?.chance ?? 0);
  const [first = 0, last = 0] = [found[0], found.at(-1)];
  const good = last < first ? found.map((chance) => 1 - chance) : found;
  const even = good.findIndex((chance) => chance >= 0.5);
  return even < 0 ? good.indexOf(Math.max(...good)) : even;
}

/**
 * Index at which a ruler without odds begins: the largest number if all are free, else the smallest. It isn't
 * the number taken last: that belongs to another question, and might be a secret of the other player.
 */
const unknown = (ways: readonly Way[]): number =>
  ways.every(({ option }) => priceOf(option) === '') ? ways.length - 1 : 0;

/** Whether it is the number that the engine reckoned with before it was asked for, so that the same figures stand here. */
export const isUsual = ({ tags }: Pick<Option, 'tags'>): boolean => tags.includes('usual');

const isSaid = (one: string | false | undefined): one is string => typeof one === 'string' && one !== '';

interface ScaleProps {
  name: string;
  /** The chosen number as it is heard. */
  said: string;
  numbers: readonly number[];
  /** Heights of the columns, 0 … 1; empty: there are no columns. */
  heights: readonly number[];
  /** Index of the chosen number. */
  at: number;
  put: (at: number) => void;
  /** Action of Enter. */
  take: () => void;
}

/** The columns, the numbers below them, and the slider over both. */
export function Scale({ name, said, numbers, heights, at, put, take }: ScaleProps) {
  return (
    <div class={css.scale} data-bare={heights.length === 0 || undefined}>
      <svg viewBox={`0 0 ${numbers.length * wide} ${high}`} preserveAspectRatio="none" aria-hidden="true">
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
        <path d={`M0 ${high}H${numbers.length * wide}`} />
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
        max={numbers.length - 1}
        value={at}
        disabled={stale.value}
        aria-label={name}
        aria-valuetext={said}
        onInput={(event) => put(Number(event.currentTarget.value))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.isComposing) return;
          event.preventDefault();
          take();
        }}
      />
    </div>
  );
}

interface Props {
  /** Prefix of the ids of its elements; no other ruler on the page has it. */
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
  const usual = ways.findIndex(({ option }) => isUsual(option));
  const at = chosen ?? (usual >= 0 ? usual : telling(figures) === null ? unknown(ways) : sensible(figures));
  const way = ways[Math.min(at, ways.length - 1)];
  if (!way) return null;
  const all = briefly(figures[at] ?? [], shownOdds.value?.options ?? []);
  const first = all.find(({ name }) => name.ja === telling(figures)) ?? all[0];
  const rest = all.filter((one) => one !== first);
  const said = [
    first && `${calledAlone(first)} ${figureOf(first)}`,
    priceOf(way.option),
    way.aims && t.onBoard,
  ].filter(isSaid);
  const choose = () => take(way);
  /** For pointers only: keys and screen readers step with the slider. */
  const stepBy = (by: -1 | 1) =>
    ways.length > long && (
      <button
        type="button"
        class={css.step}
        tabIndex={-1}
        aria-hidden="true"
        disabled={stale.value || !ways[at + by]}
        onClick={() => put(at + by)}
      >
        {by < 0 ? '−' : '+'}
      </button>
    );
  return (
    <div class={css.ruler}>
      <Scale
        name={name}
        said={[nameOf(way), ...said, ...rest.map(figureSaid)].join(words.value.comma)}
        numbers={numbers}
        heights={columns(figures)}
        at={at}
        put={put}
        take={choose}
      />
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
        {said.length > 0 && (
          <small id={`${id}-said`}>
            {/* Lines break between what is said, never between a price and its number. */}
            {said.map((one, k) => [
              k > 0 && <wbr key={`${k}-break`} />,
              <span key={k}>{k < said.length - 1 ? one + t.between : one}</span>,
            ])}
          </small>
        )}
      </button>
      <div class={css.under} data-long={ways.length > long || undefined}>
        {stepBy(-1)}
        {rest.length > 0 && (
          <p class={css.rest} id={`${id}-rest`}>
            <Line of={rest} />
          </p>
        )}
        {stepBy(1)}
      </div>
    </div>
  );
}
