// How often each variant wins against the present opponent, with its interval, and whether that tells them apart.
import type { Share } from '#analysis';
import { other } from '../../app/build.ts';
import { course, setup } from '../../app/match.ts';
import { sideNames } from '../../app/sides.ts';
import { Running } from '../../components/run/Running.tsx';
import { ShareBar } from '../../components/run/ShareBar.tsx';
import { lang, words } from '../../i18n/index.ts';
import { grouped, hundredths, signedHundredths } from '../../i18n/numbers.ts';
import { texts, variants } from './matches.ts';
import { compare, failure, fights, known, refused, run, standing } from './shares.ts';
import { side } from './whose.ts';
import { titleOf, variantWords } from './words.ts';
import * as screenCss from '../../styles/screen.module.css';
import * as css from './variants.module.css';

const ids = ['A', 'B'] as const;

function Row({ at, change }: { at: number; change: Share | null }) {
  const t = variantWords.value;
  const variant = variants.value[at];
  const text = texts.value[at] ?? '';
  if (!variant) return null;
  const report = known.value.get(text)?.report;
  const wrong = refused.value.get(text);
  const share = report?.results[ids[side.value]].share;
  return (
    <tr>
      <th scope="row">
        <bdi>{titleOf(variant)}</bdi>
      </th>
      {wrong ? (
        <td colSpan={3}>{wrong[lang.value]}</td>
      ) : (
        <>
          <td>
            {report && share ? (
              <>
                <b>{hundredths(share.rate)}%</b>{' '}
                <small>
                  ({t.interval(hundredths(share.low), hundredths(share.high))}){' '}
                  {t.restsOn(grouped(report.fights))}
                </small>
              </>
            ) : (
              <small>{t.unknown}</small>
            )}
          </td>
          <td>
            {change && at > 0 && (
              <>
                <b>{signedHundredths(change.rate)}</b>{' '}
                <small>({t.interval(signedHundredths(change.low), signedHundredths(change.high))})</small>
              </>
            )}
          </td>
          <td class={css.drawn}>{share && <ShareBar {...share} />}</td>
        </>
      )}
    </tr>
  );
}

function Said() {
  const t = variantWords.value;
  const now = standing.value;
  const best = now && variants.value[now.best];
  if (!best || now.texts.join() !== texts.value.join()) return null;
  const near = now.near.flatMap((at) => variants.value[at] ?? []).map(titleOf);
  const others = now.changes.filter(Boolean).length > 1;
  return (
    <p role="status" class={css.said}>
      {t.best(titleOf(best))}{' '}
      {near.length > 0 ? t.near(near.join(t.separator), grouped(now.fights)) : others && t.clear}
    </p>
  );
}

export function Shares() {
  const t = variantWords.value;
  const now = standing.value;
  const changes = now?.texts.join() === texts.value.join() ? now.changes : [];
  const opponent = setup.value?.[other(side.value)];
  const hand = course.value.controllers?.includes('hand');
  const [first] = variants.value;
  return (
    <section aria-labelledby="variants-shares">
      <h2 id="variants-shares" class="cap">
        <span>{t.shares}</span>
      </h2>
      <p class="hint">
        {t.against(opponent?.name || words.value.noName)}
        {t.sameSeeds(grouped(fights))} {hand && t.standIn}
      </p>
      <p class="acts">
        <button
          type="button"
          class="go"
          disabled={run.state.value === 'running'}
          onClick={() => void compare()}
        >
          {t.start(grouped(fights))}
        </button>
      </p>
      <Running run={run} name={t.running} goOn={() => void compare()} />
      {failure.value && <p role="alert">{failure.value[lang.value]}</p>}
      <div class={screenCss.scroll} role="group" aria-labelledby="variants-shares" tabIndex={0}>
        <table class={css.numbers} data-side={sideNames[side.value]}>
          <caption class="vh">{t.shares}</caption>
          <thead>
            <tr>
              <th scope="col">{t.all}</th>
              <th scope="col">{t.share}</th>
              <th scope="col">{t.change(first?.id ?? '')}</th>
              <td class={css.drawn} />
            </tr>
          </thead>
          <tbody>
            {variants.value.map(({ id }, at) => (
              <Row key={id} at={at} change={changes[at] ?? null} />
            ))}
          </tbody>
        </table>
      </div>
      <Said />
    </section>
  );
}
