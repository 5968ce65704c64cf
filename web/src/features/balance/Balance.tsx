// Encounter balance: which number varies, from where to where, and what the series says of each value as it comes in.
import { useSignal } from '@preact/signals';
import { setup, system } from '../../app/match.ts';
import { asked } from '../../app/series/asked.ts';
import { mostVaried } from '../../app/series/vary.ts';
import { marks } from '../../app/sides.ts';
import { membersOf, partyField } from '../../app/party.ts';
import { Running } from '../../components/run/Running.tsx';
import { useTyping } from '../../components/typing.ts';
import { lang } from '../../i18n/index.ts';
import { grouped } from '../../i18n/numbers.ts';
import { balance, balanceRun, counts, table } from './balance.ts';
import { type Place, type Range, placesIn, usualRange } from './places.ts';
import { Values } from './Values.tsx';
import { balanceWords } from './words.ts';
import * as css from './balance.module.css';

/** "▽ 大顎: HP" */
function called(place: Place): string {
  const t = balanceWords.value;
  const { side, member, label } = place;
  if (side === null) return `${t.settings}: ${label[lang.value]}`;
  const form = system.value?.form;
  const party = form && partyField(form);
  const build = asked.value?.sides[side];
  const names = party && build ? membersOf(build, party.key).map(({ name }) => name) : [];
  const alone = names.length === 1 ? setup.value?.[side].name : '';
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
  const match = asked.value;
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
