// What may come of an option: its chances in a line, and the damage as small bars; a table says the same.
import type { ExchangeOdds, Option, OptionOdds } from '#engine';
import { lang, words } from '../../i18n/index.ts';
import { inSteps, percent, type Step } from './chances.ts';
import { playWords } from './words.ts';
import * as css from './play.module.css';

/** One decimal, as means are said. */
const mean = (of: number) => of.toFixed(1);

/** Rarer than this, a thing that mostly can't be is not told of every option. */
const worthSaying = 0.0005;

type Figure = [name: string, figure: string];

/** What is said of an option in words and numbers, in the order of the table. */
export function figuresOf(odds: OptionOdds): Figure[] {
  const t = playWords.value;
  if (!odds.gain) return exchangeFigures(odds);
  const [first, second] = odds.gain;
  return [first, second].flatMap((one) => (one ? [[t.gains(one[0]), percent(one[1])]] : []));
}

/** Each answer that is open, by name: guarded, evaded. */
export function answersOf({ guarded, evaded }: OptionOdds): [name: string, odds: ExchangeOdds][] {
  const t = playWords.value;
  return guarded && evaded
    ? [
        [t.guarded, guarded],
        [t.evaded, evaded],
      ]
    : [];
}

function exchangeFigures(odds: ExchangeOdds): Figure[] {
  const t = playWords.value;
  const rows: [string, string | false][] = [
    [t.hit, percent(odds.hit)],
    [t.win, percent(odds.win)],
    [t.down, odds.down >= worthSaying && percent(odds.down)],
    [t.stun, odds.stun >= worthSaying && percent(odds.stun)],
    [t.mean, mean(odds.mean)],
    [t.strikesBack, odds.meanBack !== undefined && mean(odds.meanBack)],
  ];
  return rows.filter((row): row is Figure => row[1] !== false);
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
  const t = playWords.value;
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
      {answersOf(odds).length > 0 && (
        <p class={`${css.chances} ${css.answers}`} id={`${id}-answers`}>
          {answersOf(odds).map(([name, { hit, mean: lost }]) => [
            <span key={name}>
              {name}: {t.hit} <b>{percent(hit)}</b> {t.mean} <b>{mean(lost)}</b>
            </span>,
            ' ',
          ])}
        </p>
      )}
      {!odds.gain && <Bars of={inSteps(odds.damage, steps)} most={most} />}
    </>
  );
}

/** An option under its best answer; below it, where the answer is open, under each. */
function Rows({ option, odds, steps }: { option: Option; odds: OptionOdds; steps: Step[] }) {
  const t = playWords.value;
  const answers = answersOf(odds);
  const name = option[lang.value];
  const cells = (figures: Figure[], damage: OptionOdds['damage']) => (
    <>
      <td>{figures.map((figure) => figure.join(' ')).join(words.value.comma)}</td>
      {inSteps(damage, steps).map((chance, i) => (
        <td key={i}>{odds.gain ? '–' : percent(chance)}</td>
      ))}
    </>
  );
  return (
    <>
      <tr>
        <th scope="row">{answers.length > 0 ? t.answered(name, t.best) : name}</th>
        {cells(figuresOf(odds), odds.damage)}
      </tr>
      {answers.map(([answer, one]) => (
        <tr key={answer}>
          <th scope="row">{t.answered(name, answer)}</th>
          {cells(exchangeFigures(one), one.damage)}
        </tr>
      ))}
    </>
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
              return option && <Rows key={one.option} option={option} odds={one} steps={steps} />;
            })}
          </tbody>
        </table>
      </div>
    </details>
  );
}
