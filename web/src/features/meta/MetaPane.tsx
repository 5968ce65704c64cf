// The pane of the meta: shows the equilibrium table of the whole game, its claim, the check of that claim, the
// table's builds and the share of each skill in them.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { EquilibriumTable } from '#analysis';
import type { Build, Item } from '#engine';
import { system } from '../../app/fight/match.ts';
import { Seal } from '../../components/Seal.tsx';
import { rowField } from '../../app/sheet/rowField.ts';
import { Bar } from '../../components/kit/Bar.tsx';
import { Pane } from '../../components/kit/Pane.tsx';
import { Table } from '../../components/kit/Table.tsx';
import { BuildRow, ItemName } from '../../components/builds/Row.tsx';
import { fightAgainst, itemsOf, putOn, rowText } from '../../components/builds/builds.ts';
import { Certify, heat, sharePercent, weightPercent } from './Certify.tsx';
import { metaWords } from './words.ts';
import { copyAndTell, front } from '../../app/view.ts';
import { marks } from '../../app/sheet/names.ts';
import { Menu } from '../../components/Menu.tsx';
import { buildWords } from '../../components/builds/words.ts';
import { isAbort } from '../../engine/errors.ts';
import { words } from '../../i18n/index.ts';
import { query } from '../../app/pool.ts';
import { grouped } from '../../i18n/numbers.ts';
import * as kitCss from '../../components/kit/kit.module.css';
import * as css from './meta.module.css';
import * as buildsCss from '../../styles/builds.module.css';

/** A skill, its share of the builds in each place, and their sum. */
interface Shared {
  item: Item;
  shares: readonly number[];
  sum: number;
}

/** How often each skill stands in each place of the table's builds, as numbers; larger shares are darker. */
function Shares({ of }: { of: EquilibriumTable }) {
  const t = metaWords.value;
  const items = system.value?.form.items ?? [];
  const places = rowField()?.places ?? 0;
  const rows: readonly Shared[] = items
    .map((item, at) => ({ item, shares: of.shares.map((place) => place[at] ?? 0) }))
    .map((one) => ({ ...one, sum: one.shares.reduce((sum, share) => sum + share, 0) }));
  const seen = rows.filter(({ sum }) => sum > 0).sort((a, b) => b.sum - a.sum);
  const never = rows.filter(({ item, sum }) => sum === 0 && item.takeable);
  return (
    <Pane id="shares" title={t.shares} lead={t.sharesNote} class={css.shares}>
      <Table
        label={t.shares}
        whole
        tight
        rows={seen}
        keyOf={({ item }) => item.id}
        columns={[
          {
            id: 'skill',
            head: t.skill,
            cell: ({ item }) => (
              <>
                <Seal item={item} size="xs" /> <ItemName of={[item.id]} />
              </>
            ),
          },
          ...Array.from({ length: places }, (_, place) => ({
            id: String(place),
            head: t.place(place + 1),
            by: ({ shares }: Shared) => shares[place] ?? 0,
            cell: ({ shares }: Shared) => {
              const share = shares[place] ?? 0;
              return <span data-heat={heat(share)}>{sharePercent(share)}</span>;
            },
          })),
          {
            id: 'mean',
            head: t.mean,
            name: `${t.mean} ${t.meanNote}`,
            by: ({ sum }) => sum,
            cell: ({ sum }) => (Math.round(sum / 100) / 100).toFixed(2),
          },
        ]}
      />
      {never.length > 0 && (
        <p class="hint">
          <b>{t.never}</b> {rowText(never.map(({ item }) => item.id))}
        </p>
      )}
    </Pane>
  );
}

/** Builds that are shown at first. */
const page = 20;
const sides = [0, 1] as const;

interface Props {
  of: EquilibriumTable['entries'][number];
  denominator: number;
  /** The largest weight: its bar is full. */
  most: number;
  /** Rank by weight, from 1. */
  rank: number;
}

