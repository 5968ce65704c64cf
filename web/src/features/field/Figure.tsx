// A member of a party as it stands: name, meters as ruled bars, states; its piles hang under it. Pressed it tells all.
import type { BoardSide, Figure as Standing } from '#engine';
import type { Side } from '../../app/build.ts';
import { begunStem, choosing, optionAt } from '../../app/choosing.ts';
import { stale } from '../../app/match.ts';
import { dialog } from '../../app/view.ts';
import { lazy } from '../../components/lazy.tsx';
import { Mark } from '../../components/Mark.tsx';
import { words } from '../../i18n/index.ts';
import { Bar } from './Bar.tsx';
import { Pile } from './Pile.tsx';
import { figureSaid } from './said.ts';
import { type Scene, calledAt, meterCalled, pilesOf, strokesOf, tokenOf } from './scene.ts';
import { fieldWords } from './words.ts';
import * as css from './field.module.css';

const FigureDialog = lazy(() => import('./FigureDialog.tsx'));
const Ways = lazy(() => import('./Ways.tsx'));

interface Props {
  scene: Scene;
  side: Side;
  of: BoardSide;
  figure: Standing;
  /** The one that the Tab key leads to. */
  first: boolean;
}

/** One word of how it takes part: only the first that is true. */
function Part({ scene, side, figure: { member, out, acted } }: Omit<Props, 'of' | 'first'>) {
  const t = fieldWords.value;
  const { turn } = scene;
  if (out) return <i class={css.part}>{t.out}</i>;
  if (turn?.side === side && turn.member === member) return <i class={css.now}>{t.turn}</i>;
  return acted ? <i class={css.part}>{t.acted}</i> : null;
}

export function Figure({ scene, side, of, figure, first }: Props) {
  const { member, meters, states, out, acted } = figure;
  const token = tokenOf(side, member);
  const name = calledAt(scene, side, member);
  const { to, from } = strokesOf(scene, token);
  const turn = scene.turn?.side === side && scene.turn.member === member;
  const choice = scene.choosing && choosing.value;
  const taken = choice && optionAt(choice.pending.options, begunStem.value, token);
  const said = figureSaid(scene, side, figure, fieldWords.value, words.value);
  const open = () =>
    (dialog.value = {
      kind: 'own',
      draw: () => <FigureDialog scene={scene} side={side} of={of} figure={figure} />,
    });
  return (
    <li
      class={css.place}
      data-actor={token}
      data-out={out || undefined}
      data-acted={acted || undefined}
      data-turn={(turn && !out) || undefined}
      data-struck={from.length > 0 || undefined}
      data-acts={to.length > 0 || undefined}
      data-aim={Boolean(taken) || undefined}
    >
      <button
        type="button"
        class={css.figure}
        tabIndex={first ? 0 : -1}
        aria-haspopup={taken ? undefined : 'dialog'}
        aria-label={taken ? fieldWords.value.take(said) : said}
        disabled={Boolean(taken) && stale.value}
        onClick={() => (taken ? choice.decide(taken) : open())}
      >
        <span class={css.head}>
          <Mark side={side} />
          <bdi class={css.called}>{name}</bdi>
          <Part scene={scene} side={side} figure={figure} />
        </span>
        {meters.map((one) => (
          <span key={one.id} class={css.meter}>
            <span>{meterCalled(scene, one.id)}</span>
            <b>{one.value}</b>
            <Bar of={one} />
          </span>
        ))}
        {states.length > 0 && (
          <span class={css.states}>
            {states.map(({ id, n }) => {
              const state = scene.form.states.find((one) => one.id === id);
              return (
                <span key={id}>
                  <b>{(scene.lang === 'ja' ? state?.glyph : state?.name.en) ?? id}</b>
                  {state?.stacks && (scene.lang === 'ja' ? n : ` ${n}`)}
                </span>
              );
            })}
          </span>
        )}
      </button>
      {pilesOf(of, member).map((pile) => (
        <Pile key={pile.id} scene={scene} of={name} pile={pile} first={false} />
      ))}
      {choice && turn && <Ways scene={scene} />}
    </li>
  );
}
