// Prices the table against other builds in the reader's own browser, some parts or all, and says what came of it.
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { CertifiedPart } from '#analysis';
import { system } from '../../app/match.ts';
import { front } from '../../app/view.ts';
import { type Asked, ask } from '../../app/ask.ts';
import { BuildRow } from '../../components/builds/BuildRow.tsx';
import { fightAgainst, itemsOf, rowText } from '../../components/builds/builds.ts';
import { buildWords } from '../../components/builds/words.ts';
import { grouped } from '../../i18n/numbers.ts';
import { Run } from '../../engine/run.ts';
import { Running } from '../../components/run/Running.tsx';
import { gainAtMost } from './gain.ts';
import { metaWords } from './words.ts';
import * as buildsCss from '../../styles/builds.module.css';
import * as css from './meta.module.css';

/** Parts of a sample. */
const few = 4;

/** `n` of the numbers below `of`, by chance, in no order. */
function sample(n: number, of: number): number[] {
  const chance = crypto.getRandomValues(new Uint32Array(of));
  return Array.from({ length: of }, (_, at) => at)
    .sort((a, b) => (chance[a] ?? 0) - (chance[b] ?? 0))
    .slice(0, n);
}

type Parts = ReadonlyMap<number, CertifiedPart>;

function Result({ parts, of, builds }: { parts: Parts; of: number; builds: number }) {
  const t = metaWords.value;
  const v = buildWords.value;
  const all = [...parts.values()];
  const best = all.reduce<CertifiedPart | null>((a, b) => (a === null || b.value > a.value ? b : a), null);
  if (!best) return null;
  const priced = all.reduce((sum, part) => sum + part.builds, 0);
  const exact = parts.size === of && priced === builds;
  const gain = gainAtMost(best.value, best.denominator);
  const items = itemsOf(best.best);
  return (
    <div>
      <p class={buildsCss.rests}>
        {exact ? (
          <b class={buildsCss.exact}>{t.restsAll(grouped(builds))}</b>
        ) : (
          t.restsSome(parts.size, of, grouped(priced))
        )}
      </p>
      <p class={css.gain}>{exact ? t.resultAll(gain) : t.resultSome(gain)}</p>
      <p class="hint">{t.exactly(grouped(best.value), grouped(best.denominator))}</p>
      <p class={css.best}>
        <span>{t.best}</span>
        <BuildRow items={items} />
        <button
          type="button"
          aria-label={v.fightWith(rowText(items))}
          onClick={() => fightAgainst(front.value, best.best)}
        >
          {v.fight}
        </button>
      </p>
    </div>
  );
}

export function Certify() {
  const t = metaWords.value;
  const run = useMemo(() => new Run(), []);
  const parts = useSignal<Parts>(new Map());
  const wanted = useSignal<readonly number[]>([]);
  useEffect(() => () => run.stop(), [run]);
  const info = system.value;
  if (!info) return null;
  const { parts: count, builds } = info.analysis;
  const price = (which: readonly number[]) => {
    wanted.value = which;
    const questions: Asked<'certify'>[] = which.map((part) => ({ call: 'certify', system: info.id, part }));
    void run.start(which.length, (signal, step) =>
      ask(
        questions,
        (answer, at) => {
          parts.value = new Map(parts.value).set(which[at] ?? 0, answer);
          step();
        },
        signal,
      ),
    );
  };
  const busy = run.state.value === 'running';
  const all = Array.from({ length: count }, (_, part) => part);
  return (
    <section class={css.certify} aria-labelledby="certify">
      <h2 id="certify" class="cap">
        <span>{t.certify}</span>
      </h2>
      <p class="hint">{t.certifyNote(count)}</p>
      {!busy && parts.value.size < count && (
        <p class={`acts ${css.acts}`}>
          <button type="button" class="go" onClick={() => price(sample(few, count))}>
            {t.sample(few)}
          </button>
          <button type="button" onClick={() => price(all)}>
            {t.all(count)}
          </button>
        </p>
      )}
      <Running run={run} name={t.checking} goOn={() => price(wanted.value)} />
      <Result parts={parts.value} of={count} builds={builds} />
    </section>
  );
}
