// Draws the set-up of a series: the two sides and their controllers, the number of fights, the width to stop
// at, the seed.
import type { Controller } from '#engine';
import { useEffect } from 'preact/hooks';
import type { Setup as Both, Side } from '../../app/sheet/build.ts';
import { playState, reseed, setup, system } from '../../app/fight/match.ts';
import { Icon, Mark } from '../../components/Inline.tsx';
import { marks, sheetName, sideNames } from '../../app/sheet/names.ts';
import { lang, words } from '../../i18n/index.ts';
import { partsText } from '../../components/builds/builds.ts';
import { grouped } from '../../i18n/numbers.ts';
import { askedMatch, decider, question, seats, standIns } from '../../app/series.ts';
import { levels, searches } from '../../app/fight/level.ts';
import { isSlow, pace, timeOne } from './pace.ts';
import { asksAtOnce, fight, result, run, stale, wish, wishFor } from './series.ts';
import { pool } from '../../app/pool.ts';
import { oddsWords } from './words.ts';
import * as css from './odds.module.css';

const counts = [100, 1000, 10_000, 100_000, 1_000_000];
/** Widths of an interval at which the series may stop, in hundredths of a percent. */
const widths = [500, 200, 100, 50];

/** Who decides in the series, and in it alone: a fight on the match screen goes on as it is. Nobody plays a series by hand. */
function Who({ side, by }: { side: Side; by: Controller | undefined }) {
  const t = oddsWords.value;
  return (
    <label>
      {t.who}{' '}
      <select
        value={by}
        onChange={({ currentTarget: list }) => {
          const to = list.value as Controller;
          const [a, b] = seats.value;
          seats.value = side === 0 ? [to, b] : [a, to];
        }}
      >
        <option value="plans">{t.tactic}</option>
        {levels.value.map((level, k) => (
          <option key={level} value={level}>
            {t.search(t.levels[k] ?? '')}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Shows the controller of a side in a series; for a side played by hand, the tactic that stands in. */
function Decider({ of, side }: { of: Both; side: Side }) {
  const t = oddsWords.value;
  const form = system.value?.form;
  if (!form) return null;
  const one = decider(of, form, side, standIns.value, seats.value);
  if (one.is === 'chance') return <small>{t.chance}</small>;
  const played = seats.value[side] === null && of.course?.controllers?.[side].startsWith('search');
  const choosing = (one.is === 'search' || levels.value.length > 0) && (
    <Who side={side} by={one.is === 'search' ? searches[one.level - 1] : 'plans'} />
  );
  if (one.is !== 'standIn') {
    return (
      <p>
        {choosing} {one.is === 'search' && <small>{t.searchSlow}</small>}
        {one.is === 'tactic' && one.hand && <small>{t.tacticForHand}</small>}
        {one.is === 'tactic' && played && <small>{t.tacticForComputer}</small>}
      </p>
    );
  }
  const id = `stand-in-${side}`;
  return (
    <p>
      {choosing}
      {choosing && <br />}
      <label for={id}>{t.standIn(marks[side])}</label>{' '}
      <select
        id={id}
        value={one.preset}
        onChange={({ currentTarget: { value } }) => {
          const [a, b] = standIns.value;
          standIns.value = side === 0 ? [value, b] : [a, value];
        }}
      >
        {one.field.presets.map(({ id: preset, name }) => (
          <option key={preset} value={preset}>
            {name[lang.value]}
          </option>
        ))}
      </select>{' '}
      <small>{played ? t.tacticForComputer : t.standInNote}</small>
    </p>
  );
}

function Two() {
  const now = setup.value;
  if (!now) return null;
  return (
    <ul class={css.two}>
      {([0, 1] as const).map((side) => (
        <li key={side} data-side={sideNames[side]}>
          <Mark side={side} /> <bdi class={`name ${css.name}`}>{sheetName(side)}</bdi>{' '}
          <small>{partsText(now.sides[side])}</small>
          <Decider of={now} side={side} />
        </li>
      ))}
    </ul>
  );
}

function Wished() {
  const t = oddsWords.value;
  const { fights, width } = wish.value;
  const list = counts.includes(fights) ? counts : [...counts, fights].sort((a, b) => a - b);
  return (
    <div class={css.wish}>
      <span>
        <label for="odds-fights">{t.fights}</label>
        <select
          id="odds-fights"
          value={fights}
          onChange={(event) => wishFor({ fights: Number(event.currentTarget.value) })}
        >
          {list.map((n) => (
            <option key={n} value={n}>
              {t.fightsUnit(grouped(n))}
            </option>
          ))}
        </select>
      </span>
      <span>
        <label for="odds-width">{t.width}</label>
        <select
          id="odds-width"
          value={width}
          onChange={(event) => wishFor({ width: Number(event.currentTarget.value) })}
        >
          <option value={0}>{t.anyWidth}</option>
          {widths.map((n) => (
            <option key={n} value={n}>
              {t.widthUnit(String(n / 100))}
            </option>
          ))}
        </select>
      </span>
      <span>
        {t.seed} <code>{playState.value.seed ?? '0'}</code>
        <button
          type="button"
          class="icon"
          aria-label={t.reroll}
          title={t.reroll}
          onClick={() => void reseed()}
        >
          <Icon name="dice" />
        </button>
      </span>
    </div>
  );
}

/**
 * Number of fights, width and seed; folded if the series was asked for elsewhere, as the defaults will do then.
 */
function Settings() {
  const t = oddsWords.value;
  const { fights, width } = wish.value;
  const said = [t.fightsUnit(grouped(fights)), ...(width > 0 ? [t.widthUnit(String(width / 100))] : [])];
  return (
    <details class={css.settings} open={!asksAtOnce.value}>
      <summary>
        {t.settings} <small>{said.join(words.value.comma)}</small>
      </summary>
      <Wished />
      <p class="hint">{t.widthNote}</p>
      <p class="hint">{t.seedNote}</p>
    </details>
  );
}

export function SeriesSetup() {
  const t = oddsWords.value;
  const running = run.state.value === 'running';
  const { report } = result.value?.sum ?? {};
  const longer = report && !stale.value && report.fights < wish.value.fights && report.end !== 'width';
  const [asked, ms] = [question.value, pace.value];
  useEffect(() => timeOne(asked), [asked]);
  const name = stale.value ? t.again : longer ? t.longer : t.start;
  return (
    <section aria-labelledby="odds-setup">
      <h2 id="odds-setup" class="cap">
        <span>{t.setup}</span>
      </h2>
      <Two />
      <Settings />
      <p class="acts">
        <button
          type="button"
          class="go"
          disabled={running || !askedMatch.value}
          aria-describedby={askedMatch.value ? undefined : 'odds-illegal'}
          onClick={() => void fight()}
        >
          {name}
        </button>
        {!running && ms !== null && (
          <span class="hint">{t.takes(Math.ceil((ms * wish.value.fights) / 1000), pool().size)}</span>
        )}
        {!running && ms === null && isSlow(asked) && <span class="hint">{t.timing}</span>}
        {!askedMatch.value && <span id="odds-illegal">{t.illegal}</span>}
      </p>
    </section>
  );
}
