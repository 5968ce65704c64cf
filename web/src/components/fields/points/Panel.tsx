// Draws a panel, the kanji of its element in the element's border; and a cost as a row of panels.
import { Gloss } from '../../Inline.tsx';
import { pointsWords } from './words.ts';
import * as css from '../../../styles/panel.module.css';

/** Element to `data-element`, which styles/panel.module.css matches: change both together. */
const borders: Record<string, string> = {
  火: 'fire',
  水: 'water',
  風: 'wind',
  地: 'earth',
  剣: 'sword',
  黒: 'black',
  白: 'white',
};

/** A panel. Hidden from screen readers: the caller has to name the element. */
export function Panel({ element }: { element: string }) {
  return (
    <span class={css.element} data-element={borders[element]} lang="ja" aria-hidden="true">
      {element}
    </span>
  );
}

/** A cost as it is written on paper: 《火剣》, each element in a frame of its own. */
export function Cost({ of }: { of: string }) {
  const t = pointsWords.value;
  const letters = Array.from(of);
  if (letters.length === 0) return <span class={`${css.cost} ${css.none}`}>{t.noCost}</span>;
  return (
    <span class={css.cost}>
      <span class="vh">{t.cost(letters.map((one) => t.elementNames[one] ?? one).join(' '))}</span>
      {letters.map((one, at) => (
        <Panel key={at} element={one} />
      ))}
      <Gloss of={letters.map((one) => t.elementNames[one] ?? one).join(' ')} />
    </span>
  );
}
