// The scene of a step on the field, in the reader's words: names, the turn, arrows from who acts to whom, and what is
// read aloud.
import type { Board, BoardSide, Figure, Form, Lang, Pile, SideId, Text } from '#engine';
import type { Fight } from '../../engine/fight.ts';
import type { Side } from '../../app/build.ts';
import { marks, nameOf } from '../../app/names.ts';
import type { Words } from '../../i18n/index.ts';
import type { fieldWords } from './words.ts';

// The way of an arrow between two boxes: straight across from the edge that faces the other, in a bow within one row.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export const middle = ({ x, width }: Box) => x + width / 2;

interface Drawn {
  line: string;
  head: string;
}

const barb = 7;
const bow = 18;
const one = (n: number) => Math.round(n * 10) / 10;

export function drawnBetween(from: Box, to: Box): Drawn {
  const [x1, x2] = [middle(from), middle(to)];
  const down = to.y >= from.y + from.height / 2;
  const up = from.y >= to.y + to.height / 2;
  // In one row: out of the lower edge of the one, into that of the other.
  const beside = !down && !up;
  const y1 = down || beside ? from.y + from.height : from.y;
  const y2 = up || beside ? to.y + to.height : to.y;
  const reach = beside ? bow : (y2 - y1) / 2;
  const away = y1 + reach;
  const before = beside ? y2 + reach : y2 - reach;
  const back = down ? -barb : barb;
  return {
    line: `M${one(x1)} ${one(y1)}C${one(x1)} ${one(away)} ${one(x2)} ${one(before)} ${one(x2)} ${one(y2)}`,
    head: `M${one(x2 - barb * 0.7)} ${one(y2 + back)}L${one(x2)} ${one(y2)}L${one(x2 + barb * 0.7)} ${one(y2 + back)}`,
  };
}

const ids: readonly [SideId, SideId] = ['A', 'B'];

/** Whose turn it is: a side, and which member of it where that is told. */
interface Turn {
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

// What is read aloud of figures and piles: all that is seen of them, in one sentence each.

type FieldWords = typeof fieldWords.ja;

/** "▲灯、手番、前衛、HP 12（最大30）、毒 2、凪へ仕掛ける" */
export function figureSaid(
  scene: Scene,
  side: Side,
  { member, at, meters, states, acted, out }: Figure,
  t: FieldWords,
  { comma }: Pick<Words, 'comma'>,
): string {
  const { form, lang, turn } = scene;
  const { to, from } = strokesOf(scene, tokenOf(side, member));
  const place = places(scene)[at - 1];
  return [
    marks[side] + calledAt(scene, side, member),
    turn?.side === side && turn.member === member && !out && t.inTurn,
    place?.[lang],
    out && t.out,
    ...meters.map(({ id, value, max }) => t.meter(meterCalled(scene, id), value, max)),
    ...states.map(({ id, n }) => {
      const state = form.states.find((one) => one.id === id);
      return t.state(state?.name[lang] ?? id, state?.stacks ? n : null);
    }),
    acted && !out && t.hasActed,
    to.length > 0 && t.to(to),
    from.length > 0 && t.from(from),
  ]
    .filter(Boolean)
    .join(comma);
}

/** "灯の手札、2枚、陽3、月8"; of: whose it is, "" of nobody's. */
export function pileSaid(
  scene: Scene,
  of: string,
  { id, count, limit, cards }: Pile,
  t: FieldWords,
  { comma }: Pick<Words, 'comma'>,
): string {
  return [
    t.pile(of, pileCalled(scene, id)),
    limit === undefined ? t.count(count) : t.countOf(count, limit),
    ...(cards ?? []).map((card) => cardCalled(scene, card)),
  ].join(comma);
}
