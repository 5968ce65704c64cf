// Fights a series of the match on the page: makes a match without hands of it, and a long question of that.
import { computed, signal } from '@preact/signals';
import type { Build, Controller, Form, Match, TacticField } from '#engine';
import type { FoughtPart, Joined, SeriesReport } from '#analysis';
import type { Setup, Side } from './sheet/build.ts';
import { facts, setup, system } from './fight/match.ts';
import { type Hears, type LongQuestion, fightOn } from '../engine/longQuestion.ts';
import type { Pool } from '../engine/pool.ts';

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
/** What a series is known to be: its fights as one part, and their report. */
export type SeriesJoined = Joined<SeriesReport>;

/** A series as a long question. */
export const seriesQuestion = (match: string, wish: Wish): LongQuestion => ({
  kind: 'series',
  request: `{"match":${match},"wish":${JSON.stringify(wish)}}`,
});

/** Fights the series on from the known part (engine/longQuestion.ts). */
export const fightSeries = (
  pool: Pool,
  match: string,
  wish: Wish,
  known: FoughtPart | null,
  hears: Hears<SeriesReport>,
  signal: AbortSignal,
): Promise<void> => fightOn(pool, seriesQuestion(match, wish), known, hears, signal);
