// The odds below the options: what they rest on, all numbers as a table (also those that have no room beside
// the options), and how chances grow with what is paid.
import { useState } from 'preact/hooks';
import type { Odds, Option, OptionOdds, Prospect } from '#engine';
import { lang, words } from '../../../i18n/index.ts';
import { type Step, figureOf, inSteps, percent, stepsFor } from '../../../app/fight/figures.ts';
import { isLess } from '../../../app/fight/outlooks.ts';
import { questionWords } from './words.ts';
import { lazy } from '../../../components/lazy.tsx';
import * as css from './odds.module.css';

/** Brings opened details into view: they may lie below the part in sight. */
function reveal(details: HTMLDetailsElement): void {
  if (details.open) details.scrollIntoView({ block: 'nearest' });
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

/** The numbers as a table: one row for an option, or one for each answer that the other side may give to it. */
function Table({ options, odds, steps }: { options: Option[]; odds: Odds; steps: Step[] }) {
  const t = questionWords.value;
  const rows = odds.options.flatMap((one) => {
    const name = options.find(({ id }) => id === one.option)?.[lang.value];
    if (name === undefined) return [];
    const under = (answer: string, of: Prospect) => ({ name: t.answered(name, answer), of });
    const { answers = [] } = one;
    return [
      answers.length > 0 && odds.under ? under(odds.under[lang.value], one) : { name, of: one },
      ...answers.map((answer) => under(answer.name[lang.value], answer)),
    ];
  });
  return (
    <details class={css.twin} onToggle={({ currentTarget }) => reveal(currentTarget)}>
      <summary class="text">{t.asTable}</summary>
      <p class="hint">{odds.assumed?.[lang.value]}</p>
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

const isUncertain = ({ figures, answers = [] }: OptionOdds): boolean =>
  [{ figures }, ...answers].some((of) => of.figures.some((figure) => 'chance' in figure));

const Growth = lazy(() => import('./Growth.tsx'));

/** How chances grow with what options cost; drawn when it is opened. */
function Grown({ odds }: { odds: Odds }) {
  const [open, setOpen] = useState(false);
  if (!odds.options.some(({ family }) => family)) return null;
  return (
    <details
      class={css.twin}
      open={open}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        reveal(currentTarget);
      }}
    >
      <summary class="text">{questionWords.value.growth}</summary>
      {open && <Growth odds={odds} />}
    </details>
  );
}

/** The sentence on what the odds rest on, and all numbers. Where nothing is uncertain, nothing is called exact. */
export function OddsTable({ options, odds }: { options: Option[]; odds: Odds }) {
  const t = questionWords.value;
  const spreads = odds.options.flatMap(({ spreads: [first] }) => (first ? [first.values] : []));
  const uncertain = spreads.length > 0 || odds.options.some(isUncertain);
  return (
    <div class={css.about}>
      {uncertain && <p class="hint">{t.exact(odds.assuming?.[lang.value])}</p>}
      {odds.under && odds.options.some(isLess) && (
        <p class="hint">{t.bestEachTime(odds.under[lang.value])}</p>
      )}
      <Table options={options} odds={odds} steps={spreads.length > 0 ? stepsFor(spreads) : []} />
      <Grown odds={odds} />
    </div>
  );
}
