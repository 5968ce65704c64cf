// The replay strip: draws what each side has left over the whole fight, shows where the reader stands, and
// has the keys to move.
import { batch, computed } from '@preact/signals';
import type { Board } from '#engine';
import { ActionButton } from '../../components/ActionButton.tsx';
import { Icon } from '../../components/Inline.tsx';
import { plainText } from '../../engine/plainText.ts';
import { actions } from '../../app/actions.ts';
import { difference, report } from '../../app/fight/match.ts';
import {
  current,
  drawnOver,
  go,
  last,
  move,
  numberAt,
  pause,
  playing,
  roundStarts,
  speed,
  speeds,
  step,
  unit,
  units,
} from '../../app/fight/replay.ts';
import { readTo, sealed, stage, startOrPause } from '../../app/fight/stage.ts';
import { cardMeters, standing } from '../../app/fight/standing.ts';
import { words } from '../../i18n/index.ts';
import { Envelope, openSeal } from './Envelope.tsx';
import { stageWords } from './words.ts';
import * as css from './Strip.module.css';

/**
 * Size of the drawing in its own units. A's area stands on the axis in the middle, B's hangs from it; `gap`:
 * from the middle to each area.
 */
const drawn = { width: 1000, height: 64, gap: 2 };

interface Area {
  line: string;
  fill: string;
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}

/** Horizontal place of a step on the drawing, 0 … width. */
export function across(step: number, last: number): number {
  return last === 0 ? 0 : round((step / last) * drawn.width);
}

/** Outline and area of what a side has left. `cards`: ids of the meters that deployed cards have. */
export function area(boards: readonly Board[], side: 0 | 1, cards: readonly string[] = []): Area {
  const last = boards.length - 1;
  const all = boards.map(({ sides }) => standing(sides[side], cards));
  const most = Math.max(boards[0]?.sides[side].full ?? 0, ...all);
  const half = drawn.height / 2 - drawn.gap;
  const axis = side === 0 ? half : drawn.height - half;
  const away = side === 0 ? -1 : 1;
  let line = '';
  let height = NaN;
  all.forEach((left, step) => {
    const next = round(axis + away * (half - 2) * (most > 0 ? left / most : 0));
    if (next === height) return;
    line += step === 0 ? `M0 ${next}` : `H${across(step, last)}V${next}`;
    height = next;
  });
  line += `H${drawn.width}`;
  return { line, fill: `${line}V${axis}H0Z` };
}

const percent = (at: number) => `${across(at, last.value) / (drawn.width / 100)}%`;
const areas = computed(() => {
  const boards = report.value?.boards ?? [];
  const cards = cardMeters.value;
  return [area(boards, 0, cards), area(boards, 1, cards)] as const;
});

/** The areas of both sides, drawn as far as the reader may see. */
function Areas() {
  const [a, b] = areas.value;
  // The inner svg ends at the farthest step read and cuts off the rest.
  const inked = across(readTo.value, last.value);
  return (
    <svg class={css.areas} aria-hidden="true">
      <svg
        width={`${inked / (drawn.width / 100)}%`}
        height="100%"
        viewBox={`0 0 ${Math.max(inked, 1)} ${drawn.height}`}
        preserveAspectRatio="none"
      >
        <path class={css.fill} data-side="a" d={a.fill} />
        <path class={css.fill} data-side="b" d={b.fill} />
        <path class={css.edge} data-side="a" d={a.line} />
        <path class={css.edge} data-side="b" d={b.line} />
      </svg>
    </svg>
  );
}

/** Areas and lines of the rounds. They don't depend on the reader's step, and are drawn once for a fight. */
function Lines() {
  const now = report.value;
  if (!now) return null;
  return (
    <>
      <Areas />
      <svg class={css.ticks} aria-hidden="true">
        {roundStarts(now)
          .slice(1)
          .map((at) => (
            <line key={at} x1={percent(at - 1)} x2={percent(at - 1)} y1="0" y2="100%" />
          ))}
      </svg>
    </>
  );
}

function Head() {
  return (
    <svg class={css.head} aria-hidden="true">
      <svg x={percent(step.value)}>
        <path d="M0 -4V56" />
        <path class={css.f} d="M-6 -7H6L0 1z" />
      </svg>
    </svg>
  );
}

