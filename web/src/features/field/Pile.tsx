// A pile of cards, of a figure, a side or nobody: draws its name, its count and its cards over each other. A press
// opens the dialog that names the cards; an empty pile can't be pressed.
import type { Pile as Lying } from '#engine';
import { Card, Stack } from '../../components/card/Card.tsx';
import { dialog } from '../../app/view.ts';
import { lazy } from '../../components/lazy.tsx';
import { words } from '../../i18n/index.ts';
import { type Scene, faceOf, pileCalled, pileSaid } from './scene.ts';
import { fieldWords } from './words.ts';
import * as css from './field.module.css';

const PileDialog = lazy(async () => (await import('./Dialogs.tsx')).PileDialog);

/** Most cards that are drawn; further ones lie under them unseen. */
const mostDrawn = 10;

interface Props {
  scene: Scene;
  /** Name of the owner; "": nobody's. */
  of: string;
  pile: Lying;
  /** true: the Tab key leads to this pile; the arrow keys lead to the others. */
  first: boolean;
  /** false: only the count is shown, as for piles of nobody. */
  drawn?: boolean;
}

export function Pile({ scene, of, pile, first, drawn = true }: Props) {
  const { id, count, limit, cards } = pile;
  const faces = cards?.map((card) => faceOf(scene, card)) ?? Array.from({ length: count }, () => null);
  return (
    <button
      type="button"
      class={css.pile}
      tabIndex={first ? 0 : -1}
      aria-haspopup="dialog"
      disabled={count === 0}
      aria-label={pileSaid(scene, of, pile, fieldWords.value, words.value)}
      onClick={() =>
        (dialog.value = { kind: 'own', draw: () => <PileDialog scene={scene} of={of} pile={pile} /> })
      }
    >
      <span class={css.kind}>
        {pileCalled(scene, id)}
        <b>
          {count}
          {limit !== undefined && <small>/{limit}</small>}
        </b>
      </span>
      {drawn && count > 0 && (
        <Stack>
          {faces.slice(-mostDrawn).map((face, k) => (
            <span key={k}>
              <Card face={face} />
            </span>
          ))}
        </Stack>
      )}
    </button>
  );
}
