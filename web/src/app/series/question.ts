// The match that a series fights: the one on the page, with nobody's hand in it.
import type { Build, Form, Match, TacticField } from '#engine';
import type { Setup, Side } from '../build.ts';

/** Presets that decide for sides without a tactic of their own; null: the first one. */
export type StandIns = readonly [string | null, string | null];

export function tacticField(form: Form): TacticField | null {
  return form.fields.find((field) => field.type === 'tactic') ?? null;
}

/**
 * Who decides for a side in a series: its own tactic, a search, a preset that stands in for a hand, or chance where a
 * system knows no tactics. `hand`: on the match screen it is somebody's hand.
 */
export type Decider =
  | { is: 'search'; level: number }
  | { is: 'tactic'; hand: boolean }
  | { is: 'standIn'; preset: string; field: TacticField }
  | { is: 'chance' };

export function decider([a, b, , course]: Setup, form: Form, side: Side, standIns: StandIns): Decider {
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
  if ([a, b][side]?.[field.key]) return { is: 'tactic', hand: by === 'hand' };
  return { is: 'standIn', preset: standIns[side] ?? field.presets[0]?.id ?? '', field };
}

/** Names decide nothing: without them a series outlives a change of name. */
export function seriesMatch(setup: Setup, form: Form, standIns: StandIns): Match {
  const [a, b, settings, course] = setup;
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
