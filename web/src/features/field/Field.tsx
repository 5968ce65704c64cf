// The field, the board of systems with parties: draws two parties of pieces with the visible part of their cards on
// either side of the axis, and between them the bays that both share or the bullets of a volley.
import type { Pile as Lying, Volley } from '#engine';
import type { Side } from '../../app/sheet/build.ts';
import { nameOf } from '../../app/sheet/names.ts';
import { type BoardProps, Facing } from '../../components/board/Facing.tsx';
import type { Ink } from '../../components/board/Ink.tsx';
import { borne } from '../../components/board/standing.ts';
import { Who } from '../../components/board/Who.tsx';
import { choiceOn } from '../../app/fight/choosing.ts';
import { report, system } from '../../app/fight/match.ts';
import { step } from '../../app/fight/replay.ts';
import { rove } from '../../components/input.ts';
import { lazy } from '../../components/lazy.tsx';
import { lang } from '../../i18n/index.ts';
import { Bays } from './Bays.tsx';
import { Figure } from './Figure.tsx';
import { Pile } from './Pile.tsx';
import {
  type Scene,
  abreast,
  askedAt,
  pilesOf,
  shared,
  spotOf,
  strokesAt,
  tokenOf,
  turnAt,
} from './scene.ts';
import { fieldWords } from './words.ts';
import * as css from './field.module.css';

const Bullets = lazy(() => import('./Volley.tsx'));

/** The first pile with cards in it: the Tab key leads to it. */
const held = (piles: readonly Lying[]) => piles.find(({ count }) => count > 0);

function Party({ scene, side }: { scene: Scene; side: Side }) {
  const t = fieldWords.value;
  const of = scene.board.sides[side];
  const name = nameOf(scene.fight, side);
  const own = pilesOf(of);
  const figures = of.figures ?? [];
  return (
    <>
      {figures.length > 1 && (
        <Who side={side} of={of} name={name} states={borne(scene.form, of.states)} pieces />
      )}
      <div
        class={css.party}
        data-actor={tokenOf(side)}
        onKeyDown={(event) => rove(event.currentTarget, event)}
      >
        {own.length > 0 && (
          <div class={css.own} role="group" aria-label={t.pilesOf(name)}>
            {own.map((pile) => (
              <Pile key={pile.id} scene={scene} of={name} pile={pile} first={pile === held(own)} />
            ))}
          </div>
        )}
        <ol class={css.pieces} data-columns={abreast(figures.length)} aria-label={t.figuresOf(name)}>
          {figures.map((figure, k) => (
            <Figure key={figure.member} scene={scene} side={side} of={of} figure={figure} first={k === 0} />
          ))}
        </ol>
      </div>
    </>
  );
}

/** The part between the sides: bays, piles that belong to neither side, and whose view is shown. */
function Between({ scene, below }: { scene: Scene; below: Side }) {
  const t = fieldWords.value;
  const { viewer } = scene.fight;
  const piles = scene.board.piles ?? [];
  const bays = shared(scene);
  if (!bays && piles.length === 0 && !viewer) return null;
  return (
    <div class={css.between}>
      {bays && <Bays scene={scene} below={below} />}
      {piles.length > 0 && (
        <div
          class={css.nobodys}
          role="group"
          aria-label={t.publicPiles}
          onKeyDown={(event) => rove(event.currentTarget, event)}
        >
          {piles.map((pile) => (
            <Pile key={pile.id} scene={scene} of="" pile={pile} first={pile === held(piles)} drawn={false} />
          ))}
        </div>
      )}
      {viewer && <p class={`hint ${css.seen}`}>{t.seenBy(nameOf(scene.fight, viewer === 'A' ? 0 : 1))}</p>}
    </div>
  );
}

/** The bullets of a step, from the shooter to its targets. */
function Sky({ scene, volley, below }: { scene: Scene; volley: Volley | undefined; below: Side }) {
  if (!volley) return null;
  const from = spotOf(scene, volley.by);
  const to = strokesAt(scene.fight, scene.at)
    .filter(([by]) => by === volley.by)
    .map(([, at]) => spotOf(scene, at).x);
  return <Bullets of={volley} from={from.x} to={to} down={from.side !== below} />;
}

/** `at`: a step that is only looked at; absent: the reader's step, at which a choice can be made. */
export default function FieldBoard({ at, dice: Dice, below = 1, axis }: BoardProps) {
  const fight = report.value;
  const form = system.value?.form;
  const shown = at ?? step.value;
  const now = fight?.boards[shown];
  if (!now || !form) return null;
  const asked = askedAt(fight, shown);
  const scene: Scene = {
    fight,
    board: now,
    form,
    lang: lang.value,
    at: shown,
    turn: asked ?? turnAt(fight, shown),
    asked,
    choosing: choiceOn(fight, at, shown) !== null,
  };
  // Ink over the bays would hide the pieces in them; the bays draw their own (Bays.tsx).
  const inks = shared(scene)
    ? null
    : strokesAt(fight, shown)
        .filter(([by, to]) => by !== to)
        .map(([by, to]): Ink => ({ from: spotOf(scene, by), to: spotOf(scene, to) }));
  const flies = fight.boards.some(({ volley }) => volley !== undefined);
  return (
    <Facing
      fight={fight}
      at={shown}
      below={below}
      axis={axis}
      inks={inks}
      sky={flies ? <Sky scene={scene} volley={now.volley} below={below} /> : undefined}
      between={<Between scene={scene} below={below} />}
      dice={form.dice && Dice}
      team={(side) => <Party scene={scene} side={side} />}
    />
  );
}
