// What a fight with chance needs beside its replay: its settings, and the choice that waits.
import { useEffect } from 'preact/hooks';
import { report } from '../../app/match.ts';
import { ByHand } from './byHand.ts';
import { followOdds } from './oddsShown.ts';
import { Settings } from '../../components/settings/Settings.tsx';
import * as css from './play.module.css';

export { Begin } from './Begin.tsx';
export { Curtain } from './byHand.ts';
export { Decided } from './Decided.tsx';

export function Play() {
  const fight = report.value;
  useEffect(followOdds, []);
  return (
    <div class={css.play}>
      <Settings />
      {fight && (fight.pending || fight.decisions.some(({ by }) => by === 'hand')) && (
        <ByHand fight={fight} />
      )}
    </div>
  );
}
