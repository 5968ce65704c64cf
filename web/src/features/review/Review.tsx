// A fight by hand looked at again: where the chance of winning fell most, and what would have been better.
import { useEffect } from 'preact/hooks';
import type { Fight } from '../../engine/fight.ts';
import { report, stale } from '../../app/match.ts';
import { drawnOver, step } from '../../app/replay.ts';
import { spoken } from '../../app/view.ts';
import { Running } from '../../components/run/Running.tsx';
import { lang } from '../../i18n/index.ts';
import { hundredths } from '../../i18n/numbers.ts';
import { All } from './All.tsx';
import { Curve } from './Curve.tsx';
import { playingOn, stop } from './course.ts';
import { Loss } from './Loss.tsx';
import { jump, placeSaid, stepOf } from './place.ts';
import { begin, broke, judged, losses, review, run } from './review.ts';
import { reviewWords } from './words.ts';
import * as css from './review.module.css';

/** To the next decision that lost, from where the reader stands; behind the last one to the first. */
function next(fight: Fight): void {
  const inOrder = losses.peek().toSorted((a, b) => a.point.i - b.point.i);
  const after = inOrder.find(({ point }) => stepOf(fight, point) > step.peek()) ?? inOrder[0];
  if (!after) return;
  jump(fight, after.point);
  spoken.value = placeSaid(fight, after.point);
}

function Found({ fight }: { fight: Fight }) {
  const t = reviewWords.value;
  const [worst] = losses.value;
  const most = worst?.found.advice?.gain.rate ?? 0;
  const [n, lost] = [String(judged.value.length), String(losses.value.length)];
  return (
    <>
      <p role="status">{worst ? t.worst(n, lost, hundredths(most)) : t.clean(n)}</p>
      {worst && (
        <>
          <p class="acts">
            <button type="button" onClick={() => next(fight)}>
              {t.next}
            </button>
          </p>
          <ol class={css.losses} aria-label={t.list}>
            {losses.value.map((one) => (
              <Loss key={one.point.i} of={one} fight={fight} />
            ))}
          </ol>
        </>
      )}
      <All fight={fight} />
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
    <section class={css.review} aria-labelledby="review-title">
      <h3 id="review-title">{t.title}</h3>
      <p class="hint">{t.lead}</p>
      {!now && (
        <p class="acts">
          <button type="button" class="go" disabled={stale.value} onClick={() => void begin(fight)}>
            {t.begin}
          </button>
        </p>
      )}
      {now && <Running run={run} name={t.running} goOn={() => void begin(fight)} />}
      {broke.value && <p role="alert">{broke.value[lang.value]}</p>}
      {now?.points.length === 0 && <p>{t.none}</p>}
      {now && judged.value.length > 0 && of !== 'running' && <Found fight={fight} />}
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
