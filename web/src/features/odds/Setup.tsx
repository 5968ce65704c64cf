// Draws the set-up of a series: the two sides and their controllers, the number of fights, the width to stop
// at, the seed.
import type { Controller } from '#engine';
import type { Setup as Both, Side } from '../../app/sheet/build.ts';
import { playState, reseed, setup, system } from '../../app/fight/match.ts';
import { Mark } from '../../components/Inline.tsx';
import { Pane, Pick, Seed, Start, Takes } from '../../components/kit/Pane.tsx';
import { kitWords } from '../../components/kit/words.ts';
import { marks, sheetName, sideNames } from '../../app/sheet/names.ts';
import { lang, words } from '../../i18n/index.ts';
import { partsText } from '../../components/builds/builds.ts';
import { grouped } from '../../i18n/numbers.ts';
import { askedMatch, decider, question, seats, seriesQuestion, standIns } from '../../app/series.ts';
import { levels, searches } from '../../app/fight/level.ts';
import { asksAtOnce, fight, result, run, stale, wish, wishFor } from './series.ts';
import { oddsWords } from './words.ts';
import * as css from './odds.module.css';

const counts = [100, 1000, 10_000, 100_000, 1_000_000];
/** Widths of an interval at which the series may stop, in hundredths of a percent. */
const widths = [500, 200, 100, 50];

/** Who decides in the series, and in it alone: a fight on the match screen goes on as it is. Nobody plays a series by hand. */
function Who({ side, by }: { side: Side; by: Controller | undefined }) {
  const t = oddsWords.value;
  return (
    <Pick<Controller>
      label={t.who}
      value={by}
      onPick={(to) => {
        const [a, b] = seats.value;
        seats.value = side === 0 ? [to, b] : [a, to];
      }}
      options={[
        ['plans', t.tactic],
        ...levels.value.map((level, k) => [level, t.search(t.levels[k] ?? '')] as const),
      ]}
    />
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
  return (
    <p>
      {choosing}
      {choosing && <br />}
      <Pick
        label={t.standIn(marks[side])}
        value={one.preset}
        onPick={(preset) => {
          const [a, b] = standIns.value;
          standIns.value = side === 0 ? [preset, b] : [a, preset];
        }}
        options={one.field.presets.map(({ id, name }) => [id, name[lang.value]])}
      />{' '}
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
    <div class={`acts ${css.wish}`}>
      <Pick
        label={t.fights}
        value={fights}
        onPick={(n) => wishFor({ fights: n })}
        options={list.map((n) => [n, kitWords.value.fights(grouped(n))])}
      />
      <Pick
        label={t.width}
        value={width}
        onPick={(n) => wishFor({ width: n })}
        options={[[0, t.anyWidth], ...widths.map((n) => [n, t.widthUnit(String(n / 100))] as const)]}
      />
      <Seed value={playState.value.seed ?? '0'} onRoll={() => void reseed()} />
    </div>
  );
}

/**
 * Number of fights, width and seed; folded if the series was asked for elsewhere, as the defaults will do then.
 */
function Settings() {
  const t = oddsWords.value;
  const { fights, width } = wish.value;
  const said = [
    kitWords.value.fights(grouped(fights)),
    ...(width > 0 ? [t.widthUnit(String(width / 100))] : []),
  ];
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
  const { report } = result.value?.sum ?? {};
  const longer = report && !stale.value && report.fights < wish.value.fights && report.end !== 'width';
  const asked = askedMatch.value ? seriesQuestion(question.value, wish.value) : null;
  const name = stale.value ? t.again : longer ? t.longer : t.start;
  return (
    <Pane id="odds-setup" title={t.setup}>
      <Two />
      <Settings />
      <p class="acts">
        <Start run={run} wrong={askedMatch.value ? '' : kitWords.value.illegal} onStart={() => void fight()}>
          {name}
        </Start>
        <Takes question={asked} run={run} />
      </p>
    </Pane>
  );
}
