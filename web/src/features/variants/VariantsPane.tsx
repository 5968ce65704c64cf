// The pane of variants: shows the variants of a side, how often each wins against the present opponent, and where two
// of their fights differ.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Fight } from '../../engine/fight.ts';
import { other } from '../../app/sheet/build.ts';
import { system } from '../../app/fight/match.ts';
import { lang, words } from '../../i18n/index.ts';
import { make, namedMatch, side, texts, variants } from './variants.ts';
import { Records, type Told, tell } from './Records.tsx';
import { titleOf, variantWords } from './words.ts';
import { pool } from '../../app/pool.ts';
import { marks, sheetName } from '../../app/sheet/names.ts';
import { List } from './List.tsx';
import { Shares } from './Shares.tsx';
import * as buildsCss from '../../styles/builds.module.css';
import * as css from './variants.module.css';

function Ended({ fight: { outcome } }: { fight: Fight }) {
  const t = variantWords.value;
  if (!outcome) return null;
  const own = outcome.winner === (side.value === 0 ? 'A' : 'B');
  return (
    <>
      <b>{outcome.winner === 'draw' ? t.drawn : own ? t.won : t.lost}</b>
      {words.value.inRounds(outcome.rounds)}
    </>
  );
}

/** Results of the variants against the present opponent in systems without chance, where one fight is exact. */
function Results() {
  const t = variantWords.value;
  const told = useSignal<readonly (Told | null)[]>([]);
  const asked = texts.value.join();
  const tongue = lang.value;
  useEffect(() => {
    const stop = new AbortController();
    const matches = variants.peek().map((one) => namedMatch(one, null));
    void Promise.all(matches.map(async (match) => match && tell(match, stop.signal))).then((all) => {
      if (!stop.signal.aborted) told.value = all;
    });
    return () => stop.abort();
  }, [asked, tongue, told]);
  return (
    <section aria-labelledby="variants-results">
      <h2 id="variants-results" class="cap">
        <span>{t.result}</span>
      </h2>
      <p class="hint">
        {t.against(sheetName(other(side.value)))}
        <span class={buildsCss.exact}>{t.exact}</span>
      </p>
      <table class={css.numbers}>
        <caption class="vh">{t.result}</caption>
        <thead>
          <tr>
            <th scope="col">{t.all}</th>
            <th scope="col">{t.result}</th>
          </tr>
        </thead>
        <tbody>
          {variants.value.map((variant, at) => {
            const one = told.value[at];
            return (
              <tr key={variant.id}>
                <th scope="row">
                  <bdi>{titleOf(variant)}</bdi>
                </th>
                <td>{one && ('fight' in one ? <Ended fight={one.fight} /> : one.failed[lang.value])}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function Whose() {
  return (
    <span class={css.keys} role="group" aria-label={variantWords.value.whose}>
      {([0, 1] as const).map((one) => (
        <button key={one} type="button" aria-pressed={side.value === one} onClick={() => (side.value = one)}>
          <span>
            {marks[one]} <bdi>{sheetName(one)}</bdi>
          </span>
        </button>
      ))}
    </span>
  );
}

export default function VariantsPane() {
  const t = variantWords.value;
  const chance = system.value?.chance;
  const some = variants.value.length > 0;
  useEffect(() => {
    if (chance && some) pool().open();
  }, [chance, some]);
  return (
    <div class={css.variants}>
      <Whose />
      {some ? (
        <>
          <List />
          {chance ? <Shares /> : <Results />}
          <Records />
        </>
      ) : (
        <>
          <p>{t.none}</p>
          <p class="acts">
            <button type="button" class="go" onClick={() => make(side.value)}>
              {t.makeOf(marks[side.value])}
            </button>
          </p>
        </>
      )}
      <p class="hint">{t.keptNote}</p>
    </div>
  );
}
