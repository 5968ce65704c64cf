// The pane of encounter balance: which number varies, from where to where, and what the series says of each value.
import { useSignal } from '@preact/signals';
import type { SeriesMember, SeriesReport } from '#analysis';
import type { Match } from '#engine';
import type { Side } from '../../app/sheet/build.ts';
import { fightUnder, setup, system } from '../../app/fight/match.ts';
import { membersOf, partyField } from '../../app/sheet/party.ts';
import { marks } from '../../app/sheet/names.ts';
import { putOn } from '../../components/builds/builds.ts';
import { lang, words } from '../../i18n/index.ts';
import { grouped, hundredths } from '../../i18n/numbers.ts';
import { type Row, type Table, balance, balanceRun, counts, table } from './balance.ts';
import { balanceWords } from './words.ts';
import { askedMatch } from '../../app/series.ts';
import { type Place, type Range, mostVaried, placesIn, usualRange } from './variation.ts';
import { Running } from '../../components/run/Running.tsx';
import { useTyping } from '../../components/input.ts';
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
  const name = setup.peek()?.sides[at].name ?? '';
  putOn(at, { ...match.sides[at], name });
}

function ValueRow({ row, variation }: { row: Row; variation: Table['variation'] }) {
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

/** What the series says of each value: shares with their intervals, length, who falls how often, and what is left. */
function Values({ of: { rows, variation } }: { of: Table }) {
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
              <ValueRow key={String(row.value)} row={row} variation={variation} />
            ))}
          </tbody>
        </table>
      </div>
      <p class="hint">{t.rests}</p>
    </>
  );
}

/** "▽ 大顎: HP" */
function called(place: Place): string {
  const t = balanceWords.value;
  const { side, member, label } = place;
  if (side === null) return `${t.settings}: ${label[lang.value]}`;
  const form = system.value?.form;
  const party = form && partyField(form);
  const build = askedMatch.value?.sides[side];
  const names = party && build ? membersOf(build, party.key).map(({ name }) => name) : [];
  const alone = names.length === 1 ? setup.value?.sides[side].name : '';
  const who = member === null ? '' : ` ${names[member] || alone || String(member + 1)}`;
  return `${marks[side]}${who}: ${label[lang.value]}`;
}

function NumberBox({ label, value, put }: { label: string; value: number; put: (next: number) => void }) {
  const typing = useTyping(String(value));
  return (
    <label>
      {label}{' '}
      <input
        type="number"
        value={typing.value}
        onInput={({ currentTarget }) => typing.type(currentTarget.value)}
        onChange={({ currentTarget }) => {
          typing.end();
          const next = Math.round(Number(currentTarget.value));
          if (Number.isFinite(next)) put(next);
        }}
        onBlur={typing.end}
      />
    </label>
  );
}

export default function Balance() {
  const t = balanceWords.value;
  const match = askedMatch.value;
  const info = system.value;
  const chosen = useSignal('');
  const range = useSignal<Range | null>(null);
  const fights = useSignal(counts[1] ?? 1000);
  const places = match && info ? placesIn(match, info.form, info.settings) : [];
  const keyOf = ({ place, copies }: Place) => `/${place.join('/')}${copies ? '#' : ''}`;
  const place = places.find((one) => keyOf(one) === chosen.value) ?? places[0];
  if (match && !place) return null;
  const { from, to, by } = range.value ?? (place ? usualRange(place) : { from: 0, to: 0, by: 1 });
  const many = by >= 1 && to >= from ? Math.floor((to - from) / by) + 1 : 0;
  const fits = many >= 1 && many <= mostVaried;
  const ask = () => {
    if (!match || !place || !fits) return;
    const values = Array.from({ length: many }, (_, at) => from + at * by);
    void balance(match, { place: place.place, copies: place.copies, values }, fights.value);
  };
  const put = (next: Partial<Range>) => (range.value = { from, to, by, ...next });
  return (
    <section aria-labelledby="balance">
      <h2 id="balance" class="cap">
        <span>{t.title}</span>
      </h2>
      <p class="hint">{t.note}</p>
      <p class={`acts ${css.acts}`}>
        <label>
          {t.what}{' '}
          <select
            value={place && keyOf(place)}
            onChange={({ currentTarget }) => {
              chosen.value = currentTarget.value;
              range.value = null;
            }}
          >
            {places.map((one) => (
              <option key={keyOf(one)} value={keyOf(one)}>
                {called(one)}
              </option>
            ))}
          </select>
        </label>
        <NumberBox label={t.from} value={from} put={(next) => put({ from: next })} />
        <NumberBox label={t.to} value={to} put={(next) => put({ to: next })} />
        <NumberBox label={t.by} value={by} put={(next) => put({ by: next })} />
        <label>
          {t.fights}{' '}
          <select
            value={fights.value}
            onChange={({ currentTarget }) => (fights.value = Number(currentTarget.value))}
          >
            {counts.map((n) => (
              <option key={n} value={n}>
                {t.fightsUnit(grouped(n))}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          aria-describedby={match && fits ? undefined : 'balance-wrong'}
          disabled={!match || !fits || balanceRun.state.value === 'running'}
          onClick={ask}
        >
          {t.ask}
        </button>
        {!(match && fits) && (
          <span id="balance-wrong" role="status">
            {match ? t.badRange(mostVaried) : t.illegal}
          </span>
        )}
      </p>
      <Running run={balanceRun} name={t.asking} goOn={ask} />
      {table.value && <Values of={table.value} />}
    </section>
  );
}
