// What stands on the field at a step, in the reader's words: who is called what, whose turn it is, who acts on whom.
import type { Board, BoardSide, Figure, Form, Lang, Pile, SideId, Text } from '#engine';
import type { Fight } from '../../engine/fight.ts';
import type { Side } from '../../app/build.ts';
import { nameOf } from '../../app/names.ts';

export const ids: readonly [SideId, SideId] = ['A', 'B'];

/** Whose turn it is: a side, and which member of it where that is told. */
export interface Turn {
  side: Side;
  member: number | undefined;
}

export interface Scene {
  fight: Fight;
  board: Board;
  form: Form;
  lang: Lang;
  turn: Turn | null;
  /** What is shown is what a hand decides on. */
  choosing: boolean;
}

/** Who is asked where the record ends; before that, whose phase it is. */
export function turnAt({ pending, events, rounds }: Fight, step: number): Turn | null {
  if (pending && step >= events.length) return { side: sideOf(pending.side), member: pending.member };
  const last = Math.max(step - 1, 0);
  for (const { phases } of rounds) {
    const here = phases.find(({ first, count }) => last >= first && last < first + count);
    if (here) return here.side && { side: sideOf(here.side), member: here.member };
  }
  return null;
}

/** "A2" of a member, "A" of a side as a whole: as strokes name them. */
export const tokenOf = (side: Side, member?: number) =>
  `${ids[side]}${member === undefined ? '' : member + 1}`;

export function calledAt({ fight }: Scene, side: Side, member?: number): string {
  if (member === undefined) return nameOf(fight, side);
  return fight.members?.[side][member] || tokenOf(side, member);
}

/** The side in such a token. */
export const sideOf = (token: string): Side => (token.startsWith('A') ? 0 : 1);

function calledBy(scene: Scene, token: string): string {
  const member = Number(token.slice(1)) - 1;
  return calledAt(scene, sideOf(token), member < 0 ? undefined : member);
}

/** What a figure does to others in this step, and what is done to it. */
export function strokesOf(scene: Scene, token: string): { to: string[]; from: string[] } {
  const all = scene.board.strokes ?? [];
  const names = (tokens: string[]) => [...new Set(tokens)].map((one) => calledBy(scene, one));
  return {
    to: names(all.flatMap(([from, to]) => (from === token && to !== token ? [to] : []))),
    from: names(all.flatMap(([from, to]) => (to === token && from !== token ? [from] : []))),
  };
}

const named = (list: readonly { id: string; name: Text }[] | undefined, id: string, lang: Lang) =>
  list?.find((one) => one.id === id)?.name[lang];

export const meterCalled = ({ form, lang }: Scene, id: string) =>
  named(form.meters, id, lang) ?? id.toUpperCase();
export const pileCalled = ({ form, lang }: Scene, id: string) => named(form.piles, id, lang) ?? id;
export const cardCalled = ({ form, lang }: Scene, id: string) =>
  named(form.cards, id, lang) ?? named(form.items, id, lang) ?? id;
export const faceOf = ({ form, lang }: Scene, id: string) =>
  form.cards?.find((one) => one.id === id)?.face[lang] ??
  form.items.find((one) => one.id === id)?.glyph ??
  id;

export const places = ({ form }: Scene) =>
  (form.board?.type === 'field' ? form.board.places : undefined) ?? [];
export const shared = ({ form }: Scene) => form.board?.type === 'field' && form.board.shared === true;

/** Piles of the side as a whole, or of one of its members. */
export const pilesOf = ({ piles = [] }: BoardSide, member?: number): Pile[] =>
  piles.filter((one) => one.member === member);

/**
 * The figures of a side by where they stand, the place in front first; in one row where nobody stands anywhere. Who acts
 * sooner stands before who acts later, once that is settled.
 */
export function ranks(scene: Scene, of: BoardSide): { place: Text | null; figures: Figure[] }[] {
  const rows = shared(scene) ? [] : places(scene);
  const last = 99;
  const figures = (of.figures ?? []).toSorted((x, y) => (x.turn || last) - (y.turn || last));
  const known = (at: number) => at >= 1 && at <= rows.length;
  const loose = figures.filter(({ at }) => !known(at));
  return [
    ...rows
      .map((place, k) => ({ place, figures: figures.filter(({ at }) => at === k + 1) }))
      .filter((row) => row.figures.length > 0),
    ...(loose.length > 0 ? [{ place: null, figures: loose }] : []),
  ];
}
