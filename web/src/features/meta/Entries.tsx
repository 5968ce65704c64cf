// The builds of the table with their weights; each can be fought, put on a side, or taken along as a line.
import { useSignal } from '@preact/signals';
import type { EquilibriumTable } from '#analysis';
import type { Build } from '#engine';
import { copyAndTell } from '../../app/copyAndTell.ts';
import { front } from '../../app/view.ts';
import { marks } from '../../app/sides.ts';
import { Menu } from '../../components/Menu.tsx';
import { BuildRow } from '../../components/builds/BuildRow.tsx';
import { fightAgainst, itemsOf, putOn, rowText } from '../../components/builds/builds.ts';
import { buildWords } from '../../components/builds/words.ts';
import { weightPercent } from './gain.ts';
import { metaWords } from './words.ts';
import * as buildsCss from '../../styles/builds.module.css';
import * as css from './meta.module.css';

const page = 20;
const sides = [0, 1] as const;

interface Props {
  of: EquilibriumTable['entries'][number];
  denominator: number;
  /** The largest weight: its bar is full. */
  most: number;
  /** From 1 on, by weight. */
  rank: number;
}

/** The roster comes in when somebody is put into it. */
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
        <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
          <rect width={(of.weight * 100) / most} height="4" />
        </svg>
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

export function Entries({ of }: { of: EquilibriumTable }) {
  const t = metaWords.value;
  const shown = useSignal(page);
  const list = [...of.entries].sort((a, b) => b.weight - a.weight);
  const left = list.length - shown.value;
  return (
    <section class={css.entries} aria-labelledby="entries">
      <h2 id="entries" class="cap">
        <span>{t.table}</span>
      </h2>
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
    </section>
  );
}
