// Fights a series of the match on the page: makes a match without hands of it, and lets the pool fight it in parts.
import { computed, signal } from '@preact/signals';
import type { Build, Controller, Form, Match, TacticField } from '#engine';
import type { SeriesPart, SeriesSum } from '#analysis';
import type { Setup, Side } from './sheet/build.ts';
import { facts, setup, system } from './fight/match.ts';
import { type Pool, askOne } from '../engine/pool.ts';
import { Portions } from '../engine/portions.ts';

// The match that a series fights: the one on the page, with no side played by hand.

/** Ids of the presets that decide for sides without a tactic of their own; null: the field's first preset. */
type StandIns = readonly [string | null, string | null];

export function tacticField(form: Form): TacticField | null {
  return form.fields.find((field) => field.type === 'tactic') ?? null;
}

/** Who decides for the sides in a series alone, as the reader chose there; null: as on the match screen. */
type Seats = readonly [Controller | null, Controller | null];
const asOnMatch: Seats = [null, null];

/**
 * Who decides for a side on the match screen, as far as a series takes it over. In a fight by hand a computer is there for
 * the player, and thinks long: in a series the tactic of its sheet decides, unless the reader chooses the computer.
 */
function carriedOver({ course }: Setup, side: Side): Controller {
  const { controllers = ['plans', 'plans'] } = course ?? {};
  const by = controllers[side];
  return by.startsWith('search') && controllers.includes('hand') ? 'plans' : by;
}

/**
 * Decides for a side in a series: its own tactic, a search, a preset in the place of a hand, or chance in a system
 * without tactics. `hand`: on the match screen the side is played by hand.
 */
type Decider =
  | { is: 'search'; level: number }
  | { is: 'tactic'; hand: boolean }
  | { is: 'standIn'; preset: string; field: TacticField }
  | { is: 'chance' };

export function decider(
  of: Setup,
  form: Form,
  side: Side,
  standIns: StandIns,
  seats: Seats = asOnMatch,
): Decider {
  const { sides } = of;
  const by = seats[side] ?? carriedOver(of, side);
  const [, level] = /^search (\d)$/.exec(by) ?? [];
  if (level !== undefined) return { is: 'search', level: Number(level) };
  const field = tacticField(form);
  if (!field) {
    const fields = form.fields.flatMap((one) => (one.type === 'members' ? one.fields : [one]));
    // A member without a tactic acts by the default of the rules.
    const planned = fields.some(({ type }) => type === 'plans' || type === 'tactic');
    return planned ? { is: 'tactic', hand: by === 'hand' } : { is: 'chance' };
  }
  if (sides[side][field.key]) return { is: 'tactic', hand: by === 'hand' };
  return { is: 'standIn', preset: standIns[side] ?? field.presets[0]?.id ?? '', field };
}

/** The match of a series. Names are left out: they decide nothing, so a series stays valid when a name changes. */
export function seriesMatch(setup: Setup, form: Form, standIns: StandIns, seats?: Seats): Match {
  const {
    sides: [a, b],
    settings,
    course,
  } = setup;
  const deciders = ([0, 1] as const).map((side) => decider(setup, form, side, standIns, seats));
  const build = (own: Build, side: Side): Build => {
    const one = deciders[side];
    return { ...own, name: '', ...(one?.is === 'standIn' && { [one.field.key]: one.preset }) };
  };
  const by = (side: Side) => {
    const one = deciders[side];
    return one?.is === 'search' ? (`search ${one.level}` as 'search 1') : 'plans';
  };
  return {
    system: a.system,
    ...(settings && { settings }),
    sides: [build(a, 0), build(b, 1)],
    controllers: [by(0), by(1)],
    seed: course?.seed ?? '0',
  };
}

// The match that series, and questions built on them, are asked about.

export const standIns = signal<StandIns>([null, null]);
export const seats = signal<Seats>(asOnMatch);

/** The match of the questions; null while a sheet has problems. */
export const askedMatch = computed<Match | null>(() => {
  const [now, info, [a, b]] = [setup.value, system.value, facts.value];
  return now && info && a?.legal && b?.legal
    ? seriesMatch(now, info.form, standIns.value, seats.value)
    : null;
});
export const question = computed(() => (askedMatch.value ? JSON.stringify(askedMatch.value) : ''));

export interface Wish {
  fights: number;
  /** Wanted width of the interval, in 1/10,000; 0: any width is enough. */
  width: number;
}
interface Hears {
  /** Called with the number of fights that were added. */
  done: (fights: number) => void;
  sum: (sum: SeriesSum) => void;
}

/** Intended work of one part (ms). */
const work = 20;
/** Least time between two sums (ms). */
const pause = 40;
/** Fights of the first parts, while the time of a fight is unknown. A search thinks long, so it begins with one fight. */
const first = { plans: 20, search: 1 };

/**
 * Fights the series on from the known parts. Rejects with AbortError when the signal is aborted; the fights done by then
 * are summed up first.
 */
export async function fightSeries(
  pool: Pool,
  match: string,
  wish: Wish,
  known: readonly SeriesPart[],
  hears: Hears,
  signal: AbortSignal,
): Promise<void> {
  const portions = new Portions(wish.fights, known);
  const enough = new AbortController();
  const stop = AbortSignal.any([signal, enough.signal]);
  let whole = known;
  let fresh: SeriesPart[] = [];
  let told = 0;
  /** Number of fights that take `work` ms. */
  let size = match.includes('"search ') ? first.search : first.plans;

  /** State of the summing: the sum under way, whether the series is complete, and the first failure. */
  const now: { adding: Promise<void> | null; complete: boolean; failed: { error: unknown } | null } = {
    adding: null,
    complete: false,
    failed: null,
  };
  const end = (error: unknown) => {
    now.failed ??= { error };
    enough.abort();
  };

  async function sum(): Promise<void> {
    if (fresh.length === 0) return;
    const parts = [...whole, ...fresh];
    fresh = [];
    const answer = await askOne<SeriesSum>(pool, {
      call: 'seriesSum',
      match,
      wish: JSON.stringify(wish),
      parts: JSON.stringify(parts),
    });
    whole = answer.parts;
    told = performance.now();
    hears.sum(answer);
    if (answer.report.end === null) return;
    now.complete = true;
    enough.abort();
  }
  /**
   * Sums up what has come in; one sum at a time, and later parts go into the next one. The caller waits for it, which
   * leaves a worker free for it: the pool serves newer questions first, and there would always be a newer part.
   */
  async function add(): Promise<void> {
    if (now.adding || performance.now() - told < pause) return;
    now.adding = sum()
      .catch(end)
      .finally(() => (now.adding = null));
    await now.adding;
  }

  async function fight(): Promise<void> {
    for (let next = portions.next(size); next; next = portions.next(size)) {
      const began = performance.now();
      const part = await askOne<SeriesPart>(pool, { call: 'seriesPart', match, ...next }, stop);
      size = (next.count * work) / Math.max(1, performance.now() - began);
      fresh.push(part);
      hears.done(next.count);
      await add();
    }
  }

  await Promise.all(Array.from({ length: pool.size }, () => fight().catch(end)));
  await now.adding;
  await sum().catch(end);
  if (now.failed && !now.complete) throw now.failed.error;
}
