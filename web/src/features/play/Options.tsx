// The legal options of a choice, each a button, with the figures of what may come of it.
import { useState } from 'preact/hooks';
import type { Odds, OddsFigure, Option, OptionOdds, Pending, Prospect } from '#engine';
import { lang, words } from '../../i18n/index.ts';
import { type Step, figureOf, inSteps, percent, stepsFor } from './chances.ts';
import { playWords } from './words.ts';
import { lazy } from '../../components/lazy.tsx';
import { playState, stale } from '../../app/fight/match.ts';
import { foldedName, oldestIn, takeOldest } from '../../app/fight/choosing.ts';
import { shownOdds, unable, want, wanted } from './oddsShown.ts';
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

function FigureLine({ figures }: { figures: readonly OddsFigure[] }) {
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

/** What may come of an option: its figures in a line, and an amount as small bars; a table says the same, and everything. */
function Figures({ id, odds: { figures, spreads, answers = [] }, steps, most }: FiguresProps) {
  const [spread] = spreads;
  return (
    <>
      <p class={css.chances} id={id}>
        <FigureLine figures={figures} />
      </p>
      {answers.length > 0 && (
        <p class={`${css.chances} ${css.answers}`} id={`${id}-answers`}>
          {answers.map((answer) => [
            <span key={answer.name.ja}>
              {answer.name[lang.value]}:{' '}
              <FigureLine figures={answer.figures.filter(({ detail }) => !detail)} />
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
function OddsTable({ options, odds, steps }: { options: Option[]; odds: Odds; steps: Step[] }) {
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

const Growth = lazy(() => import('./Growth.tsx'));

/** How chances grow with what options cost: drawn once it is asked for. */
function Grown({ odds }: { odds: Odds }) {
  const [open, setOpen] = useState(false);
  if (!odds.options.some(({ family }) => family)) return null;
  return (
    <details class={css.twin} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary class="text">{playWords.value.growth}</summary>
      {open && <Growth odds={odds} />}
    </details>
  );
}

/** Options of one kind that are seldom wanted, behind one button. */
function Folded({ options, decide }: { options: readonly Option[]; decide: (option: string) => void }) {
  if (options.length === 0) return null;
  return (
    <details class={css.unable}>
      <summary class="text">
        {foldedName[lang.value]} ({options.length})
      </summary>
      <ul class={css.choices}>
        {options.map((option) => (
          <li key={option.id}>
            <button type="button" disabled={stale.value} onClick={() => decide(option.id)}>
              {option[lang.value]}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** From here on the oldest card goes by itself, in this fight; what went stands in its record all the same. */
function AlwaysOldest({ options, decide }: { options: readonly Option[]; decide: (option: string) => void }) {
  const oldest = oldestIn(options);
  if (oldest === null) return null;
  const always = () => {
    takeOldest(playState.peek());
    decide(oldest);
  };
  return (
    <p class={css.underChoices}>
      <button type="button" disabled={stale.value} onClick={always}>
        {playWords.value.alwaysOldest}
      </button>
    </p>
  );
}

/** More options than these stand close together, without bars. */
const crowd = 24;

export function Options({ pending, decide }: { pending: Pending; decide: (option: string) => void }) {
  const t = playWords.value;
  const odds = shownOdds.value;
  const spreads = odds?.options.flatMap(({ spreads: [first] }) => first ?? []) ?? [];
  const amounts = spreads.map(({ values }) => values);
  const steps = amounts.length > 0 ? stepsFor(amounts) : [];
  const most = Math.max(...amounts.flatMap((one) => inSteps(one, steps)));
  const crowded = pending.options.length > crowd;
  const [last, amount] = [crowded ? undefined : steps.at(-1), spreads[0]?.name[lang.value]];
  return (
    <>
      <ul
        class={css.choices}
        aria-labelledby="waiting"
        data-odds={odds ? (crowded ? 'close' : true) : undefined}
      >
        {pending.options.map((option, at) => {
          if (option.tags.includes('folded')) return null;
          const known = odds?.options.find((one) => one.option === option.id);
          const id = `odds-${at}`;
          // What several options have in common stands before the first of them.
          const alike = pending.options.findIndex(({ note }) => note?.ja === option.note?.ja);
          return (
            <li key={option.id}>
              {option.note && alike === at && (
                <p class={`hint ${css.note}`} id={`${id}-note`}>
                  {option.note[lang.value]}
                </p>
              )}
              <button
                type="button"
                disabled={stale.value}
                aria-describedby={
                  [option.note && `odds-${alike}-note`, known && id, known?.answers && `${id}-answers`]
                    .filter(Boolean)
                    .join(' ') || undefined
                }
                onClick={() => decide(option.id)}
              >
                {option[lang.value]}
              </button>
              {known && <Figures id={id} odds={known} steps={crowded ? [] : steps} most={most} />}
            </li>
          );
        })}
      </ul>
      <Folded options={pending.options.filter(({ tags }) => tags.includes('folded'))} decide={decide} />
      <AlwaysOldest options={pending.options} decide={decide} />
      {unable.value.length > 0 && (
        <details class={css.unable}>
          <summary class="text">{t.unable(unable.value.length)}</summary>
          <ul>
            {unable.value.map(({ name, why }) => (
              <li key={name.ja}>
                <b>{name[lang.value]}</b> {why[lang.value]}
              </li>
            ))}
          </ul>
        </details>
      )}
      <div class={css.underChoices}>
        <label>
          <input
            type="checkbox"
            checked={wanted.value}
            onChange={(event) => want(event.currentTarget.checked)}
          />
          {t.showOdds}
        </label>
        {odds && (
          <>
            <span class={`hint ${css.hint}`}>
              <b class="tag">{t.exact}</b> {odds.assuming?.[lang.value]}{' '}
              {last && amount && t.bars(amount, last.from)}
            </span>
            <OddsTable options={pending.options} odds={odds} steps={steps} />
            <Grown odds={odds} />
          </>
        )}
      </div>
    </>
  );
}
