// The face of a panel: the kanji of its element in a border of the element's own.
import * as css from '../../styles/panel.module.css';

/** Names for the style sheet. */
const borders: Record<string, string> = {
  火: 'fire',
  水: 'water',
  風: 'wind',
  地: 'earth',
  剣: 'sword',
  黒: 'black',
  白: 'white',
};

export function Panel({ element }: { element: string }) {
  return (
    <span class={css.element} data-element={borders[element]} lang="ja" aria-hidden="true">
      {element}
    </span>
  );
}
