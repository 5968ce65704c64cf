// Cards that lie together: name, count, and slips of those that may be seen where there is room. Pressed it names them.
import type { Pile as Lying } from '#engine';
import { dialog } from '../../app/view.ts';
import { lazy } from '../../components/lazy.tsx';
import { words } from '../../i18n/index.ts';
import { pileSaid } from './said.ts';
import { type Scene, faceOf, pileCalled } from './scene.ts';
import { fieldWords } from './words.ts';
import * as css from './field.module.css';

const PileDialog = lazy(() => import('./PileDialog.tsx'));

interface Props {
  scene: Scene;
  /** Whose it is; "": nobody's. */
  of: string;
  pile: Lying;
  first: boolean;
}

export function Pile({ scene, of, pile, first }: Props) {
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