/** Puts a build into the roster, whose code is fetched only then. */
async function keep(build: Build): Promise<void> {
  const [{ put }, { rosterWords }] = await Promise.all([
    import('../../app/roster/actions.ts'),
    import('../../app/roster/words.ts'),
  ]);
  await put([{ build, tags: [rosterWords.value.tableTag] }]);
}

function Entry({ of, denominator, most, rank }: Props) {
  const t = metaWords.value;
  const v = buildWords.value;
  const text = rowText(itemsOf(of.build));
  return (
    <li>
      <BuildRow class={buildsCss.inRow} items={itemsOf(of.build)} />
      <p class={css.weight}>
        <span class="vh">{t.weight} </span>
        <b>{weightPercent(of.weight, denominator)}%</b>
        <Bar pieces={[{ look: 'own', of: of.weight }]} whole={most} class={css.bar} />
      </p>
      <button
        type="button"
        aria-label={v.fightWith(text)}
        onClick={() => fightAgainst(front.value, of.build)}
      >
        {v.fight}
      </button>
      <Menu name={v.takeOf(text)} icon="more">
        {sides.map((side) => (
          <button key={side} type="button" onClick={() => putOn(side, of.build)}>
            {v.putOn(marks[side])}
          </button>
        ))}
        <button type="button" onClick={() => void keep({ ...of.build, name: of.build.name || t.nth(rank) })}>
          {v.keep}
        </button>
        <button type="button" onClick={() => void copyAndTell(of.roster)}>
          {v.copyRoster}
        </button>
      </Menu>
    </li>
  );
}

/** The builds of the table with their weights; each can be fought, put on a side, kept, or copied as a line. */
function Entries({ of }: { of: EquilibriumTable }) {
  const t = metaWords.value;
  const shown = useSignal(page);
  const list = [...of.entries].sort((a, b) => b.weight - a.weight);
  const left = list.length - shown.value;
  return (
    <Pane id="entries" title={t.table} class={css.entries}>
      <ol class={`${buildsCss.builds} ${css.builds}`}>
        {list.slice(0, shown.value).map((entry, at) => (
          <Entry key={at} of={entry} denominator={of.denominator} most={list[0]?.weight ?? 1} rank={at + 1} />
        ))}
      </ol>
      {left > 0 && (
        <button type="button" class="text" onClick={() => (shown.value = list.length)}>
          {buildWords.value.more(left)}
        </button>
      )}
    </Pane>
  );
}

export default function MetaPane() {
  const t = metaWords.value;
  const info = system.value;
  const table = useSignal<EquilibriumTable | null>(null);
  const failed = useSignal(false);
  const tries = useSignal(0);
  const id = info?.id ?? '';
  useEffect(() => {
    const stop = new AbortController();
    failed.value = false;
    query([{ call: 'equilibrium', system: id }], (answer) => (table.value = answer), stop.signal).catch(
      (error: unknown) => (failed.value = !isAbort(error)),
    );
    return () => stop.abort();
  }, [id, tries.value]);
  if (!info) return null;
  if (failed.value) {
    return (
      <p class="notice" role="alert">
        {t.failed}{' '}
        <button type="button" onClick={() => tries.value++}>
          {words.value.retry}
        </button>
      </p>
    );
  }
  if (!table.value) {
    return (
      <p class="hint" role="status">
        {t.loading}
      </p>
    );
  }
  const now = table.value;
  return (
    <div class={`${kitCss.stack} ${css.meta}`}>
      <Pane id="claim" title={t.claim} class={css.claim}>
        <p>{t.claims(now.entries.length, grouped(info.analysis.builds))}</p>
        <p>{t.claimsNot}</p>
        <p class="hint">
          {t.made} <code>{now.made}</code>
        </p>
      </Pane>
      <Certify />
      <Entries of={now} />
      <Shares of={now} />
    </div>
  );
}
