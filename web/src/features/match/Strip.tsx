// The replay strip: what is left of both over the fight, where the reader stands, and the keys to move.
import { computed } from '@preact/signals';
import type { Board } from '#engine';
import { ActionButton } from '../../components/ActionButton.tsx';
import { Icon } from '../../components/Inline.tsx';
import { plainText } from '../../engine/plainText.ts';
import { actions } from '../../app/actions.ts';
import { difference, report } from '../../app/fight/match.ts';
import {
  type Unit,
  current,
  drawnOver,
  go,
  last,
  move,
  pause,
  playing,
  roundStarts,
  speed,
  speeds,
  step,
  togglePlay,
  unit,
  units,
} from '../../app/fight/replay.ts';
import { words } from '../../i18n/index.ts';
import * as css from './Strip.module.css';

// Draws what is left of each side over the whole fight as two stepped areas about one axis.

/** The drawing is this high; A stands on the axis from above, B hangs from it. */
const drawn = { width: 1000, height: 64, gap: 2 };

interface Area {
  line: string;
  fill: string;
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}

/** Place of a step on the drawing, 0 … width. */
export function across(step: number, last: number): number {
  return last === 0 ? 0 : round((step / last) * drawn.width);
}

export function area(boards: readonly Board[], side: 0 | 1): Area {
  const last = boards.length - 1;
  const half = drawn.height / 2 - drawn.gap;
  const axis = side === 0 ? half : drawn.height - half;
  const away = side === 0 ? -1 : 1;
  let line = '';
  let height = NaN;
  boards.forEach(({ sides }, step) => {
    const { left, full } = sides[side];
    const next = round(axis + away * (half - 2) * (full > 0 ? left / full : 0));
    if (next === height) return;
    line += step === 0 ? `M0 ${next}` : `H${across(step, last)}V${next}`;
    height = next;
  });
  line += `H${drawn.width}`;
  return { line, fill: `${line}V${axis}H0Z` };
}

/** Labels nearer to each other than this share of the whole would touch. */
const room = 0.055;
/** The same for two signs: 十二. */
const roomOfTwo = 0.09;
/** Behind this share stands the count of steps. */
const taken = 0.84;

/** The rounds whose number is written: all, or as many as have room. */
export function labelled(starts: readonly number[], last: number): { at: number; i: number }[] {
  let end = -Infinity;
  return starts.flatMap((at, i) => {
    if (at < end || at > last * taken) return [];
    end = at + last * (i < 10 ? room : roomOfTwo);
    return [{ at, i }];
  });
}

const percent = (at: number) => `${across(at, last.value) / (drawn.width / 100)}%`;
const areas = computed(() => {
  const boards = report.value?.boards ?? [];
  return [area(boards, 0), area(boards, 1)] as const;
});

/** The lines do not depend on the step: they are drawn once a fight. */
function Lines() {
  const now = report.value;
  if (!now) return null;
  const [a, b] = areas.value;
  const altered = difference.value;
  return (
    <>
      <svg
        class={css.areas}
        viewBox={`0 0 ${drawn.width} ${drawn.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path class={css.fill} data-side="a" d={a.fill} />
        <path class={css.fill} data-side="b" d={b.fill} />
        <path class={css.edge} data-side="a" d={a.line} />
        <path class={css.edge} data-side="b" d={b.line} />
      </svg>
      <svg class={css.ticks} aria-hidden="true">
        {roundStarts(now)
          .slice(1)
          .map((at) => (
            <line key={at} x1={percent(at - 1)} x2={percent(at - 1)} y1="0" y2="100%" />
          ))}
        {altered && (
          <line class={css.altered} x1={percent(altered.at)} x2={percent(altered.at)} y1="0" y2="100%" />
        )}
        {altered && (
          <svg class={css.flag} x={percent(altered.at)}>
            <rect x={altered.at > last.value * 0.9 ? -18 : 0} width="18" height="18" />
            <text x={altered.at > last.value * 0.9 ? -9 : 9} y="13.500" lang="ja">
              変
            </text>
          </svg>
        )}
      </svg>
    </>
  );
}

function Scale() {
  const now = report.value;
  if (!now) return null;
  return (
    <svg class={css.scale} aria-hidden="true">
      {labelled(roundStarts(now), last.value).map(({ at, i }) => (
        <text key={at} x={percent(at - 1)} y="16">
          {words.value.roundTick(now.rounds[i]?.round ?? i + 1)}
        </text>
      ))}
    </svg>
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
      aria-valuetext={`${step.value} / ${last.value}${now ? t.comma + plainText(now.text) : ''}`}
      onInput={(event) => {
        pause();
        go(Number(event.currentTarget.value));
      }}
    />
  );
}

function Speeds() {
  const t = words.value;
  return (
    <fieldset class={`${css.speed} choice`}>
      <legend class="vh">{t.speed}</legend>
      {speeds.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name="speed"
            checked={speed.value === one}
            onChange={() => (speed.value = one)}
          />
          <span>{one === Infinity ? t.atOnce : one === 0.5 ? '½' : one}</span>
        </label>
      ))}
    </fieldset>
  );
}

export function Strip() {
  const t = words.value;
  if (!report.value) return null;
  return (
    <section class={css.strip} aria-label={t.replay}>
      <div class={css.track}>
        <Lines />
        {drawnOver.value?.()}
        <Slider />
        <Head />
      </div>
      <div class={css.under}>
        <Scale />
        <p class={css.now} aria-hidden="true">
          <b>{step}</b>
          <i>{last}</i>
        </p>
      </div>
      <div class={css.keys}>
        <span class={css.deck}>
          <ActionButton action={actions.first} icon="first" />
          <button type="button" class="icon" aria-label={t.stepBack[unit.value]} onClick={() => move(-1)}>
            <Icon name="prev" />
          </button>
          <button
            type="button"
            class={css.play}
            aria-label={playing.value ? t.pause : t.play}
            aria-keyshortcuts="Space"
            onClick={togglePlay}
          >
            <Icon name={playing.value ? 'pause' : 'play'} />
          </button>
          <button type="button" class="icon" aria-label={t.stepForth[unit.value]} onClick={() => move(1)}>
            <Icon name="next" />
          </button>
          <ActionButton action={actions.last} icon="last" />
        </span>
        <Speeds />
        <label class={css.unit}>
          <span class="vh">{t.stepKind}</span>
          <select value={unit.value} onChange={(event) => (unit.value = event.currentTarget.value as Unit)}>
            {units.map((one) => (
              <option key={one} value={one}>
                {t.units[one]}
              </option>
            ))}
          </select>
        </label>
      </div>
    </section>
  );
}
