// One cell: its share with what it rests on, and what can be done with its build.
import { other } from '../../app/build.ts';
import { edit, setup, system } from '../../app/match.ts';
import { show } from '../../app/screens.ts';
import { marks } from '../../app/sides.ts';
import { grouped, hundredths } from '../../i18n/numbers.ts';
import { lang } from '../../i18n/index.ts';
import { grade } from '../../app/league/figures.ts';
import { putOn } from '../../components/builds/builds.ts';
import { buildWords } from '../../components/builds/words.ts';
import { type HeatMap, buildOf, chosen, sharesField } from './heat.ts';
import { heatWords } from './words.ts';
import * as buildsCss from '../../styles/builds.module.css';
import * as css from './heat.module.css';

/** Chooses by numbers: the last part makes up for the others. */
function Chooser({ of }: { of: HeatMap }) {
  const field = sharesField(system.value?.form);
  const now = of.cells[chosen.value ?? -1];
  if (!field || !now) return null;
  const choose = (part: number, to: number) => {
    const wanted = now.map((share, at) => (at === part ? to : share));
    const last = wanted.length - 1;
    const rest = wanted.slice(0, last).reduce((left, one) => left - one, field.total);
    const cell = of.cells.findIndex((one) =>
      one.every((share, at) => share === (at === last ? rest : wanted[at])),
    );
    if (cell >= 0) chosen.value = cell;
  };
  return (
    <p class={css.chooser}>
      {field.parts.map(({ key, name, min }, part) =>
        part === field.parts.length - 1 ? (
          <span key={key}>
            {name[lang.value]} <b>{now[part]}</b>
          </span>
        ) : (
          <label key={key}>
            {name[lang.value]}{' '}
            <input
              type="number"
              inputMode="numeric"
              min={min}
              max={(now[part] ?? 0) + (now.at(-1) ?? 0) - (field.parts.at(-1)?.min ?? 0)}
              value={now[part]}
              onInput={(event) => choose(part, Number(event.currentTarget.value))}
            />
          </label>
        ),
      )}
    </p>
  );
}

export function Cell({ of }: { of: HeatMap }) {
  const t = heatWords.value;
  const v = buildWords.value;
  const cell = chosen.value;
  const share = cell === null ? undefined : of.shares?.[cell];
  const own = setup.value?.[of.side];
  if (cell === null || !share || !own) return <p class="hint">{t.choose}</p>;
  const build = buildOf(of, cell, own);
  return (
    <section class={css.cell} aria-label={t.cell}>
      <Chooser of={of} />
      <p>
        <b class={css.share}>
          {grade(share.rate)} {hundredths(share.rate)}%
        </b>{' '}
        <span class={buildsCss.rests}>
          {t.rests(hundredths(share.low), hundredths(share.high), grouped(of.fought[cell] ?? 0))}
        </span>{' '}
        <span>{t.placeOf(t.place(share.rank, share.tied), grouped(of.cells.length))}</span>
      </p>
      <p class="acts">
        <button type="button" onClick={() => putOn(of.side, build)}>
          {v.putOn(marks[of.side])}
        </button>
        <button
          type="button"
          onClick={() => {
            edit(of.side, build);
            show('match');
          }}
        >
          {t.fight(marks[other(of.side)])}
        </button>
      </p>
    </section>
  );
}
