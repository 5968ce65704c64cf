// A pile, opened.
import type { Pile } from '#engine';
import { dialog } from '../../app/view.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { Cards } from './Cards.tsx';
import { type Scene, pileCalled } from './scene.ts';
import { fieldWords } from './words.ts';
import * as css from './field.module.css';

export default function PileDialog({ scene, of, pile }: { scene: Scene; of: string; pile: Pile }) {
  const t = fieldWords.value;
  const { id, count, limit } = pile;
  return (
    <Dialog title={t.pile(of, pileCalled(scene, id))} onClose={() => (dialog.value = null)}>
      <div class={css.told}>
        <p>{limit === undefined ? t.count(count) : t.countOf(count, limit)}</p>
        <Cards scene={scene} pile={pile} />
      </div>
    </Dialog>
  );
}
