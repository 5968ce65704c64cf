// Parts that leagues, crosstables, the hill and maps share: the meaning of a table's columns, usage statistics, the seed.
import type { LeagueReport, LeagueRow, UsageRow } from '#analysis';
import type { Build } from '#engine';
import { system } from '../../app/fight/match.ts';
import { figureOf, rollSeed, seed, shownFigure } from '../../app/league.ts';
import { lang } from '../../i18n/index.ts';
import { grouped, percent } from '../../i18n/numbers.ts';
import { InNumbers, ShareBar } from '../kit/Bar.tsx';
import { Seed } from '../kit/Pane.tsx';
import { type Column, Table } from '../kit/Table.tsx';
import { tableWords } from './words.ts';
import * as css from './Tables.module.css';

/** The seed of a league or a crosstable. Draws nothing in systems without chance. */
export function LeagueSeed() {
  return system.value?.chance ? <Seed value={seed.value} onRoll={rollSeed} /> : null;
}

/** Says how many of the entrants have no tactic. */
export function Unplanned({ of }: { of: readonly { build: Build }[] }) {
  const some = of.filter(({ build }) => 'tactic' in build && !build['tactic']).length;
  return some > 0 ? <p class="hint">{tableWords.value.unplanned(some)}</p> : null;
}

/** Columns of a league's table as the engine names them. */
export const figuresIn = (columns: LeagueReport['columns']): Column<LeagueRow>[] =>
  columns.map(({ id, name }) => ({
    id,
    head: name[lang.value],
    by: (row) => figureOf(row, id),
    cell: (row) => shownFigure(row, id),
  }));

/** The meaning of a table's columns, and the rules by which ties were broken, in the engine's words. */
export function Columns({ of, title, ties }: { of: LeagueReport; title: string; ties?: string }) {
  const told = of.columns.filter(({ text }) => text[lang.value]);
  return (
    <details class={css.columns}>
      <summary class="text">{title}</summary>
      <dl>
        {told.map(({ id, name, text }) => (
          <div key={id}>
            <dt>{name[lang.value]}</dt>
            <dd>{text[lang.value]}</dd>
          </div>
        ))}
      </dl>
      {ties && of.ties.length > 0 && (
        <>
          <p>{ties}</p>
          <ol>
            {of.ties.map((rule, at) => (
              <li key={at}>{rule[lang.value]}</li>
            ))}
          </ol>
        </>
      )}
    </details>
  );
}

/**
 * How often each item stands in the builds of a league, a hill or a map, and how those builds fare. `builds`: number of
 * builds that the statistics rest on.
 */
export function Usage({ of, builds }: { of: readonly UsageRow[]; builds: number }) {
  const t = tableWords.value;
  if (of.length === 0) return null;
  return (
    <details class={css.columns}>
      <summary class="text">{t.usage}</summary>
      <p class="hint">{t.note}</p>
      <Table
        label={t.usage}
        class={css.usage}
        rows={of}
        keyOf={({ id }) => id}
        page={20}
        more={t.more}
        columns={[
          { id: 'what', head: t.what, cell: ({ name }) => name[lang.value] },
          {
            id: 'builds',
            head: t.builds,
            by: (row) => row.builds,
            cell: (row) => (
              <>
                {grouped(row.builds)} <small>({percent(row.builds, builds)}%)</small>
              </>
            ),
          },
          {
            id: 'games',
            head: t.games,
            by: ({ games }) => games,
            cell: ({ games, wins, draws }) => [wins, draws, games - wins - draws].map(grouped).join(' – '),
          },
          {
            id: 'won',
            head: t.won,
            by: ({ won }) => won.rate,
            cell: ({ won }) => (
              <span class={css.share}>
                <InNumbers of={won} />
                <ShareBar {...won} />
              </span>
            ),
          },
        ]}
      />
    </details>
  );
}
