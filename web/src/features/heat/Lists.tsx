// The map in words: the best and the worst cells, and all of it as a table.
import { useSignal } from '@preact/signals';
import { hundredths } from '../../i18n/numbers.ts';
import { lang } from '../../i18n/index.ts';
import { grade } from '../../app/league/figures.ts';
import { type HeatMap, chosen } from './heat.ts';
import { heatWords } from './words.ts';
import * as screenCss from '../../styles/screen.module.css';
import * as css from './heat.module.css';

const listed = 8;

export function Extremes({ of }: { of: HeatMap }) {
  const t = heatWords.value;
  const { shares } = of;
  if (!shares) return null;
  const sorted = of.cells.map((_, cell) => cell);
  sorted.sort((a, b) => (shares[b]?.rate ?? 0) - (shares[a]?.rate ?? 0) || a - b);
  const lists = [
    { name: t.best, cells: sorted.slice(0, listed) },
    { name: t.worst, cells: sorted.slice(-listed).reverse() },
  ];
  return (
    <div class={css.extremes}>
      {lists.map(({ name, cells }) => (
        <section key={name} aria-label={name}>
          <h2 class="cap">
            <span>{name}</span>
          </h2>
          <table class={css.numbers}>
            <thead>
              <tr>
                <th scope="col">{t.rank}</th>
                {of.names.map((name, part) => (
                  <th key={part} scope="col">
                    {name[lang.value]}
                  </th>
                ))}
                <th scope="col">{t.share}</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {cells.map((cell) => {
                const share = shares[cell];
                const words = of.cells[cell]?.join(' / ') ?? '';
                return (
                  <tr key={cell}>
                    <td>{share && t.place(share.rank, share.tied)}</td>
                    {of.cells[cell]?.map((points, part) => (
                      <td key={part}>{points}</td>
                    ))}
                    <td>
                      {share && hundredths(share.rate)}%{' '}
                      <small>{share && `(${hundredths(share.low)}–${hundredths(share.high)})`}</small>
                    </td>
                    <td>
                      <button
                        type="button"
                        class="text"
                        aria-label={t.lookAt(words)}
                        onClick={() => (chosen.value = cell)}
                      >
                        {t.look}
                      </button>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </section>
      ))}
      <p class="hint">{t.ties}</p>
    </div>
  );
}

/** Lines of the first part, columns of the second; the rest is the last one's. */
export function Whole({ of }: { of: HeatMap }) {
  const t = heatWords.value;
  const [down, right, rest] = of.names.map((name) => name[lang.value]);
  if (down === undefined || right === undefined) return null;
  const values = (part: number) =>
    [...new Set(of.cells.map((shares) => shares[part] ?? 0))].sort((a, b) => a - b);
  const at = new Map(of.cells.map((shares, cell) => [`${shares[0]} ${shares[1]}`, cell]));
  return (
    <div class={screenCss.scroll} role="group" aria-label={t.table} tabIndex={0}>
      <table class={`${css.numbers} ${css.whole}`}>
        <caption>{t.tableNote(down, right, rest)}</caption>
        <thead>
          <tr>
            <th scope="col">{`${down} ＼ ${right}`}</th>
            {values(1).map((n) => (
              <th key={n} scope="col">
                {n}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {values(0).map((line) => (
            <tr key={line}>
              <th scope="row">{line}</th>
              {values(1).map((column) => {
                const share = of.shares?.[at.get(`${line} ${column}`) ?? -1];
                return (
                  <td key={column}>
                    {share && (
                      <>
                        {grade(share.rate)} {hundredths(share.rate)}{' '}
                        <small>
                          {hundredths(share.low)}–{hundredths(share.high)}
                        </small>
                      </>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function AsTable({ of }: { of: HeatMap }) {
  const open = useSignal(false);
  return (
    <details onToggle={(event) => (open.value = event.currentTarget.open)}>
      <summary class="text">{heatWords.value.asTable}</summary>
      {open.value && <Whole of={of} />}
    </details>
  );
}
