// The pane of variants: shows the variants of a side, how often each wins against the present opponent, and where two
// of their fights differ.
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Fight } from '../../engine/fight.ts';
import { type Variant, other } from '../../app/sheet/build.ts';
import { formOf, setup, system } from '../../app/fight/match.ts';
import { Differences, differences } from '../../components/builds/Differences.tsx';
import { differenceWords } from '../../components/builds/words.ts';
import { Menu } from '../../components/Menu.tsx';
import { NameForm } from '../../components/naming/NameForm.tsx';
import { lang, words } from '../../i18n/index.ts';
import { buildOf, make, namedMatch, remove, rename, side, texts, use, variants } from './variants.ts';
import { Records, type Told, tell } from './Records.tsx';
import { titleOf, variantWords } from './words.ts';
import { pool } from '../../app/pool.ts';
import { marks, sheetName } from '../../app/sheet/names.ts';
import { Pane, Whose } from '../../components/kit/Pane.tsx';
import { Table } from '../../components/kit/Table.tsx';
import { Shares } from './Shares.tsx';
import * as buildsCss from '../../styles/builds.module.css';
import * as kitCss from '../../components/kit/kit.module.css';
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

function List() {
  const t = variantWords.value;
  return (
    <Pane id="variants-all" title={t.all}>
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
    </Pane>
  );
}

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
    <Pane
      id="variants-results"
      title={t.result}
      lead={
        <>
          {t.against(sheetName(other(side.value)))}
          <span class={buildsCss.exact}>{t.exact}</span>
        </>
      }
    >
      <Table
        label={t.result}
        rows={variants.value}
        keyOf={({ id }) => id}
        columns={[
          { id: 'variant', head: t.all, cell: (variant) => <bdi>{titleOf(variant)}</bdi> },
          {
            id: 'result',
            head: t.result,
            holds: 'words',
            cell: (_, at) => {
              const one = told.value[at];
              return one && ('fight' in one ? <Ended fight={one.fight} /> : one.failed[lang.value]);
            },
          },
        ]}
      />
    </Pane>
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
    <div class={kitCss.stack}>
      <Whose label={t.whose} side={side.value} onChoose={(one) => (side.value = one)} />
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
