// A figure, which is a member of a party at one step: draws its piece, the piles that lie beside it, and over it the
// button that takes an option for it.
import type { BoardSide, Figure as Standing, Lang, Pile as Lying } from '#engine';
import type { Standing as Counted } from '../../components/board/Meters.tsx';
import { type Slip, Piece } from '../../components/board/Piece.tsx';
import { lies } from '../../components/board/Plate.tsx';
import { borne, standings } from '../../components/board/standing.ts';
import { dialog } from '../../app/view.ts';
import { lazy } from '../../components/lazy.tsx';
import { words } from '../../i18n/index.ts';
import {
  type Scene,
  calledAt,
  cardCalled,
  figureSaid,
  isTurn,
  pileCalled,
  pilesOf,
  places,
  shared,
  tokenOf,
} from './scene.ts';
import { fieldWords } from './words.ts';
import type { Side } from '../../app/sheet/build.ts';
import { Pile } from './Pile.tsx';
import * as css from './field.module.css';

const Aim = lazy(() => import('./Aim.tsx'));
const FigureDialog = lazy(async () => (await import('./Dialogs.tsx')).FigureDialog);

interface Props {
  scene: Scene;
  side: Side;
  of: BoardSide;
  figure: Standing;
  /** true: the Tab key leads to this figure; the arrow keys lead to the others. */
  first: boolean;
}

/** One word on how the figure takes part in the round; being out goes before having acted. */
function partOf({ out, acted }: Standing): string | undefined {
  const t = fieldWords.value;
  return out ? t.out : acted ? t.acted : undefined;
}

/** Where a figure stands. Whoever stands behind can't be aimed at, so where the word has no room a seal says it. */
function Place({ name, lang, behind }: { name: string; lang: Lang; behind: boolean }) {
  if (!behind) return <>{name}</>;
  return (
    <>
      <b>{lang === 'ja' ? name.slice(0, 1) : name}</b>
      <span>{name}</span>
    </>
  );
}

/** Of two alone either both plates are written across or none, so that their bars begin at one place. */
function acrossAt(scene: Scene): boolean | undefined {
  const lone = ([0, 1] as const).flatMap((side) => {
    const [one, ...others] = scene.board.sides[side].figures ?? [];
    return one && others.length === 0 ? calledAt(scene, side, one.member) : [];
  });
  return lone.length === 2 ? lone.some(lies) : undefined;
}

export function Figure({ scene, side, of, figure, first }: Props) {
  const { member, at, states, cells, out, acted } = figure;
  const { form, lang } = scene;
  const token = tokenOf(side, member);
  const name = calledAt(scene, side, member);
  const said = figureSaid(scene, side, figure, fieldWords.value, words.value);
  const open = () =>
    (dialog.value = {
      kind: 'own',
      draw: () => <FigureDialog scene={scene} side={side} of={of} figure={figure} />,
    });
  const meters = standings({ fight: scene.fight, at: scene.at, form, lang }, side, member);
  const piles = pilesOf(of, member);
  const counted = ({ id, count }: Lying): Counted => ({
    of: { id, value: count, max: 0 },
    name: pileCalled(scene, id),
    drawn: 'pile',
  });
  const laid = meters.some(({ drawn, of: { max } }) => drawn === 'deployed' && max > 0);
  const deployed = laid ? cells.find(({ level }) => level) : undefined;
  const place = places(scene)[at - 1]?.[lang];
  const behind = !shared(scene) && at > 1;
  const turn = isTurn(scene.turn, side, member);
  const asked = isTurn(scene.asked, side, member);
  return (
    <li
      class={css.place}
      data-actor={token}
      data-out={out || undefined}
      data-acted={acted || undefined}
      data-asked={(asked && scene.choosing) || undefined}
      data-behind={behind || undefined}
    >
      <Piece
        side={side}
        name={name}
        across={acrossAt(scene)}
        turn={turn && !out}
        place={place && <Place name={place} lang={lang} behind={behind} />}
        part={partOf(figure)}
        meters={[...meters, ...piles.map(counted)]}
        states={borne(form, states)}
        deployed={deployed ? cardCalled(scene, deployed.item) : laid ? '' : null}
        slips={cells.map((cell): Slip => ({ name: cardCalled(scene, cell.item), gone: cell.gone === true }))}
        said={said}
        first={first}
        onPress={open}
      >
        {piles.length > 0 && (
          <div class={css.hold}>
            {piles.map((pile) => (
              <Pile key={pile.id} scene={scene} of={name} pile={pile} first={false} />
            ))}
          </div>
        )}
      </Piece>
      {scene.choosing && <Aim token={token} said={said} />}
    </li>
  );
}
