// What is read aloud of figures and piles: all that is seen of them, in one sentence each.
import type { Figure, Pile } from '#engine';
import type { Side } from '../../app/build.ts';
import { marks } from '../../app/sides.ts';
import { type Words } from '../../i18n/index.ts';
import {
  type Scene,
  calledAt,
  cardCalled,
  meterCalled,
  pileCalled,
  places,
  strokesOf,
  tokenOf,
} from './scene.ts';
import type { fieldWords } from './words.ts';

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
