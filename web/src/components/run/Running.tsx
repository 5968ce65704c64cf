// A run under way: shows its progress as bar and number, stops and resumes it, and tells screen readers every
// quarter. Also draws shares as bars.
import type { Share } from '#analysis';
import { grouped } from '../../i18n/numbers.ts';
import type { Run } from '../../engine/run.ts';
import { runWords } from './words.ts';
import * as css from './Running.module.css';

/** A share of wins as a bar from 0 to 1: its interval, and the share in it. Shares whose intervals overlap are not told
 * apart. */
export function ShareBar({ rate, low, high }: Share) {
  return (
    <svg class={css.bar} viewBox="0 0 10000 10" preserveAspectRatio="none" aria-hidden="true">
      <rect class={css.half} x="4980" width="40" height="10" />
      <rect x={low} y="4" width={Math.max(40, high - low)} height="2" />
      <rect x={rate - 50} width="100" height="10" />
    </svg>
  );
}

interface Props {
  run: Run;
  /** Name of the run, such as "Counting". */
  name: string;
  /** Resumes a stopped run. */
  goOn: () => void;
}

export function Running({ run, name, goOn }: Props) {
  const t = runWords.value;
  const [state, done, of] = [run.state.value, run.done.value, run.of.value];
  const left = state === 'running' ? run.left() : null;
  const quarter = of > 0 ? Math.floor((done * 4) / of) * 25 : 0;
  return (
    <div class={css.running} data-state={state}>
      {state === 'running' && (
        <>
          <progress aria-label={name} value={done} max={of} />
          <span class={css.count}>
            {grouped(done)} / {grouped(of)}
          </span>
          {left !== null && left > 1 && <span>{t.left(left)}</span>}
          <button type="button" class={`text ${css.text}`} onClick={() => run.stop()}>
            {t.stop}
          </button>
        </>
      )}
      {(state === 'stopped' || state === 'failed') && (
        <p>
          {state === 'stopped' ? t.stopped : t.failed} {t.progress(grouped(done), grouped(of))}
          <button type="button" class={`text ${css.text}`} onClick={goOn}>
            {state === 'stopped' ? t.goOn : t.retry}
          </button>
        </p>
      )}
      <span class="vh" role="status">
        {state === 'running' ? `${name} ${quarter}%` : state === 'done' ? `${name} 100%` : ''}
      </span>
    </div>
  );
}
