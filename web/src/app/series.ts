// Series of fights: the match that one fights, and how the pool fights it in parts.
import { computed, signal } from '@preact/signals';
import type { Build, Form, Match, TacticField } from '#engine';
import type { SeriesPart, SeriesSum } from '#analysis';
import type { Setup, Side } from './sheet/build.ts';
import { facts, setup, system } from './fight/match.ts';
import { type Pool, askOne } from '../engine/pool.ts';
import { Portions } from '../engine/portions.ts';

// The match that a series fights: the one on the page, with nobody's hand in it.

/** Presets that decide for sides without a tactic of their own; null: the first one. */
type StandIns = readonly [string | null, string | null];

export function tacticField(form: Form): TacticField | null {
  return form.fields.find((field) => field.type === 'tactic') ?? null;
}

/**
 * Who decides for a side in a series: its own tactic, a search, a preset that stands in for a hand, or chance where a
 * system knows no tactics. `hand`: on the match screen it is somebody's hand.
 */
type Decider =
  | { is: 'search'; level: number }
  | { is: 'tactic'; hand: boolean }
  | { is: 'standIn'; preset: string; field: TacticField }
  | { is: 'chance' };

export function decider({ sides, course }: Setup, form: Form, side: Side, standIns: StandIns): Decider {
  const by = course?.controllers?.[side] ?? 'plans';
  const [, level] = /^search (\d)$/.exec(by) ?? [];
  if (level !== undefined) return { is: 'search', level: Number(level) };
  const field = tacticField(form);
  if (!field) {
    const fields = form.fields.flatMap((one) => (one.type === 'members' ? one.fields : [one]));
    // A member without a tactic acts as the rules have it.
    const planned = fields.some(({ type }) => type === 'plans' || type === 'tactic');
    return planned ? { is: 'tactic', hand: by === 'hand' } : { is: 'chance' };
  }
  if (sides[side][field.key]) return { is: 'tactic', hand: by === 'hand' };
  return { is: 'standIn', preset: standIns[side] ?? field.presets[0]?.id ?? '', field };
}

/** Names decide nothing: without them a series outlives a change of name. */
export function seriesMatch(setup: Setup, form: Form, standIns: StandIns): Match {
  const {
    sides: [a, b],
    settings,
    course,
  } = setup;
  const deciders = ([0, 1] as const).map((side) => decider(setup, form, side, standIns));
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

// The match that a series, and whatever hangs on one, is asked about.

export const standIns = signal<StandIns>([null, null]);

/** The match that is asked about; null while a sheet has problems. */
export const askedMatch = computed<Match | null>(() => {
  const [now, info, [a, b]] = [setup.value, system.value, facts.value];
  return now && info && a?.legal && b?.legal ? seriesMatch(now, info.form, standIns.value) : null;
});
export const question = computed(() => (askedMatch.value ? JSON.stringify(askedMatch.value) : ''));

export interface Wish {
  fights: number;
  /** In 1/10,000; 0: any. */
  width: number;
}
interface Hears {
  /** So many more fights are done. */
  done: (fights: number) => void;
  sum: (sum: SeriesSum) => void;
}

/** Work of one part (ms). */
const work = 20;
/** Sums are asked for so long (ms) after one another, at least. */
const pause = 40;
/** Fights of the first parts, before anybody knows how long one takes; who searches takes his time. */
const first = { plans: 20, search: 1 };

/**
 * Goes on from the parts that are known. Rejects with AbortError when the signal says so; what was fought by then is
 * summed up nonetheless.
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
  /** Fights that take the wanted time. */
  let size = match.includes('"search ') ? first.search : first.plans;

  /** The sum under way; how it ended. */
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
   * One at a time; what comes in meanwhile is in the next one. Who asks for it waits for it, so that a worker is free: the
   * pool serves newer questions first, and there is always a newer part.
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
