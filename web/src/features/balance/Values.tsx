// Draws the table of encounter balance: for each value of the varied number the shares of wins with their
// intervals, the length, and how often each member falls.
import type { SeriesMember } from '#analysis';
import type { Match } from '#engine';
import type { Side } from '../../app/sheet/build.ts';
import { fightUnder, setup, system } from '../../app/fight/match.ts';
import { membersOf, partyField } from '../../app/sheet/party.ts';
import { marks, sideIds } from '../../app/sheet/names.ts';
import { leftName } from '../../components/board/Who.tsx';
import { DuelBar, InNumbers } from '../../components/kit/Bar.tsx';
import { Table as ValueTable } from '../../components/kit/Table.tsx';
import { kitWords } from '../../components/kit/words.ts';
import { putOn } from '../../components/builds/builds.ts';
import { lang, unit, words } from '../../i18n/index.ts';
import { grouped, hundredths } from '../../i18n/numbers.ts';
import type { Found } from './aim.ts';
import type { Row, Table } from './balance.ts';
import { balanceWords } from './words.ts';
import * as css from './balance.module.css';

/** How often members fall and what they have left; members of the same name are one group, by their mean. */
function Members({ match, side, of }: { match: Match; side: Side; of: readonly SeriesMember[] }) {
  const t = balanceWords.value;
  const form = system.value?.form;
  const party = form && partyField(form);
  const build = match.sides[side];
  if (!party) return null;
  const members = membersOf(build, party.key);
  // A series knows no names: a lone member is called as its side.
  const nameless = (at: number) =>
    members.length === 1 ? setup.value?.sides[side].name || marks[side] : `${marks[side]}${String(at + 1)}`;
  const names = members.map(({ name }, at) => name || nameless(at));
  const called = [...new Set(names)].map((name) => [name, of.filter((_, at) => names[at] === name)] as const);
  return (
    <>
      {called.map(([name, all]) => {
        const mean = (what: (one: SeriesMember) => number) =>
          Math.round(all.reduce((sum, one) => sum + what(one), 0) / all.length);
        return (
          <span key={name} class={css.member}>
            <bdi>{name}</bdi> {t.out} {hundredths(mean(({ out }) => out.share.rate))}%{words.value.comma}
            {t.left(leftName() ?? '')} {hundredths(mean(({ left }) => left.mean))}
            {all.some(({ lasting }) => lasting) &&
              `${words.value.comma}${t.lasting} ${hundredths(mean(({ lasting }) => lasting?.mean ?? 0))}`}
          </span>
        );
      })}
    </>
  );
}

function adopt({ variation: { place }, what }: Table, { match, value }: Row): void {
  const [root, side] = place;
  if (root === 'settings') {
    fightUnder(match.settings ?? {});
    return;
  }
  const at: Side = side === '0' ? 0 : 1;
  const name = setup.peek()?.sides[at].name ?? '';
  putOn(at, { ...match.sides[at], name }, balanceWords.value.putIn(marks[at], what, String(value)));
}

/** What is said below a value: the shares as a bar, the length, and how the members fared. */
function More({ row: { report, match }, aim }: { row: Row; aim: Table['aim'] }) {
  const t = balanceWords.value;
  if (!report) return null;
  const { results } = report;
  return (
    <>
      <DuelBar of={results} line={!aim ? 5000 : aim.side === 0 ? aim.share : 10_000 - aim.share} />
      <span class={css.member}>
        {t.draws} {hundredths(results.draw.share.rate)}%{words.value.comma}
        {t.rounds(hundredths(report.rounds.mean), unit.value[lang.value])}
      </span>
      {report.members &&
        ([0, 1] as const).map((side) => (
          <Members key={side} match={match} side={side} of={report.members?.[sideIds[side]] ?? []} />
        ))}
      <small>{kitWords.value.fights(grouped(report.fights))}</small>
    </>
  );
}

/** The two values between which the target lies, the smaller first. */
const between = ({ value, other = value }: Found): [string, string] => [
  String(Math.min(value, other)),
  String(Math.max(value, other)),
];

/** What came of looking for a value; nothing before it is known. */
function Aimed({ of: { aim, rows, what } }: { of: Table }) {
  const t = balanceWords.value;
  const { found } = aim ?? {};
  if (!aim || !found) return null;
  const share = rows.find(({ value }) => value === found.value)?.report?.results[sideIds[aim.side]].share;
  if (!share) return null;
  const [value, mark, target] = [String(found.value), marks[aim.side], hundredths(aim.share)];
  const said = [hundredths(share.rate), hundredths(share.low), hundredths(share.high)] as const;
  const fought = rows.filter(({ report }) => report);
  const rates = new Set(fought.map(({ report }) => report?.results[sideIds[aim.side]].share.rate));
  // None of them is nearer than another.
  if (found.is === 'beyond' && fought.length > 1 && rates.size === 1) {
    const values = fought.map(({ value }) => String(value)).join(words.value.comma);
    return (
      <p class={css.found} role="status">
        {t.same(mark, target, what, values, hundredths(share.rate))}
      </p>
    );
  }
  return (
    <p class={css.found} role="status">
      {found.is === 'beyond' && t.beyond(mark, target)}
      {found.is === 'between' && t.between(mark, target, ...between(found))}
      {t.found(what, value, mark, ...said)}
    </p>
  );
}

/** The table of all values, below the result of a search. */
export function Values({ of }: { of: Table }) {
  const t = balanceWords.value;
  const { rows, aim } = of;
  const shares = sideIds.map((id, side) => ({
    id,
    head: t.wins(marks[side] ?? ''),
    by: ({ report }: Row) => report?.results[id].share.rate ?? null,
    cell: ({ report }: Row) => (report ? <InNumbers of={report.results[id].share} unit="" /> : '…'),
  }));
  return (
    <>
      <Aimed of={of} />
      <ValueTable
        label={t.title}
        whole
        rows={rows}
        keyOf={({ value }) => String(value)}
        mark={({ value }) => (aim?.found?.value === value ? { 'data-found': true } : {})}
        instead={({ problems }) => problems.map((one) => one[lang.value]).join(' ')}
        below={(row) => row.report && <More row={row} aim={aim} />}
        columns={[
          {
            id: 'value',
            head: t.value,
            by: ({ value }) => (typeof value === 'number' ? value : null),
            cell: ({ value }) => String(value),
          },
          ...shares,
          {
            id: 'adopt',
            head: '',
            cell: (row) => (
              <button type="button" aria-label={t.adoptOf(String(row.value))} onClick={() => adopt(of, row)}>
                {t.adopt}
              </button>
            ),
          },
        ]}
      />
      <p class="hint">{t.rests}</p>
    </>
  );
}
