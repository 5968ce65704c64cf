// Ways to choose under the figure of the member whose choice it is; of a way that needs a target the targets are
// pressed next.
import { begin, begunStem, choosing, waysOf } from '../../app/fight/choosing.ts';
import { stale } from '../../app/fight/match.ts';
import type { Scene } from './scene.ts';
import { fieldWords } from './words.ts';
import * as css from './field.module.css';

export default function Ways({ scene }: { scene: Scene }) {
  const t = fieldWords.value;
  const choice = choosing.value;
  if (!choice) return null;
  const ways = waysOf(choice.pending.options, scene.form, scene.lang);
  const begun = begunStem.value;
  return (
    <div class={css.ways} role="group" aria-label={t.ways}>
      {ways.map(({ stem, name, option }) => (
        <button
          key={stem}
          type="button"
          disabled={stale.value}
          aria-pressed={option === null ? stem === begun : undefined}
          onClick={() => {
            if (option !== null) choice.decide(option);
            else begin(stem === begun ? null : stem);
          }}
        >
          {name}
        </button>
      ))}
      {begun !== null && <p role="status">{t.takeTarget}</p>}
    </div>
  );
}
