// The scene of one step on the field: reads from the fight whose turn it is, who acts on whom, where figures stand, and
// what each thing is called in the reader's language, also as the sentences that are read aloud.
import type { Board, BoardSide, Figure, Form, Lang, Pile, Reach, SideId, Text } from '#engine';
import { exchangeAt, isOver } from '../../app/fight/exchange.ts';
import type { Fight } from '../../engine/fight.ts';
import type { Side } from '../../app/sheet/build.ts';
import { marks, nameOf } from '../../app/sheet/names.ts';
import type { Words } from '../../i18n/index.ts';
import type { fieldWords } from './words.ts';

const ids: readonly [SideId, SideId] = ['A', 'B'];

/** A side in turn, and the member in turn if the fight tells one. */
interface Turn {
  side: Side;
  member: number | undefined;
}

export const isTurn = (turn: Turn | null, side: Side, member?: number) =>
  turn?.side === side && turn.member === member;

export interface Scene {
  fight: Fight;
  board: Board;
  form: Form;
  lang: Lang;
  /** The step that is shown. */
  at: number;
  /** The member or side that has to decide; if none has, the one whose phase it is. */
  turn: Turn | null;
  /** The member or side that has to decide at this step; null: none. */
  asked: Turn | null;
  /** true: the reader can choose by hand on this board. */
  choosing: boolean;
}

/** The member or side that is asked; null before the last step, and if nothing is pending. */
export function askedAt({ pending, events }: Fight, step: number): Turn | null {
  if (!pending || step < events.length) return null;
  return { side: sideOf(pending.side), member: pending.ofSide ? undefined : pending.member };
}

/** The member or side whose phase it is. */
export function turnAt(fight: Fight, step: number): Turn | null {
  if (isOver(fight, step)) return null;
  const last = Math.max(step - 1, 0);
  for (const { phases } of fight.rounds) {
    const here = phases.find(({ first, count }) => last >= first && last < first + count);
    if (here) return here.side && { side: sideOf(here.side), member: here.member };
  }
  return null;
}

/** Token of a member ("A2") or of a side as a whole ("A"), as strokes and options have them. */
export const tokenOf = (side: Side, member?: number) =>
  `${ids[side]}${member === undefined ? '' : member + 1}`;

export function calledAt({ fight }: Scene, side: Side, member?: number): string {
  if (member === undefined) return nameOf(fight, side);
  return fight.members?.[side][member] || tokenOf(side, member);
}

/** The side of a token. */
export const sideOf = (token: string): Side => (token.startsWith('A') ? 0 : 1);

function calledBy(scene: Scene, token: string): string {
  const member = Number(token.slice(1)) - 1;
  return calledAt(scene, sideOf(token), member < 0 ? undefined : member);
}

/** Pairs of tokens (actor, target) of the exchange that a step belongs to, as far as it has been told. */
export function strokesAt(fight: Fight, at: number): [string, string][] {
  if (isOver(fight, at)) return [];
  const from = at === 0 ? 0 : exchangeAt(fight, at) + 1;
  const told = fight.boards.slice(from, at + 1).findLast(({ strokes }) => strokes !== undefined);
  return told?.strokes ?? [];
}

/** The shared places that the action of the exchange might strike, as far as it has been told. */
export function reachAt(fight: Fight, at: number): Reach | null {
  if (isOver(fight, at)) return null;
  const from = at === 0 ? 0 : exchangeAt(fight, at) + 1;
  return fight.boards.slice(from, at + 1).findLast(({ reach }) => reach !== undefined)?.reach ?? null;
}

/** Names of the figures that a figure acts on at this step, and of those that act on it. */
function strokesOf(scene: Scene, token: string): { to: string[]; from: string[] } {
  const all = strokesAt(scene.fight, scene.at);
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

// Positions of figures: beside each other in the order of the party, more than six in two rows.

const mostAbreast = 6;

/** Number of figures in a row. */
export const abreast = (count: number) => (count > mostAbreast ? Math.ceil(count / 2) : Math.max(count, 1));

/** Position of a token along its side, from 0 to 1; a side as a whole is in the middle. */
export function spotOf(scene: Scene, token: string): { side: Side; x: number } {
  const side = sideOf(token);
  const figures = scene.board.sides[side].figures ?? [];
  const k = figures.findIndex(({ member }) => tokenOf(side, member) === token);
  const columns = abreast(figures.length);
  return { side, x: k < 0 ? 0.5 : ((k % columns) + 0.5) / columns };
}

// Sentences that are read aloud: one for a figure or a pile, with all that is seen of it.

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
    isTurn(turn, side, member) && !out && t.inTurn,
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

/** "灯の手札、2枚、陽3、月8". `of`: name of the owner; "": nobody's. */
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
