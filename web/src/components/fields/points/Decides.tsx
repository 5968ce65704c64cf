// Who decides for a side: its plans, a computer opponent where there are some, or the reader by hand.
import type { Controller } from '#engine';
import type { Side } from '../../../app/build.ts';
import { playState, fightWith, report, system } from '../../../app/fight/match.ts';
import { controlled } from '../../../app/fight/playState.ts';
import { pointsWords } from './words.ts';
import * as css from './points.module.css';

const searches = ['search 1', 'search 2', 'search 3'] as const;

export function Decides({ side }: { side: Side }) {
  const t = pointsWords.value;
  const id = `decides-${side}`;
  return (
    // No paragraph: the served sheet is taken over without this, and would lend its last paragraph to it.
    <div class={css.decides}>
      <label for={id}>{t.decides}</label>
      <select
        id={id}
        value={playState.value.controllers?.[side] ?? 'plans'}
        onChange={(event) => {
          const by = event.currentTarget.value as Controller;
          void fightWith(controlled(playState.value, side, by, report.value?.controllers ?? []));
        }}
      >
        <option value="plans">{t.byPlans}</option>
        {searches.slice(0, system.value?.opponents).map((one, level) => (
          <option key={one} value={one}>
            {t.opponents[level]}
          </option>
        ))}
        <option value="hand">{t.byHand}</option>
      </select>
    </div>
  );
}
