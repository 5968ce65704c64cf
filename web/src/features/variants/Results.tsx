// What comes of each variant against the present opponent where nothing is left to chance: one fight says it.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Fight } from '../../engine/fight.ts';
import { other } from '../../app/build.ts';
import { setup } from '../../app/match.ts';
import { lang, words } from '../../i18n/index.ts';
import { namedMatch, texts, variants } from './matches.ts';
import { type Told, tell } from './records.ts';
import { side } from './whose.ts';
import { titleOf, variantWords } from './words.ts';
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

export function Results() {
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
        {t.against(setup.value?.[other(side.value)].name || words.value.noName)}
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
