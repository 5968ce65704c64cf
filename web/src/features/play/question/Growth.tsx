// Shows how chances grow with what is paid: one stair for each family of options, all to one scale, and the
// same numbers as a table.
import type { Odds } from '#engine';
import { lang } from '../../../i18n/index.ts';
import { type Growing, growing, percent } from '../../../app/fight/figures.ts';
import { questionWords } from './words.ts';
import * as css from './Growth.module.css';

/** Name of a stair: family and figure; one of them alone where both have the same name. */
const nameOf = ({ family, figure }: Growing) =>
  family.ja === figure.ja
    ? figure[lang.value]
    : `${family[lang.value]}${questionWords.value.of}${figure[lang.value]}`;

/** Chances for which the caption says from which price on they are reached. */
const shares = [0.5, 0.7, 0.9];
/** Height of the drawing in its own units. */
const high = 40;

/**
 * Outline of a stair: from its first price on, at each price as high as the chance for it. `to`: one more
 * than the last price.
 */
function stair(points: Growing['points'], from: number, to: number): string {
  const x = (at: number) => ((at - from) * 100) / (to - from);
  const [[first, least] = [from, 0]] = points;
  const steps = points.slice(1).map(([at, chance]) => `H${x(at)}V${high * (1 - chance)}`);
  return `M${x(first)} ${high * (1 - least)}${steps.join('')}H100`;
}

interface Props {
  of: Growing;
  unit: string;
  from: number;
  to: number;
}

function Stair({ of, unit, from, to }: Props) {
  const t = questionWords.value;
  const { points } = of;
  const reached = shares.flatMap((share) => {
    const point = points.find(([, chance]) => chance >= share);
    return point ? [t.reaches(percent(share).replace('.0', ''), point[0], unit)] : [];
  });
  const [last] = points.slice(-1);
  const summary = reached.length > 0 ? reached : last ? [`${last[0]} ${unit}: ${percent(last[1])}`] : [];
  const line = stair(points, from, to);
  return (
    <figure>
      <figcaption>
        <b>{nameOf(of)}</b> <small>{summary.join(' / ')}</small>
      </figcaption>
      <div class={css.chart}>
        <p aria-hidden="true">
          <span>100%</span>
          <span>50%</span>
          <span>0</span>
        </p>
        <svg
          viewBox={`0 0 100 ${high}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`${nameOf(of)}: ${summary.join(', ')}`}
        >
          <path class={css.rule} d={`M0 0H100M0 ${high / 2}H100M0 ${high}H100`} />
          <path
            class={css.under}
            d={`${line}V${high}H${((points[0]?.[0] ?? from) - from) * (100 / (to - from))}Z`}
          />
          <path class={css.stair} d={line} />
        </svg>
        <p aria-hidden="true">
          <span>{from}</span>
          <span>
            {to - 1} {unit}
          </span>
        </p>
      </div>
    </figure>
  );
}

export default function Growth({ odds }: { odds: Odds }) {
  const t = questionWords.value;
  const series = growing(odds);
  const unit = odds.cost?.[lang.value] ?? '';
  const costs = [...new Set(series.flatMap(({ points }) => points.map(([x]) => x)))].sort((a, b) => a - b);
  const [from = 0] = costs;
  const to = (costs.at(-1) ?? from) + 1;
  if (series.length === 0) return <p class="hint">{t.grownOut}</p>;
  return (
    <>
      <div class={css.stairs}>
        {series.map((one) => (
          <Stair key={nameOf(one)} of={one} unit={unit} from={from} to={to} />
        ))}
      </div>
      <details>
        <summary class="text">{t.asTable}</summary>
        <div class={css.scroll} tabIndex={0} role="region" aria-label={t.growth}>
          <table>
            <thead>
              <tr>
                <th scope="col">{unit}</th>
                {series.map((one) => (
                  <th key={nameOf(one)} scope="col">
                    {nameOf(one)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {costs.map((cost) => (
                <tr key={cost}>
                  <th scope="row">{cost}</th>
                  {series.map((one) => {
                    const { points } = one;
                    const at = points.findIndex(([x]) => x === cost);
                    const [, chance] = points[at] ?? [];
                    const before = points[at - 1]?.[1];
                    return (
                      <td key={nameOf(one)}>
                        {chance === undefined ? '–' : percent(chance)}{' '}
                        {chance !== undefined && before !== undefined && (
                          <small>+{((chance - before) * 100).toFixed(1)}</small>
                        )}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  );
}
