// How chances grow with what is paid: a stair for each family of options, all to one scale, and the same as a table.
import type { OddsSeries } from '#engine';
import { lang } from '../../i18n/index.ts';
import { percent } from './chances.ts';
import { playWords } from './words.ts';
import * as css from './Growth.module.css';

/** What the stairs are marked with. */
const shares = [0.5, 0.7, 0.9];
const high = 40;

/** From its first point on, as high as the last that was paid for. */
function stair(points: OddsSeries['points'], from: number, to: number): string {
  const x = (at: number) => ((at - from) * 100) / (to - from);
  const [[first, least] = [from, 0]] = points;
  const steps = points.slice(1).map(([at, chance]) => `H${x(at)}V${high * (1 - chance)}`);
  return `M${x(first)} ${high * (1 - least)}${steps.join('')}H100`;
}

interface Props {
  series: OddsSeries;
  from: number;
  to: number;
}

function Stair({ series: { name, x, points }, from, to }: Props) {
  const t = playWords.value;
  const unit = x[lang.value];
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
        <b>{name[lang.value]}</b> <small>{summary.join(' / ')}</small>
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
          aria-label={`${name[lang.value]}: ${summary.join(', ')}`}
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

export default function Growth({ series }: { series: OddsSeries[] }) {
  const t = playWords.value;
  const costs = [...new Set(series.flatMap(({ points }) => points.map(([x]) => x)))].sort((a, b) => a - b);
  const [from = 0] = costs;
  const to = (costs.at(-1) ?? from) + 1;
  return (
    <>
      <div class={css.stairs}>
        {series.map((one) => (
          <Stair key={one.name.ja} series={one} from={from} to={to} />
        ))}
      </div>
      <details>
        <summary class="text">{t.asTable}</summary>
        <div class={css.scroll} tabIndex={0} role="region" aria-label={t.growth}>
          <table>
            <thead>
              <tr>
                <th scope="col">{series[0]?.x[lang.value]}</th>
                {series.map(({ name }) => (
                  <th key={name.ja} scope="col">
                    {name[lang.value]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {costs.map((cost) => (
                <tr key={cost}>
                  <th scope="row">{cost}</th>
                  {series.map(({ name, points }) => {
                    const at = points.findIndex(([x]) => x === cost);
                    const [, chance] = points[at] ?? [];
                    const before = points[at - 1]?.[1];
                    return (
                      <td key={name.ja}>
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
