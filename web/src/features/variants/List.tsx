// The list of a side's variants: shows how each differs from the first one; puts them on the sheet, names and deletes
// them.
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Variant } from '../../app/sheet/build.ts';
import { formOf, setup } from '../../app/fight/match.ts';
import { Differences, differences } from '../../components/builds/Differences.tsx';
import { differenceWords } from '../../components/builds/words.ts';
import { Menu } from '../../components/Menu.tsx';
import { NameForm } from '../../components/naming/NameForm.tsx';
import { lang } from '../../i18n/index.ts';
import { buildOf, make, remove, rename, side, use, variants } from './variants.ts';
import { titleOf, variantWords } from './words.ts';
import * as css from './variants.module.css';

/** Most differences that are listed; further ones are counted. */
const most = 12;

function Unlike({ of }: { of: Variant }) {
  const t = variantWords.value;
  const [now, form] = [setup.value, formOf()];
  const [first] = variants.value;
  if (!now || !form || !first) return null;
  if (of === first) return <p class="hint">{t.first}</p>;
  const all = differences(buildOf(now, side.value, first), buildOf(now, side.value, of), {
    side: side.value,
    form,
    lang: lang.value,
    words: differenceWords.value,
  });
  if (all.length === 0) return <p class="hint">{t.same}</p>;
  return (
    <ul class={css.unlike} aria-label={t.differs}>
      <Differences all={all} most={most} />
    </ul>
  );
}

function VariantRow({ of }: { of: Variant }) {
  const t = variantWords.value;
  const naming = useSignal(false);
  const line = useRef<HTMLLIElement>(null);
  const title = titleOf(of);
  const named = () => {
    naming.value = false;
    line.current?.querySelector('summary')?.focus();
  };
  return (
    <li ref={line}>
      {naming.value ? (
        <NameForm
          name={of.name}
          placeholder={t.variant(of.id)}
          label={t.nameOf}
          submit={t.done}
          take={(name) => rename(side.value, of, name)}
          done={named}
        />
      ) : (
        <b class={css.title}>
          <bdi>{title}</bdi>
        </b>
      )}
      <span class={css.deeds}>
        {of.build ? (
          <button type="button" aria-label={t.useOf(title)} onClick={() => use(side.value, of)}>
            {t.use}
          </button>
        ) : (
          <span class="tag">{t.now}</span>
        )}
        <Menu name={t.menu(title)} icon="more">
          <button type="button" onClick={() => (naming.value = true)}>
            {t.rename}
          </button>
          <button type="button" onClick={() => remove(side.value, of)}>
            {t.remove}
          </button>
        </Menu>
      </span>
      <Unlike of={of} />
    </li>
  );
}

export function List() {
  const t = variantWords.value;
  return (
    <section aria-labelledby="variants-all">
      <h2 id="variants-all" class="cap">
        <span>{t.all}</span>
      </h2>
      <ul class={css.all}>
        {variants.value.map((one) => (
          <VariantRow key={one.id} of={one} />
        ))}
      </ul>
      <p class="acts">
        <button type="button" onClick={() => make(side.value)}>
          {t.make}
        </button>
      </p>
    </section>
  );
}
