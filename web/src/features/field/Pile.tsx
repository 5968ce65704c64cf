// A pile of cards beside a figure, or nobody's: its name and count, and the cards over each other. Pressed it names them; an empty one has nothing to tell.
import type { Pile as Lying } from '#engine';
import { Card, Stack } from '../../components/card/Card.tsx';
import { dialog } from '../../app/view.ts';
import { lazy } from '../../components/lazy.tsx';
import { words } from '../../i18n/index.ts';
import { type Scene, faceOf, pileCalled, pileSaid } from './scene.ts';
import { fieldWords } from './words.ts';
import * as css from './field.module.css';

const PileDialog = lazy(async () => (await import('./Dialogs.tsx')).PileDialog);

/** More lie under those that are drawn. */
const mostDrawn = 10;

interface Props {
  scene: Scene;
  /** Whose it is; "": nobody's. */
  of: string;
  pile: Lying;
  /** The one that the Tab key leads to. */
  first: boolean;
  /** Its cards are drawn; a pile of nobody is a count. */
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
