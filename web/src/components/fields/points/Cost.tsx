// A cost as it is written on paper: 《火剣》, each element in a frame of its own.
import { Gloss } from '../../Gloss.tsx';
import { Panel } from '../../panel/Panel.tsx';
import { pointsWords } from './words.ts';
import * as css from '../../../styles/panel.module.css';

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
