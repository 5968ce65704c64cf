// The field: two parties face each other, with what both can see of their cards, and arrows from who acts to whom.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Board, Volley } from '#engine';
import type { Side } from '../../app/build.ts';
import { nameOf, sideNames } from '../../app/names.ts';
import { Mark } from '../../components/Inline.tsx';
import {
  type Box,
  type Scene,
  calledAt,
  drawnBetween,
  pilesOf,
  places,
  ranks,
  shared,
  sideOf,
  tokenOf,
  turnAt,
} from './scene.ts';
import { fieldWords } from './words.ts';
import { lazy } from '../../components/lazy.tsx';
import { choosing } from '../../app/fight/choosing.ts';
import { report, system } from '../../app/fight/match.ts';
import { step } from '../../app/fight/replay.ts';
import { rove } from '../../components/input.ts';
import { lang, words } from '../../i18n/index.ts';
import type { BoardProps } from '../../components/board/Board.tsx';
import { Who } from '../../components/board/Who.tsx';
import { Figure, Pile } from './Figure.tsx';
import * as css from './field.module.css';

function Occupants({ scene, side, at }: { scene: Scene; side: Side; at: number }) {
  const here = (scene.board.sides[side].figures ?? []).filter((one) => one.at === at && !one.out);
  return (
    <ul data-side={sideNames[side]}>
      {here.map(({ member }) => (
        <li key={member}>
          <Mark side={side} />
          <bdi>{calledAt(scene, side, member)}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** Places that both sides share, one beside the other: ▲ above the line, ▽ below it. */
function SharedPlaces({ scene }: { scene: Scene }) {
  return (
    <ol class={css.line} aria-label={fieldWords.value.line}>
      {places(scene).map((place, k) => (
        <li key={k}>
          <b>{place[scene.lang]}</b>
          <Occupants scene={scene} side={0} at={k + 1} />
          <Occupants scene={scene} side={1} at={k + 1} />
        </li>
      ))}
    </ol>
  );
}

const Bullets = lazy(() => import('./Volley.tsx'));

type Stroke = NonNullable<Board['strokes']>[number];
/** Where those stand within the field whom strokes name; and the strip between the parties, by "". */
type Boxes = Record<string, Box | undefined>;

function boxesIn(field: Element, strokes: readonly Stroke[]): Boxes {
  const { left, top } = field.getBoundingClientRect();
  const boxes: Boxes = {};
  for (const token of new Set(['', ...strokes.flat()])) {
    const found = field.querySelector(token ? `[data-actor="${CSS.escape(token)}"]` : '[data-sky]');
    const box = found?.getBoundingClientRect();
    if (box) boxes[token] = { x: box.x - left, y: box.y - top, width: box.width, height: box.height };
  }
  return boxes;
}

/** From whom to whom something went in this step: lines over the field, in the ink of the side that acts, and under them the
 * bullets that fly there. */
function Strokes({ of, volley }: { of: readonly Stroke[]; volley: Volley | undefined }) {
  const layer = useRef<SVGSVGElement>(null);
  const [boxes, place] = useState<Boxes>({});
  const said = JSON.stringify(of);
  useLayoutEffect(() => {
    const field = layer.current?.parentElement;
    if (!field) return;
    const measure = () => place(boxesIn(field, JSON.parse(said) as Stroke[]));
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(field);
    return () => watch.disconnect();
  }, [said]);
  const from = volley && boxes[volley.by];
  return (
    <svg class={css.strokes} ref={layer} aria-hidden="true">
      {volley && from && boxes[''] && (
        <Bullets of={volley} sky={boxes['']} from={from} to={of.flatMap(([, to]) => boxes[to] ?? [])} />
      )}
      {of.map(([by, to], k) => {
        const [one, two] = [boxes[by], boxes[to]];
        if (!one || !two || by === to) return null;
        const { line, head } = drawnBetween(one, two);
        return (
          <g key={k} data-side={sideNames[sideOf(by)]}>
            <path class={css.halo} d={`${line}${head}`} />
            <path d={`${line}${head}`} />
          </g>
        );
      })}
    </svg>
  );
}

function Party({ scene, side }: { scene: Scene; side: Side }) {
  const t = fieldWords.value;
  const of = scene.board.sides[side];
  const name = nameOf(scene.fight, side);
  const rows = ranks(scene, of);
  const own = pilesOf(of);
  return (
    <div
      class={css.party}
      data-side={sideNames[side]}
      data-actor={tokenOf(side)}
      onKeyDown={(event) => rove(event.currentTarget, event)}
    >
      <Who side={side} of={of} info={{ form: scene.form }} name={name} />
      {own.length > 0 && (
        <div class={css.piles} role="group" aria-label={t.pilesOf(name)}>
          {own.map((pile, k) => (
            <Pile key={pile.id} scene={scene} of={name} pile={pile} first={k === 0} />
          ))}
        </div>
      )}
      {rows.map(({ place, figures }, row) => (
        <div key={row} class={css.rank} data-named={place ? '' : undefined}>
          {place && <b aria-hidden="true">{place[scene.lang]}</b>}
          <ol aria-label={[t.figuresOf(name), ...(place ? [place[scene.lang]] : [])].join(words.value.comma)}>
            {figures.map((figure, k) => (
              <Figure
                key={figure.member}
                scene={scene}
                side={side}
                of={of}
                figure={figure}
                first={row === 0 && k === 0}
              />
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}

function Between({ scene, at, dice: Dice }: { scene: Scene; at: number } & Pick<BoardProps, 'dice'>) {
  const t = fieldWords.value;
  const { viewer } = scene.fight;
  const piles = scene.board.piles ?? [];
  return (
    <div class={css.between} data-sky="">
      {shared(scene) && <SharedPlaces scene={scene} />}
      {system.value?.form.dice && <Dice at={at} />}
      {piles.length > 0 && (
        <div
          class={css.piles}
          role="group"
          aria-label={t.publicPiles}
          onKeyDown={(event) => rove(event.currentTarget, event)}
        >
          {piles.map((pile, k) => (
            <Pile key={pile.id} scene={scene} of="" pile={pile} first={k === 0} />
          ))}
        </div>
      )}
      {viewer && <p class={`hint ${css.seen}`}>{t.seenBy(nameOf(scene.fight, viewer === 'A' ? 0 : 1))}</p>}
    </div>
  );
}

/** at: a step that is only looked at; otherwise where the reader stands, who may choose there. */
export default function FieldBoard({ at, dice }: BoardProps) {
  const fight = report.value;
  const form = system.value?.form;
  const shown = at ?? step.value;
  const now = fight?.boards[shown];
  if (!now || !form) return null;
  const scene: Scene = {
    fight,
    board: now,
    form,
    lang: lang.value,
    turn: turnAt(fight, shown),
    choosing:
      at === undefined &&
      choosing.value !== null &&
      choosing.value.pending === fight.pending &&
      shown >= fight.events.length,
  };
  return (
    <div class={css.field} data-part="board" role="group" aria-label={words.value.boardAt(now.round, shown)}>
      <Party scene={scene} side={0} />
      <Between scene={scene} at={shown} dice={dice} />
      <Party scene={scene} side={1} />
      <Strokes of={now.strokes ?? []} volley={now.volley} />
    </div>
  );
}
