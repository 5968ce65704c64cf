// The kinds of builds that win, largest first: why a family beats a build, in words.
import { useSignal } from '@preact/signals';
import { front } from '../../app/view.ts';
import { setup } from '../../app/match.ts';
import { fightAgainst, rowText, withItems } from '../../components/builds/builds.ts';
import { buildWords } from '../../components/builds/words.ts';
import { grouped } from '../../i18n/numbers.ts';
import { other } from '../../app/build.ts';
import { BoxPlaces } from './BoxPlaces.tsx';
import { example } from './boxes.ts';
import { families } from './inquiry.ts';
import { counterWords } from './words.ts';
import * as css from './counters.module.css';

const first = 3;

export function Families() {
  const t = counterWords.value;
  const shown = useSignal(first);
  const list = families.value;
  const opponent = setup.value?.[other(front.value)];
  if (list.length === 0 || !opponent) return null;
  const left = list.length - shown.value;
  return (
    <section class={css.families} aria-labelledby="families">
      <h2 id="families" class="cap">
        <span>{t.families}</span>
      </h2>
      <p class="hint">{t.familiesNote}</p>
      <ol>
        {list.slice(0, shown.value).map((box, at) => (
          <li key={at}>
            <p class={css.size}>{t.builds(grouped(box.builds))}</p>
            <BoxPlaces of={box} />
            <button
              type="button"
              class="text"
              aria-label={`${t.example}: ${rowText(example(box))}`}
              onClick={() => fightAgainst(front.value, { ...withItems(opponent, example(box)), name: '' })}
            >
              {t.example}
            </button>
          </li>
        ))}
      </ol>
      {left > 0 && (
        <button type="button" class="text" onClick={() => (shown.value = list.length)}>
          {buildWords.value.more(left)}
        </button>
      )}
    </section>
  );
}
