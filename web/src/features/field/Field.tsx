// The field: two parties face each other, with what both can see of their cards. It knows no rules: the form says what
// places, meters, piles and cards are called, the board who stands where.
import type { Side } from '../../app/build.ts';
import { choosing } from '../../app/choosing.ts';
import { report, system } from '../../app/match.ts';
import { nameOf } from '../../app/names.ts';
import { step } from '../../app/replay.ts';
import { sideNames } from '../../app/sides.ts';
import { rove } from '../../components/roving.ts';
import { lang, words } from '../../i18n/index.ts';
import { Who } from '../../components/board/Who.tsx';
import { Dice } from '../../components/parts.ts';
import { Figure } from './Figure.tsx';
import { Line } from './Line.tsx';
import { Pile } from './Pile.tsx';
import { type Scene, pilesOf, ranks, shared, tokenOf, turnAt } from './scene.ts';
import { Strokes } from './Strokes.tsx';
import { fieldWords } from './words.ts';
import * as css from './field.module.css';

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

function Between({ scene, at }: { scene: Scene; at: number }) {
  const t = fieldWords.value;
  const { viewer } = scene.fight;
  const piles = scene.board.piles ?? [];
  return (
    <div class={css.between} data-sky="">
      {shared(scene) && <Line scene={scene} />}
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
export default function Field({ at }: { at?: number }) {
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
      <Between scene={scene} at={shown} />
      <Party scene={scene} side={1} />
      <Strokes of={now.strokes ?? []} volley={now.volley} />
    </div>
  );
}
