// Checks the equilibrium table in the reader's browser: computes in parts how much a build could gain against the
// table, for a sample of parts or for all, and shows the result.
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { CertifiedPart } from '#analysis';
import { system } from '../../app/fight/match.ts';
import { front } from '../../app/view.ts';
import { type Asked, query } from '../../app/pool.ts';
import { BuildRow } from '../../components/builds/Row.tsx';
import { fightAgainst, itemsOf, rowText } from '../../components/builds/builds.ts';
import { buildWords } from '../../components/builds/words.ts';
import { grouped } from '../../i18n/numbers.ts';
import { Run } from '../../engine/run.ts';
import { Pane, Running } from '../../components/kit/Pane.tsx';
import { metaWords } from './words.ts';
import * as buildsCss from '../../styles/builds.module.css';
import * as css from './meta.module.css';

// Numbers as the pane writes them.

/** The least decimal of two significant digits that is not below value / denominator, so that a gain never looks too
 * small; "0" if nothing is gained. */
export function gainAtMost(value: number, denominator: number): string {
  if (value <= 0) return '0';
  const [top, bottom] = [BigInt(value), BigInt(denominator)];
  let digits = 0;
  let scale = 1n;
  while (top * scale < bottom * 10n && digits < 18) {
    digits++;
    scale *= 10n;
  }
  const rounded = (top * scale + bottom - 1n) / bottom;
  const text = String(rounded).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** A weight as percent with two decimals: "12.34". */
export function weightPercent(weight: number, denominator: number): string {
  const hundredths = Math.round((weight * 10_000) / denominator);
  return `${Math.trunc(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
}

/** A share in 1/10,000 as percent with one decimal; only 0 itself is written as "0". */
export function sharePercent(share: number): string {
  if (share === 0) return '0';
  const rounded = Math.max(1, Math.round(share / 10));
  return `${Math.trunc(rounded / 10)}.${rounded % 10}`;
}

/** How dark a cell is, 0 … 5. */
export function heat(share: number): number {
  return share === 0 ? 0 : Math.min(5, 1 + Math.floor(share / 1000));
}

/** Number of parts in a sample. */
const few = 4;

/** `n` random numbers from 0 to `of` − 1, all different. */
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
      query(
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
    <Pane id="certify" title={t.certify} lead={t.certifyNote(count)} class={css.certify}>
      {!busy && parts.value.size < count && (
        <p class="acts">
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
    </Pane>
  );
}
