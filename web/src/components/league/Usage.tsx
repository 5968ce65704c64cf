// Usage statistics: draws a table of how often each item stands in the builds of a league, a hill or a map, and how
// those builds fare.
import { useSignal } from '@preact/signals';
import type { UsageRow } from '#analysis';
import { grouped, hundredths, percent } from '../../i18n/numbers.ts';
import { lang } from '../../i18n/index.ts';
import { ShareBar } from '../run/Running.tsx';
import { Sideways } from './Sideways.tsx';
import { usageWords } from './words.ts';
import * as figuresCss from '../../styles/figures.module.css';
import * as css from './Columns.module.css';

/** Rows shown at first, and added by each press on "more". */
const page = 20;

/** `builds`: number of builds that the statistics rest on. */
export function Usage({ of, builds }: { of: readonly UsageRow[]; builds: number }) {
  const t = usageWords.value;
  const most = useSignal(page);
  const rest = of.length - most.value;
  if (of.length === 0) return null;
  return (
    <details class={css.columns}>
      <summary class="text">{t.usage}</summary>
      <p class="hint">{t.note}</p>
      <Sideways label={t.usage}>
        <table class={`${figuresCss.figures} ${css.usage}`}>
          <thead>
            <tr>
              {[t.what, t.builds, t.games, t.won].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {of.slice(0, most.value).map(({ id, name, builds: n, games, wins, draws, won }) => (
              <tr key={id}>
                <th scope="row">{name[lang.value]}</th>
                <td class={css.builds}>
                  {grouped(n)} <small>({percent(n, builds)}%)</small>
                </td>
                <td>{[wins, draws, games - wins - draws].map(grouped).join(' – ')}</td>
                <td class={css.share}>
                  {hundredths(won.rate)}%{' '}
                  <small>({t.interval(hundredths(won.low), hundredths(won.high))})</small>
                  <ShareBar {...won} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Sideways>
      {rest > 0 && (
        <p class="acts">
          <button type="button" onClick={() => (most.value += page)}>
            {t.more(Math.min(rest, page))}
          </button>
        </p>
      )}
    </details>
  );
}
