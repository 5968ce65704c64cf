// What may come of an option: its figures in a line, and an amount as small bars; a table says the same, and everything.
import type { Odds, OddsFigure, Option, OptionOdds, Prospect } from '#engine';
import { lang, words } from '../../i18n/index.ts';
import { figureOf, inSteps, percent, type Step } from './chances.ts';
import { playWords } from './words.ts';
import * as css from './play.module.css';

const wide = 10;
const high = 22;

/** Bars from a common floor; the first, for nothing at all, is hollow. */
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

function Line({ figures }: { figures: readonly OddsFigure[] }) {
  return (
    <>
      {figures.map((figure) => [
        <span key={figure.name.ja}>
          {figure.name[lang.value]} <b>{figureOf(figure)}</b>
        </span>,
        ' ',
      ])}
    </>
  );
}

interface FiguresProps {
  id: string;
  odds: OptionOdds;
  steps: Step[];
  most: number;
}

export function Figures({ id, odds: { figures, spreads, answers = [] }, steps, most }: FiguresProps) {
  const [spread] = spreads;
  return (
    <>
      <p class={css.chances} id={id}>
        <Line figures={figures} />
      </p>
      {answers.length > 0 && (
        <p class={`${css.chances} ${css.answers}`} id={`${id}-answers`}>
          {answers.map((answer) => [
            <span key={answer.name.ja}>
              {answer.name[lang.value]}: <Line figures={answer.figures.filter(({ detail }) => !detail)} />
            </span>,
            ' ',
          ])}
        </p>
      )}
      {spread && steps.length > 0 && <Bars of={inSteps(spread.values, steps)} most={most} />}
    </>
  );
}

function Row({ name, of, steps }: { name: string; of: Prospect; steps: Step[] }) {
  const [spread] = of.spreads;
  const chances = spread && inSteps(spread.values, steps);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        {of.figures.map((figure) => `${figure.name[lang.value]} ${figureOf(figure)}`).join(words.value.comma)}
      </td>
      {steps.map(({ from }, i) => (
        <td key={from}>{chances ? percent(chances[i] ?? 0) : '–'}</td>
      ))}
    </tr>
  );
}

/** The same numbers as a table: an option under its best answer; below it, where the answer is open, under each. */
export function OddsTable({ options, odds, steps }: { options: Option[]; odds: Odds; steps: Step[] }) {
  const t = playWords.value;
  const rows = odds.options.flatMap((one) => {
    const name = options.find(({ id }) => id === one.option)?.[lang.value];
    if (name === undefined) return [];
    const under = (answer: string, of: Prospect) => ({ name: t.answered(name, answer), of });
    const { answers = [] } = one;
    return [
      answers.length > 0 && odds.best ? under(odds.best[lang.value], one) : { name, of: one },
      ...answers.map((answer) => under(answer.name[lang.value], answer)),
    ];
  });
  return (
    <details class={css.twin}>
      <summary class="text">{t.asTable}</summary>
      <p class={`hint ${css.hint}`}>{odds.assumed?.[lang.value]}</p>
      <div class={css.scroll} tabIndex={0} role="region" aria-label={t.oddsOf}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t.option}</th>
              <th scope="col">{t.figures}</th>
              {steps.map(({ from, to }) => (
                <th key={from} scope="col">
                  {t.amount(from, to)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, of }) => (
              <Row key={name} name={name} of={of} steps={steps} />
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
