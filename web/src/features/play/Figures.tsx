// What may come of an option: its chances in a line, and the damage as small bars; a table says the same.
import type { Option, OptionOdds } from '#engine';
import { lang, words } from '../../i18n/index.ts';
import { inSteps, percent, type Step } from './chances.ts';
import { playWords } from './words.ts';
import * as css from './play.module.css';

/** One decimal, as means are said. */
const mean = (of: number) => of.toFixed(1);

/** Rarer than this, a thing that mostly can't be is not told of every option. */
const worthSaying = 0.0005;

/** What is said of an option in words and numbers, in the order of the table. */
export function figuresOf(odds: OptionOdds): [name: string, figure: string][] {
  const t = playWords.value;
  if (odds.gain) {
    const [first, second] = odds.gain;
    return [first, second].flatMap((one) => (one ? [[t.gains(one[0]), percent(one[1])]] : []));
  }
  const rows: [string, string | false][] = [
    [t.hit, percent(odds.hit)],
    [t.win, percent(odds.win)],
    [t.down, odds.down >= worthSaying && percent(odds.down)],
    [t.stun, odds.stun >= worthSaying && percent(odds.stun)],
    [t.mean, mean(odds.mean)],
    [t.strikesBack, odds.meanBack !== undefined && mean(odds.meanBack)],
  ];
  return rows.filter((row): row is [string, string] => row[1] !== false);
}

const wide = 10;
const high = 22;

/** Bars from a common floor; the first, for no damage at all, is hollow. */
function Bars({ of, most }: { of: readonly number[]; most: number }) {
  return (
    <svg
      class={css.bars}
      viewBox={`0 0 ${of.length * wide} ${high}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {of.map((chance, i) => {
        const tall = chance > 0 ? Math.max(1, (chance / most) * high) : 0;
        return (
          <rect
            key={i}
            class={i === 0 ? css.none : undefined}
            x={i * wide + 1}
            y={high - tall}
            width={wide - 2}
            height={tall}
          />
        );
      })}
    </svg>
  );
}

export function Figures({
  id,
  odds,
  steps,
  most,
}: {
  id: string;
  odds: OptionOdds;
  steps: Step[];
  most: number;
}) {
  return (
    <>
      <p class={css.chances} id={id}>
        {figuresOf(odds).map(([name, figure]) => [
          <span key={name}>
            {name} <b>{figure}</b>
          </span>,
          ' ',
        ])}
      </p>
      {!odds.gain && <Bars of={inSteps(odds.damage, steps)} most={most} />}
    </>
  );
}

function Row({ option, odds, steps }: { option: Option; odds: OptionOdds; steps: Step[] }) {
  return (
    <tr>
      <th scope="row">{option[lang.value]}</th>
      <td>
        {figuresOf(odds)
          .map((figure) => figure.join(' '))
          .join(words.value.comma)}
      </td>
      {inSteps(odds.damage, steps).map((chance, i) => (
        <td key={i}>{odds.gain ? '–' : percent(chance)}</td>
      ))}
    </tr>
  );
}

/** The same numbers as a table. */
export function OddsTable({
  options,
  odds,
  steps,
}: {
  options: Option[];
  odds: OptionOdds[];
  steps: Step[];
}) {
  const t = playWords.value;
  return (
    <details class={css.twin}>
      <summary class="text">{t.asTable}</summary>
      <p class={`hint ${css.hint}`}>{t.assumed}</p>
      <div class={css.scroll} tabIndex={0} role="region" aria-label={t.oddsOf}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t.option}</th>
              <th scope="col">{t.figures}</th>
              {steps.map(({ from, to }) => (
                <th key={from} scope="col">
                  {t.damage(from, to)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {odds.map((one) => {
              const option = options.find(({ id }) => id === one.option);
              return option && <Row key={one.option} option={option} odds={one} steps={steps} />;
            })}
          </tbody>
        </table>
      </div>
    </details>
  );
}
