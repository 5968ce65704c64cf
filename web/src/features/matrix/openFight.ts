// Opens the fight of two characters on the match screen; one undo leads back.
import type { Build } from '#engine';
import { replace } from '../../app/match.ts';
import { show } from '../../app/screens.ts';

export function openFight(a: Build | undefined, b: Build | undefined): void {
  if (!a || !b) return;
  replace([{ ...a }, { ...b }]);
  show('match');
}
