// Dialogs that tell all of a member of a party (numbers, states with their meaning, cells, piles) or of a pile of
// cards.
import type { BoardSide, Figure, Pile } from '#engine';
import {
  type Scene,
  calledAt,
  cardCalled,
  faceOf,
  isTurn,
  meterCalled,
  pileCalled,
  pilesOf,
  places,
} from './scene.ts';
import { fieldWords } from './words.ts';
import { dialog } from '../../app/view.ts';
import { Dialog } from '../../components/Dialog.tsx';
import type { Side } from '../../app/sheet/build.ts';
import { marks, sideNames } from '../../app/sheet/names.ts';
import { Bar } from '../../components/board/Meters.tsx';
import { Meaning } from '../../components/term/Meaning.tsx';
import { Term } from '../../components/term/Term.tsx';
import * as css from './field.module.css';

/** The cards of a pile; if the pile is empty or can't be seen, a sentence says so. */
export function Cards({ scene, pile: { count, cards } }: { scene: Scene; pile: Pile }) {
  const t = fieldWords.value;
  if (count === 0) return <p class="hint">{t.empty}</p>;
  if (!cards) return <p class="hint">{t.unseen}</p>;
  return (
    <ul class={css.cards}>
      {cards.map((card, at) => (
        <li key={at} aria-label={cardCalled(scene, card)}>
          {faceOf(scene, card)}
        </li>
      ))}
    </ul>
  );
}

/** Dialog of a pile. `of`: name of the owner; "": nobody's. */
export function PileDialog({ scene, of, pile }: { scene: Scene; of: string; pile: Pile }) {
  const t = fieldWords.value;
  const { id, count, limit } = pile;
  return (
    <Dialog title={t.pile(of, pileCalled(scene, id))} onClose={() => (dialog.value = null)}>
      <div class={css.told}>
        <p>{limit === undefined ? t.count(count) : t.countOf(count, limit)}</p>
        <Meaning of={id} />
        <Cards scene={scene} pile={pile} />
      </div>
    </Dialog>
  );
}

interface Props {
  scene: Scene;
  side: Side;
  of: BoardSide;
  figure: Figure;
}

export function FigureDialog({ scene, side, of, figure }: Props) {
  const t = fieldWords.value;
  const { form, lang, turn } = scene;
  const { member, at, meters, states, cells, acted, out } = figure;
  const part = [
    places(scene)[at - 1]?.[lang],
    out ? t.out : isTurn(turn, side, member) ? t.inTurn : acted && t.hasActed,
  ].filter(Boolean);
  return (
    <Dialog title={`${marks[side]} ${calledAt(scene, side, member)}`} onClose={() => (dialog.value = null)}>
      <div class={css.told} data-side={sideNames[side]}>
        {part.length > 0 && <p>{part.join(' ・ ')}</p>}
        <dl class={css.numbers}>
          {meters.map((one) => (
            <div key={one.id}>
              <dt>
                <Term of={one.id} name={meterCalled(scene, one.id)} />
              </dt>
              <dd>
                <b>{one.value}</b>
                {one.max > 0 && ` / ${one.max}`}
              </dd>
              <Bar of={one} />
              <dd>
                <Meaning of={one.id} />
              </dd>
            </div>
          ))}
        </dl>
        {states.length > 0 && (
          <dl class={css.meanings}>
            {states.map(({ id, n }) => {
              const state = form.states.find((one) => one.id === id);
              return (
                <div key={id}>
                  <dt>{t.state(state?.name[lang] ?? id, state?.stacks ? n : null)}</dt>
                  <dd>{state?.text[lang]}</dd>
                </div>
              );
            })}
          </dl>
        )}
        {cells.length > 0 && (
          <dl class={css.meanings}>
            {cells.map((cell, k) => (
              <div key={k} data-gone={cell.gone}>
                <dt>
                  {cardCalled(scene, cell.item)}
                  {cell.level ? ` ${cell.level}` : ''}
                </dt>
                <dd>{form.items.find(({ id }) => id === cell.item)?.text[lang]}</dd>
              </div>
            ))}
          </dl>
        )}
        {pilesOf(of, member).map((pile) => (
          <section key={pile.id}>
            <h3>
              <Term of={pile.id} name={pileCalled(scene, pile.id)} />{' '}
              <small>
                {pile.limit === undefined ? t.count(pile.count) : t.countOf(pile.count, pile.limit)}
              </small>
            </h3>
            <Meaning of={pile.id} />
            <Cards scene={scene} pile={pile} />
          </section>
        ))}
      </div>
    </Dialog>
  );
}
