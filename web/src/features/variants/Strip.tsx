// The strip of variants on a sheet: a button for each puts it on the sheet, and a link leads to their comparison.
import type { Side } from '../../app/sheet/build.ts';
import { setup } from '../../app/fight/match.ts';
import { anchorOf } from '../../app/view.ts';
import { marks } from '../../app/sheet/names.ts';
import { make, side as shown, use, variantsOf } from './variants.ts';
import { titleOf, variantWords } from './words.ts';
import * as css from './variants.module.css';

/** Makes the first variant, from the menu of a sheet. */
export const begin = make;

export default function Strip({ side }: { side: Side }) {
  const t = variantWords.value;
  const all = variantsOf(setup.value, side);
  if (all.length === 0) return null;
  return (
    <div class={css.strip}>
      <span class={css.keys} role="group" aria-label={t.of(marks[side])}>
        {all.map((variant) => (
          <button
            key={variant.id}
            type="button"
            aria-pressed={variant.build === null}
            aria-label={titleOf(variant)}
            title={titleOf(variant)}
            onClick={() => use(side, variant)}
          >
            {t.variant(variant.id)}
          </button>
        ))}
        <button type="button" class="icon" aria-label={t.make} title={t.make} onClick={() => make(side)}>
          ＋
        </button>
      </span>
      <a
        href={anchorOf('versus', 'variants')}
        aria-label={t.compareOf(marks[side])}
        onClick={() => (shown.value = side)}
      >
        {t.compare}
      </a>
    </div>
  );
}
