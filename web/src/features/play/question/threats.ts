// Counted states that hurt their bearer, and that an unused skill of the other side strikes at: said before one answers, such as
// "guards in a row: broken from three on".
import type { Build, Form, Pending, StateInfo } from '#engine';
import type { Fight } from '../../../engine/fight.ts';

export interface Threat {
  state: StateInfo;
  n: number;
}

/** `builds`: the sheets of both sides, which are open; what a row of the board shows as used up can't be used again. */
export function threatsTo(
  { side }: Pick<Pending, 'side'>,
  { boards }: Pick<Fight, 'boards'>,
  { states, items }: Pick<Form, 'states' | 'items'>,
  builds: readonly [Build, Build] | undefined,
): Threat[] {
  const at = side === 'A' ? 0 : 1;
  const board = boards.at(-1);
  const theirs = board?.sides[1 - at];
  const has = JSON.stringify(builds?.[1 - at] ?? null);
  const used = new Set(
    theirs?.rows.flatMap(({ cells }) => cells.flatMap(({ item, mark }) => (mark === 'spent' ? item : []))),
  );
  const strikes = ({ text }: StateInfo) =>
    items.some(
      ({ id, name }) => text.ja.includes(`【${name.ja}】`) && has.includes(`"${id}"`) && !used.has(id),
    );
  return (board?.sides[at].states ?? []).flatMap(({ id, n }) => {
    const state = states.find((one) => one.id === id);
    return state?.stacks && !state.good && strikes(state) ? { state, n } : [];
  });
}
