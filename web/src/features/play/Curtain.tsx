// Between two turns at one screen: whose turn it is, and nothing else of the fight, until that player has the screen.
import { curtain } from '../../app/curtain.ts';
import { letter } from '../../app/letters/letter.ts';
import { report } from '../../app/match.ts';
import { nameOf } from '../../app/names.ts';
import { sideNames } from '../../app/sides.ts';
import { lazy } from '../../components/lazy.tsx';
import { Mark } from '../../components/Mark.tsx';
import { takeScreen } from './handover.ts';
import { playWords } from './words.ts';
import * as css from './Curtain.module.css';

const Letter = lazy(() => import('../letters/Letter.tsx'));

export default function Curtain() {
  const t = playWords.value;
  const fight = report.value;
  // Who is remembered to be one of the two has the screen without being asked.
  if (!fight || !letter.value) return null;
  const side = curtain.value === 'B' ? 1 : 0;
  const name = nameOf(fight, side);
  return (
    <section class={css.curtain} data-side={sideNames[side]} aria-labelledby="waiting">
      <h2 id="waiting">
        <Mark side={side} /> {t.curtain(name)}
      </h2>
      <p class="hint">{t.behindCurtain}</p>
      <button type="button" class="go" onClick={() => void takeScreen()}>
        {t.takeScreen(name)}
      </button>
      <Letter fight={fight} curtained />
    </section>
  );
}
