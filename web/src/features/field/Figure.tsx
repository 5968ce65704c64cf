// A member of a party as it stands: name, meters as ruled bars, states, the piles that hang under it.
import type { BoardSide, Figure as Standing, Meter, Pile as Lying } from '#engine';
import { dialog } from '../../app/view.ts';
import { lazy } from '../../components/lazy.tsx';
import { words } from '../../i18n/index.ts';
import {
  type Scene,
  calledAt,
  faceOf,
  figureSaid,
  meterCalled,
  pileCalled,
  pileSaid,
  pilesOf,
  strokesOf,
  tokenOf,
} from './scene.ts';
import { fieldWords } from './words.ts';
import type { Side } from '../../app/build.ts';
import { begunStem, choosing, optionAt } from '../../app/fight/choosing.ts';
import { stale } from '../../app/fight/match.ts';
import { Mark } from '../../components/Inline.tsx';
import * as css from './field.module.css';

/** How much of a most there is, as a ruled bar; nothing where there is no most. */
export function Bar({ of: { value, max } }: { of: Meter }) {
  if (max <= 0) return null;
  const share = Math.min(Math.max(value / max, 0), 1) * 100;
  return (
    <svg class={css.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect width={share} height="6" />
    </svg>
  );
}

const PileDialog = lazy(async () => (await import('./Dialogs.tsx')).PileDialog);

interface PileProps {
  scene: Scene;
  /** Whose it is; "": nobody's. */
  of: string;
  pile: Lying;
  first: boolean;
}

/** Cards that lie together: name, count, and slips of those that may be seen where there is room. Pressed it names them. */
export function Pile({ scene, of, pile, first }: PileProps) {
  const { id, count, limit, cards } = pile;
  return (
    <button
      type="button"
      class={css.pile}
      tabIndex={first ? 0 : -1}
      aria-haspopup="dialog"
      aria-label={pileSaid(scene, of, pile, fieldWords.value, words.value)}
      onClick={() =>
        (dialog.value = { kind: 'own', draw: () => <PileDialog scene={scene} of={of} pile={pile} /> })
      }
    >
      <span class={css.kind}>
        {pileCalled(scene, id)} <b>{count}</b>
        {limit !== undefined && `/${limit}`}
      </span>
      {cards && cards.length > 0 && (
        <span class={css.slips}>
          {cards.map((card, at) => (
            <span key={at}>{faceOf(scene, card)}</span>
          ))}
        </span>
      )}
    </button>
  );
}

const FigureDialog = lazy(async () => (await import('./Dialogs.tsx')).FigureDialog);

interface FigureProps {
  scene: Scene;
  side: Side;
  of: BoardSide;
  figure: Standing;
  /** The one that the Tab key leads to. */
  first: boolean;
}

/** One word of how it takes part: only the first that is true. */
function Part({ scene, side, figure: { member, out, acted } }: Omit<FigureProps, 'of' | 'first'>) {
  const t = fieldWords.value;
  const { turn } = scene;
  if (out) return <i class={css.part}>{t.out}</i>;
  if (turn?.side === side && turn.member === member) return <i class={css.now}>{t.turn}</i>;
  return acted ? <i class={css.part}>{t.acted}</i> : null;
}

export function Figure({ scene, side, of, figure, first }: FigureProps) {
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
        data-takes={taken ? '' : undefined}
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
    </li>
  );
}
