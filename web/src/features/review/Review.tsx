// Draws the review of a fight by hand: the decisions that lost, all decisions in a table, and curves of the
// chance of winning.
import { useEffect } from 'preact/hooks';
import type { ReviewChance } from '#analysis';
import type { OptionOdds, SideId } from '#engine';
import type { Fight } from '../../engine/fight.ts';
import { Mark } from '../../components/Inline.tsx';
import { lang } from '../../i18n/index.ts';
import { change, inPoints, percent, tenths } from '../../i18n/numbers.ts';
import {
  type CurvePoint,
  type Judged,
  begin,
  broke,
  curveOf,
  judged,
  jump,
  listed,
  lookedAt,
  placeOf,
  placeSaid,
  playingOn,
  review,
  run,
  stop,
  takeBetter,
} from './review.ts';
import { reviewWords } from './words.ts';
import { report, stale, system } from '../../app/fight/match.ts';
import { nameOf, sideNames, sideIds } from '../../app/sheet/names.ts';
import { figureOf } from '../../app/fight/figures.ts';
import { drawnOver, last, numberAt } from '../../app/fight/replay.ts';
import { spoken } from '../../app/view.ts';
import { InNumbers } from '../../components/kit/Bar.tsx';
import { Refusal, Running } from '../../components/kit/Pane.tsx';
import { Table } from '../../components/kit/Table.tsx';
import { kitWords } from '../../components/kit/words.ts';
import * as css from './review.module.css';

// The engine gives shares in hundredths of a percent; here they are rounded to tenths, as samples are no
// sharper than that.
const share = (rate: number) => percent(rate, 10_000);
const pointsLost = (rate: number) => inPoints(tenths(rate, 10_000));
const gain = (rate: number) => change(Math.sign(rate) * tenths(Math.abs(rate), 10_000));

/** "34.2% (31.0–37.6)", or "34.2% exact". */
function Chance({ of }: { of: ReviewChance }) {
  return (
    <>
      <InNumbers of={of.exact ? { ...of, low: of.rate, high: of.rate } : of} write={share} />
      {of.exact && <small> {reviewWords.value.exact}</small>}
    </>
  );
}

/**
 * The table of every decision by hand: the option taken, the option of the strong opponent, and the difference.
 */
function All({ fight }: { fight: Fight }) {
  const t = reviewWords.value;
  return (
    <details>
      <summary class="text">{t.all}</summary>
      <p class="hint">{t.rests(String(judged.value[0]?.found.fights ?? 0))}</p>
      <Table
        label={t.all}
        rows={judged.value}
        keyOf={({ point }) => point.i}
        columns={[
          {
            id: 'where',
            head: t.where,
            cell: ({ point }) => (
              <>
                <Mark side={point.side === 'A' ? 0 : 1} /> {placeSaid(fight, point)}
              </>
            ),
          },
          {
            id: 'taken',
            head: t.taken,
            holds: 'words',
            cell: ({ point }) => point.taken?.[lang.value] ?? t.gaveUp,
          },
          {
            id: 'chance',
            head: t.chance,
            by: ({ found }) => found.chance.rate,
            cell: ({ found }) => <Chance of={found.chance} />,
          },
          {
            id: 'better',
            head: t.better,
            holds: 'words',
            cell: ({ found: { advice } }) => advice?.option[lang.value] ?? t.same,
          },
          {
            id: 'then',
            head: t.chance,
            by: ({ found: { advice } }) => advice?.chance.rate ?? null,
            cell: ({ found: { advice } }) => advice && <Chance of={advice.chance} />,
          },
          {
            id: 'gain',
            head: t.gain,
            by: ({ found: { advice } }) => advice?.gain.rate ?? null,
            cell: ({ found: { advice } }) =>
              advice && (
                <>
                  <InNumbers of={advice.gain} write={gain} unit="" />{' '}
                  <small>{t.compared[advice.compared]}</small>
                </>
              ),
          },
        ]}
      />
    </details>
  );
}

/** Up to three exact chances of an option: 命中 34.2% */
function exactly(of: OptionOdds | undefined, tongue: 'ja' | 'en'): string {
  return (of?.figures ?? [])
    .flatMap((one) =>
      'chance' in one && !one.detail
        ? [`${one.name[tongue]} ${share(Math.round(one.chance * 10_000))}%`]
        : [],
    )
    .slice(0, 3)
    .join(' ');
}

/** The exact figures in which the better option differs: 命中 34.2%→61%、ダメージ 3.1→5.4; "": none. */
function whyBetter({ point, found: { advice, odds } }: Judged, tongue: 'ja' | 'en'): string {
  const figuresOf = (id: string | undefined) => odds?.options.find((one) => one.option === id)?.figures ?? [];
  const t = reviewWords.value;
  const before = figuresOf(point.taken?.id);
  const all = figuresOf(advice?.option.id).flatMap((figure) => {
    const was = before.find((one) => one.name.ja === figure.name.ja);
    if (!was || figure.detail) return [];
    const [old, fresh] = [figureOf(was), figureOf(figure)];
    return old === fresh ? [] : [t.fromTo(figure.name[tongue], old, fresh)];
  });
  return all.length > 0 ? t.why(all.slice(0, 4).join(t.comma)) : '';
}

/**
 * A decision that lost: the option taken, the better one, the difference, and buttons to look at it and to take
 * it.
 */