/**
 * 変: flag at the first line that differs from the fight before the last change. The flag points to the left,
 * away from the step after that line, at which a reader who follows it stands; near the left edge it points
 * to the right.
 */
function Altered() {
  const found = difference.value;
  if (!found) return null;
  const x = percent(found.at);
  const flag = words.value.stamps.changed;
  const width = 11 + 7 * flag.length;
  const left = found.at > last.value / 10 ? -width : 0;
  return (
    <svg class={css.altered} aria-hidden="true">
      <line x1={x} x2={x} y1="0" y2="100%" />
      <svg x={x}>
        <rect x={left} width={width} height="18" />
        <text x={left + width / 2} y="13.500">
          {flag}
        </text>
      </svg>
    </svg>
  );
}

function Slider() {
  const t = words.value;
  const now = current.value;
  return (
    <input
      type="range"
      min={0}
      max={last.value}
      value={step.value}
      aria-label={t.step}
      aria-valuetext={`${numberAt(step.value)} / ${numberAt(last.value)}${now ? t.comma + plainText(now.text) : ''}`}
      onInput={(event) => {
        pause();
        go(Number(event.currentTarget.value));
      }}
    />
  );
}

/** Speeds other than 1, with their names. */
const others = [
  [0.5, 'half'],
  [2, 'double'],
  [4, 'fourfold'],
  [Infinity, 'atOnce'],
] as const;

/**
 * List of both the unit of a step and the speed; they share one list since a reader seldom changes both. A
 * unit has speed 1.
 */
function Pace() {
  const t = stageWords.value;
  return (
    <select
      class={css.pace}
      aria-label={t.pace}
      value={speed.value === 1 ? unit.value : String(speed.value)}
      onChange={(event) => {
        const { value } = event.currentTarget;
        const to = units.find((one) => one === value);
        batch(() => {
          if (to) unit.value = to;
          speed.value = to ? 1 : (speeds.find((one) => String(one) === value) ?? 1);
        });
      }}
    >
      {units.map((one) => (
        <option key={one} value={one}>
          {words.value.units[one]}
        </option>
      ))}
      <hr />
      {others.map(([one, name]) => (
        <option key={one} value={String(one)}>
          {t[name]}
        </option>
      ))}
    </select>
  );
}

export function Strip() {
  const t = words.value;
  if (!report.value) return null;
  return (
    <section class={css.strip} aria-label={t.replay} data-sealed={sealed.value || undefined}>
      <span class={css.deck}>
        <span class={css.more}>
          <ActionButton action={actions.first} icon="first" />
        </span>
        <button
          type="button"
          class="icon"
          aria-label={t.stepBack[unit.value]}
          disabled={step.value === 0}
          onClick={() => move(-1)}
        >
          <Icon name="prev" />
        </button>
        <button
          type="button"
          class={css.play}
          aria-label={playing.value ? t.pause : t.play}
          aria-keyshortcuts="Space"
          onClick={startOrPause}
        >
          <Icon name={playing.value ? 'pause' : 'play'} />
        </button>
        <button type="button" class="icon" aria-label={t.stepForth[unit.value]} onClick={() => move(1)}>
          <Icon name="next" />
        </button>
        <span class={css.more}>
          <ActionButton action={actions.last} icon="last" />
        </span>
      </span>
      <div class={css.track}>
        <Lines />
        {drawnOver.value?.()}
        <Slider />
        <Head />
        <Altered />
      </div>
      {/* While sheets are edited the result line has the seal; at the beginning the axis has one to press. */}
      {sealed.value && stage.value !== 'build' && (
        <button
          type="button"
          class={css.sealed}
          aria-label={stageWords.value.breakSeal}
          title={stageWords.value.breakSeal}
          disabled={step.value === 0}
          onClick={openSeal}
        >
          <Envelope />
        </button>
      )}
      <p class={css.now} aria-hidden="true">
        <b>{numberAt(step.value)}</b>
        <i>{numberAt(last.value)}</i>
      </p>
      {/* Shows the record in the place of the board, where it has none of its own. */}
      <input type="checkbox" class={css.record} data-part="log" aria-label={t.record} />
      <Pace />
    </section>
  );
}
