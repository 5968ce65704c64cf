// The pane of encounter balance: asks which number varies, and fights a series for each of its values, or
// searches for the value at which a side wins as often as the user wants.
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { setup, system } from '../../app/fight/match.ts';
import { membersOf, partyField } from '../../app/sheet/party.ts';
import { marks } from '../../app/sheet/names.ts';
import type { Side } from '../../app/sheet/build.ts';
import { calledIn } from '../../app/called.ts';
import { lang } from '../../i18n/index.ts';
import { grouped } from '../../i18n/numbers.ts';
import { aimAt, balance, balanceRun, counts, table } from './balance.ts';
import { balanceWords } from './words.ts';
import { askedMatch } from '../../app/series.ts';
import {
  type Place,
  type Range,
  gathered,
  mostVaried,
  placesIn,
  rankOf,
  ranks,
  sought,
  usualRange,
} from './variation.ts';
import { Pane, Pick, Running, Start } from '../../components/kit/Pane.tsx';
import { kitWords } from '../../components/kit/words.ts';
import { useTyping } from '../../components/input.ts';
import { Values } from './Values.tsx';
import * as css from './balance.module.css';

/** Who has that number: "大顎", a side by its own name; who stands there several times is told apart by a number, and counted
 * under the name. */
function whoseIs({ side, member, copies }: Place): string {
  const t = balanceWords.value;
  if (side === null) return t.settings;
  const form = system.value?.form;
  const party = form && partyField(form);
  const build = askedMatch.value?.sides[side];
  const people = party && build ? membersOf(build, party.key) : [];
  const names = people.length > 1 ? calledIn(people, side, lang.value) : [];
  const own = (member !== null && people[member]?.name) || setup.value?.sides[side].name || '';
  const who = member === null ? own : (copies && own) || names[member] || own || String(member + 1);
  return `${marks[side]}${who && ` ${who}`}`;
}

/** "▽ 大顎: HP (now 30)" */
const called = (place: Place): string =>
  `${whoseIs(place)}: ${place.label[lang.value]}${place.now === null ? '' : balanceWords.value.now(place.now)}`;

/** What is changed most stands first, what the sheets don't have last. */
function Offered({ places }: { places: readonly Place[] }) {
  const t = balanceWords.value;
  const groups = new Map<string, Place[]>();
  for (const rank of ranks)
    for (const one of places.filter((place) => rankOf(place) === rank)) {
      const name = rank === 'used' ? t.used(whoseIs(one)) : t[rank];
      groups.set(name, [...(groups.get(name) ?? []), one]);
    }
  return (
    <>
      {[...groups].map(([name, all]) => (
        <optgroup key={name} label={name}>
          {all.map((one) => (
            <option key={keyOf(one)} value={keyOf(one)}>
              {called(one)}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  );
}

const keyOf = ({ place, copies }: Place) => `/${place.join('/')}${copies ? '#' : ''}`;

interface NumberBoxProps {
  label: string;
  value: number;
  put: (next: number) => void;
  unit?: string;
}

function NumberBox({ label, value, put, unit }: NumberBoxProps) {
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
      {unit}
    </label>
  );
}

const sides = [0, 1] as const;

export default function Balance() {
  const [t, kit] = [balanceWords.value, kitWords.value];
  const match = askedMatch.value;
  const info = system.value;
  const chosen = useSignal('');
  const range = useSignal<Range | null>(null);
  const fights = useSignal(counts[1] ?? 1000);
  const target = useSignal<{ side: Side; percent: number }>({ side: 0, percent: 50 });
  const running = balanceRun.state.value === 'running';
  const [came, ran] = [useRef<HTMLDivElement>(null), useRef(false)];
  // The buttons stand above the results: a started run, and then its result, is scrolled into view.
  useEffect(() => {
    if (running || ran.current) came.current?.scrollIntoView({ block: running ? 'nearest' : 'start' });
    ran.current = running;
  }, [running]);
  const places = match && info ? placesIn(match, info.form, info.settings) : [];
  const place =
    places.find((one) => keyOf(one) === chosen.value) ??
    places.find((one) => rankOf(one) === 'usual') ??
    places[0];
  if (match && !place) return null;
  const { from, to, by } = range.value ?? (place ? usualRange(place) : { from: 0, to: 0, by: 1 });
  const many = by >= 1 && to >= from ? Math.floor((to - from) / by) + 1 : 0;
  const fits = many >= 1 && many <= mostVaried;
  const what = place
    ? t.of(whoseIs(place).replace(/^[▲▽] /, ''), place.copies ? t.many : place.label[lang.value])
    : '';
  const seeAll = () => {
    if (!match || !place || !fits) return;
    const values = Array.from({ length: many }, (_, at) => from + at * by);
    void balance(
      gathered(match, place),
      { place: place.place, copies: place.copies, values },
      what,
      fights.value,
    );
  };
  const { side, percent } = target.value;
  const search = () => {
    if (!match || !place) return;
    void aimAt(
      gathered(match, place),
      sought(place, range.value),
      what,
      { side, share: percent * 100 },
      fights.value,
    );
  };
  const put = (next: Partial<Range>) => (range.value = { from, to, by, ...next });
  return (
    <Pane id="balance" title={t.title} lead={t.note}>
      <p class={`acts ${css.acts}`}>
        <Pick
          label={t.what}
          value={place && keyOf(place)}
          onPick={(key) => {
            chosen.value = key;
            range.value = null;
          }}
        >
          <Offered places={places} />
        </Pick>
        <Pick
          label={t.fights}
          value={fights.value}
          onPick={(n) => (fights.value = n)}
          options={counts.map((n) => [n, kit.fights(grouped(n))])}
        />
      </p>
      <p role="group" aria-label={t.aim} class={`acts ${css.acts}`}>
        <Pick
          label={t.aim}
          value={side}
          onPick={(next) => (target.value = { percent, side: next })}
          options={sides.map((one) => [one, t.wins(marks[one])])}
        />
        <NumberBox
          label={t.share}
          value={percent}
          put={(next) => (target.value = { side, percent: Math.min(99, Math.max(1, next)) })}
          unit="%"
        />
        <button type="button" disabled={!match || to < from || running} onClick={search}>
          {t.search}
        </button>
      </p>
      <p role="group" aria-label={t.inTurn} class={`acts ${css.acts}`}>
        <NumberBox label={t.from} value={from} put={(next) => put({ from: next })} />
        <NumberBox label={t.to} value={to} put={(next) => put({ to: next })} />
        <NumberBox label={t.by} value={by} put={(next) => put({ by: next })} />
        <Start
          run={balanceRun}
          minor
          wrong={!match ? kit.illegal : fits ? '' : t.badRange(mostVaried)}
          onStart={seeAll}
        >
          {t.ask}
        </Start>
      </p>
      <div ref={came} class={css.came}>
        <Running run={balanceRun} name={t.asking} goOn={table.value?.aim ? search : seeAll} />
        {table.value && <Values of={table.value} />}
      </div>
    </Pane>
  );
}
