// A decision that lost: what was taken, what would have been better and by how much; to look at, and to take.
import type { OptionOdds } from '#engine';
import type { Fight } from '../../engine/fight.ts';
import { stale, system } from '../../app/match.ts';
import { Mark } from '../../components/Mark.tsx';
import { lang } from '../../i18n/index.ts';
import { hundredths, signedHundredths } from '../../i18n/numbers.ts';
import { Chance } from './All.tsx';
import { playingOn, take } from './course.ts';
import { jump, placeSaid } from './place.ts';
import type { Judged } from './review.ts';
import { reviewWords } from './words.ts';
import * as css from './review.module.css';

/** The chances of an option as far as they are reckoned exactly: 命中 34.20% */
function exactly(of: OptionOdds | undefined, tongue: 'ja' | 'en'): string {
  return (of?.figures ?? [])
    .flatMap((one) =>
      'chance' in one && !one.detail
        ? [`${one.name[tongue]} ${hundredths(Math.round(one.chance * 10_000))}%`]
        : [],
    )
    .slice(0, 3)
    .join(' ');
}

export function Loss({ of, fight }: { of: Judged; fight: Fight }) {
  const t = reviewWords.value;
  const { point, found } = of;
  const { advice, odds } = found;
  if (!advice) return null;
  const place = placeSaid(fight, point);
  const both = [
    { name: t.taken, option: point.taken, chance: found.chance },
    { name: t.better, option: advice.option, chance: advice.chance },
  ];
  return (
    <li>
      <p>
        <Mark side={point.side === 'A' ? 0 : 1} /> <b>{place}</b>{' '}
        <strong>{t.points(signedHundredths(advice.gain.rate))}</strong>{' '}
        <small>({t.interval(signedHundredths(advice.gain.low), signedHundredths(advice.gain.high))})</small>
      </p>
      <dl class={css.both}>
        {both.map(({ name, option, chance }) => {
          const known = exactly(
            odds?.options.find((one) => one.option === option?.id),
            lang.value,
          );
          return (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <b>{option?.[lang.value] ?? t.gaveUp}</b>
                {t.of}
                {t.chance} <Chance of={chance} />
                {known && (
                  <small class={css.odds}>
                    {t.inExchange}
                    {t.of}
                    {known}
                  </small>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      <p class="acts">
        <button type="button" aria-label={t.jumpTo(place)} onClick={() => jump(fight, point)}>
          {t.jump}
        </button>
        {/* What would have come lies open: nobody sees it of a fight that goes on. */}
        {fight.outcome && (system.value?.opponents ?? 0) > 0 && (
          <button
            type="button"
            class="go"
            aria-label={t.takeAt(place)}
            disabled={stale.value || playingOn.value !== null}
            onClick={() => void take(of)}
          >
            {t.take}
          </button>
        )}
      </p>
    </li>
  );
}