function Loss({ of, fight }: { of: Judged; fight: Fight }) {
  const t = reviewWords.value;
  const { point, found } = of;
  const { advice, odds } = found;
  if (!advice) return null;
  const place = placeSaid(fight, point);
  const why = whyBetter(of, lang.value);
  const both = [
    { name: t.taken, option: point.taken, chance: found.chance },
    { name: t.better, option: advice.option, chance: advice.chance },
  ];
  return (
    <li aria-current={lookedAt.value?.i === point.i || undefined}>
      <p>
        <Mark side={point.side === 'A' ? 0 : 1} /> <b>{place}</b>{' '}
        <strong>{t.points(pointsLost(advice.gain.rate))}</strong>{' '}
        <small>({kitWords.value.interval(pointsLost(advice.gain.low), pointsLost(advice.gain.high))})</small>
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
      {why && <p class="hint">{why}</p>}
      <p class="acts">
        <button type="button" aria-label={t.jumpTo(place)} onClick={() => jump(fight, point)}>
          {t.jump}
        </button>
        {/* Playing on shows everything, secrets included, so it is offered only when the fight is over. */}
        {fight.outcome && (system.value?.opponents ?? 0) > 0 && (
          <button
            type="button"
            class="go"
            aria-label={t.takeAt(place)}
            disabled={stale.value || playingOn.value !== null}
            onClick={() => void takeBetter(of)}
          >
            {t.take}
          </button>
        )}
      </p>
    </li>
  );
}

function CurveLine({ side, points, name }: { side: SideId; points: readonly CurvePoint[]; name: string }) {
  const t = reviewWords.value;
  const places = points.map((point) => placeOf(point, side, last.value));
  const said = points
    .map(({ step, rate }) => t.curvePoint(String(numberAt(step)), share(rate)))
    .join(t.comma);
  return (
    <svg
      class={css.curve}
      data-side={sideNames[side === 'A' ? 0 : 1]}
      role="img"
      aria-label={t.curve(name, said)}
    >
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        <path d={`M${places.map((place) => place.join(' ')).join('L')}`} />
      </svg>
      {points.map(
        ({ lost }, at) =>
          lost && <circle key={at} cx={`${places[at]?.[0]}%`} cy={`${places[at]?.[1]}%`} r="5" />,
      )}
    </svg>
  );
}

/** The curves of the chance of winning, drawn over the strip of the replay; the table has the same numbers. */
function Curve() {
  const fight = report.value;
  if (!fight) return null;
  return (
    <>
      {sideIds.map((side, at) => {
        const points = curveOf(side, judged.value, fight);
        const name = nameOf(fight, at === 0 ? 0 : 1);
        return points.length > 0 && <CurveLine key={side} side={side} points={points} name={name} />;
      })}
    </>
  );
}

/** Jumps to the next decision of the list of losses; from the last one to the first. */
function next(fight: Fight): void {
  const all = listed.peek();
  const here = all.findIndex(({ point }) => point.i === lookedAt.peek()?.i);
  const after = all[(here + 1) % all.length];
  if (!after) return;
  jump(fight, after.point);
  spoken.value = placeSaid(fight, after.point);
}

/** What is known so far: the decisions that lost, and when all are judged their number and the table of all. */
function ReviewResult({ fight, done }: { fight: Fight; done: boolean }) {
  const t = reviewWords.value;
  const all = listed.value;
  const most = Math.max(0, ...all.map(({ found }) => found.advice?.gain.rate ?? 0));
  const [n, lost] = [String(judged.value.length), String(all.length)];
  return (
    <>
      {done ? (
        <p role="status">{all.length > 0 ? t.worst(n, lost, pointsLost(most)) : t.clean(n)}</p>
      ) : (
        <p>{t.soFar(n, lost)}</p>
      )}
      {all.length > 0 && (
        <>
          <p class="acts">
            <button type="button" onClick={() => next(fight)}>
              {t.next}
            </button>
          </p>
          <ol class={css.losses} aria-label={done ? t.list : t.listSoFar}>
            {all.map((one) => (
              <Loss key={one.point.i} of={one} fight={fight} />
            ))}
          </ol>
        </>
      )}
      {done && <All fight={fight} />}
    </>
  );
}

export default function Review() {
  const t = reviewWords.value;
  const fight = report.value;
  useEffect(() => {
    if (fight && !review.peek()) void begin(fight);
    drawnOver.value = () => <Curve />;
    return () => {
      stop();
      run.stop();
      drawnOver.value = null;
    };
  }, []);
  if (!fight) return null;
  const now = review.value;
  const of = run.state.value;
  return (
    <section class={css.review} aria-label={t.begin}>
      <p class="hint">{t.lead}</p>
      {!now && (
        <p class="acts">
          <button type="button" class="go" disabled={stale.value} onClick={() => void begin(fight)}>
            {t.begin}
          </button>
        </p>
      )}
      {(now ?? run.failure.value) && <Running run={run} name={t.running} goOn={() => void begin(fight)} />}
      {broke.value && <Refusal of={broke.value} />}
      {now?.points.length === 0 && <p>{t.none}</p>}
      {now && judged.value.length > 0 && <ReviewResult fight={fight} done={of !== 'running'} />}
      {playingOn.value !== null && (
        <p role="status">
          {t.playingOn(playingOn.value)}{' '}
          <button type="button" class="text" onClick={stop}>
            {t.stop}
          </button>
        </p>
      )}
    </section>
  );
}
