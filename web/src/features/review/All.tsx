// Every decision by hand in a table: what was taken, what the strong opponent would have done, and what that is worth.
import type { ReviewChance } from '#analysis';
import type { Fight } from '../../engine/fight.ts';
import { Mark } from '../../components/Mark.tsx';
import { lang } from '../../i18n/index.ts';
import { hundredths, signedHundredths } from '../../i18n/numbers.ts';
import { type Judged, judged } from './review.ts';
import { placeSaid } from './place.ts';
import { reviewWords } from './words.ts';
import * as screenCss from '../../styles/screen.module.css';
import * as css from './review.module.css';

/** 34.25% (31.00 to 37.60), or that it is exact. */
export function Chance({ of }: { of: ReviewChance }) {
  const t = reviewWords.value;
  return (
    <>
      {hundredths(of.rate)}%{' '}
      <small>{of.exact ? t.exact : `(${t.interval(hundredths(of.low), hundredths(of.high))})`}</small>
    </>
  );
}

function Row({ of: { point, found }, fight }: { of: Judged; fight: Fight }) {
  const t = reviewWords.value;
  const { advice } = found;
  return (
    <tr>
      <th scope="row">
        <Mark side={point.side === 'A' ? 0 : 1} /> {placeSaid(fight, point)}
      </th>
      <td>{point.taken?.[lang.value] ?? t.gaveUp}</td>
      <td>
        <Chance of={found.chance} />
      </td>
      <td>{advice ? advice.option[lang.value] : t.same}</td>
      <td>{advice && <Chance of={advice.chance} />}</td>
      <td>
        {advice && (
          <>
            {signedHundredths(advice.gain.rate)}{' '}
            <small>
              ({t.interval(signedHundredths(advice.gain.low), signedHundredths(advice.gain.high))}){' '}
              {t.compared[advice.compared]}
            </small>
          </>
        )}
      </td>
    </tr>
  );
}

export function All({ fight }: { fight: Fight }) {
  const t = reviewWords.value;
  return (
    <details>
      <summary class="text">{t.all}</summary>
      <p class="hint">{t.rests(String(judged.value[0]?.found.fights ?? 0))}</p>
      <div class={screenCss.scroll} tabIndex={0} role="group" aria-label={t.all}>
        <table class={css.table}>
          <thead>
            <tr>
              {[t.where, t.taken, t.chance, t.better, t.chance, t.gain].map((head, at) => (
                <th key={at} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {judged.value.map((one) => (
              <Row key={one.point.i} of={one} fight={fight} />
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
