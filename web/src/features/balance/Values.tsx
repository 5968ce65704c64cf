// What the series says of each value: shares with their intervals, length, who falls how often, and what is left.
import type { SeriesMember, SeriesReport } from '#analysis';
import type { Match } from '#engine';
import type { Side } from '../../app/build.ts';
import { fightUnder, setup, system } from '../../app/match.ts';
import { membersOf, partyField } from '../../app/party.ts';
import { marks } from '../../app/sides.ts';
import { putOn } from '../../components/builds/builds.ts';
import { lang, words } from '../../i18n/index.ts';
import { grouped, hundredths } from '../../i18n/numbers.ts';
import type { Row, Table } from './balance.ts';
import { balanceWords } from './words.ts';
import * as screenCss from '../../styles/screen.module.css';
import * as css from './balance.module.css';

const ids = ['A', 'B'] as const;

/** Won by A, drawn, won by B. */
function Bar({ results: { A, B, draw } }: SeriesReport) {
  const [a, b] = [A.share.rate, B.share.rate];
  const said = balanceWords.value.bar(hundredths(a), hundredths(draw.share.rate), hundredths(b));
  return (
    <svg class={css.won} viewBox="0 0 10000 10" preserveAspectRatio="none" role="img" aria-label={said}>
      <rect class={css.a} width={a} height="10" />
      <rect class={css.b} x={10_000 - b} width={b} height="10" />
      <rect class={css.even} x="4980" width="40" height="10" />
    </svg>
  );
}

/** Members who are called alike are one group: "小鬼 92% (2.5)". */
function Members({ match, side, of }: { match: Match; side: Side; of: readonly SeriesMember[] }) {
  const t = balanceWords.value;
  const form = system.value?.form;
  const party = form && partyField(form);
  const build = match.sides[side];
  if (!party) return null;
  const members = membersOf(build, party.key);
  const nameless = (at: number) => (members.length === 1 ? marks[side] : `${marks[side]}${String(at + 1)}`);
  const names = members.map(({ name }, at) => name || nameless(at));
  const called = [...new Set(names)].map((name) => [name, of.filter((_, at) => names[at] === name)] as const);
  return (
    <>
      {called.map(([name, all]) => {
        const mean = (what: (one: SeriesMember) => number) =>
          Math.round(all.reduce((sum, one) => sum + what(one), 0) / all.length);
        return (
          <span key={name} class={css.member}>
            <bdi>{name}</bdi> {t.out} {hundredths(mean(({ out }) => out.share.rate))}%, {t.left}{' '}
            {hundredths(mean(({ left }) => left.mean))}
            {all.some(({ lasting }) => lasting) &&
              `${words.value.comma}${t.lasting} ${hundredths(mean(({ lasting }) => lasting?.mean ?? 0))}`}
          </span>
        );
      })}
    </>
  );
}

function adopt({ place }: Table['variation'], { match }: Row): void {
  const [root, side] = place;
  if (root === 'settings') {
    fightUnder(match.settings ?? {});
    return;
  }
  const at: Side = side === '0' ? 0 : 1;
  const name = setup.peek()?.[at].name ?? '';
  putOn(at, { ...match.sides[at], name });
}

function Line({ row, variation }: { row: Row; variation: Table['variation'] }) {
  const t = balanceWords.value;
  const { report, problems, match } = row;
  const value = String(row.value);
  if (problems.length > 0) {
    return (
      <tr>
        <th scope="row">{value}</th>
        <td colSpan={6} class={css.problem}>
          {problems.map((one) => one[lang.value]).join(' ')}
        </td>
      </tr>
    );
  }
  return (
    <tr>
      <th scope="row">{value}</th>
      {ids.map((id) => {
        const share = report?.results[id].share;
        return (
          <td key={id}>
            {share ? (
              <>
                <b>{hundredths(share.rate)}</b>{' '}
                <small>({t.interval(hundredths(share.low), hundredths(share.high))})</small>
              </>
            ) : (
              '…'
            )}
          </td>
        );
      })}
      <td>{report && hundredths(report.results.draw.share.rate)}</td>
      <td>{report && hundredths(report.rounds.mean)}</td>
      <td class={css.bar}>
        {report && <Bar {...report} />}
        {report?.members &&
          ([0, 1] as const).map((side) => (
            <Members key={side} match={match} side={side} of={report.members?.[ids[side]] ?? []} />
          ))}
      </td>
      <td>
        <small>{report && t.fightsUnit(grouped(report.fights))}</small>{' '}
        <button type="button" aria-label={t.adoptOf(value)} onClick={() => adopt(variation, row)}>
          {t.adopt}
        </button>
      </td>
    </tr>
  );
}

export function Values({ of: { rows, variation } }: { of: Table }) {
  const t = balanceWords.value;
  return (
    <>
      <div class={screenCss.scroll} role="group" aria-labelledby="balance" tabIndex={0}>
        <table class={css.values}>
          <caption class="vh">{t.title}</caption>
          <thead>
            <tr>
              <th scope="col">{t.value}</th>
              <th scope="col">{t.wins(marks[0])}</th>
              <th scope="col">{t.wins(marks[1])}</th>
              <th scope="col">{t.draws}</th>
              <th scope="col">{t.rounds}</th>
              <td class={css.bar} />
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Line key={String(row.value)} row={row} variation={variation} />
            ))}
          </tbody>
        </table>
      </div>
      <p class="hint">{t.rests}</p>
    </>
  );
}
