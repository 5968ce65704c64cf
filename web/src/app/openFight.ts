// Opens the fight of two characters on the match screen; one undo leads back.
import type { Build, LeagueRequest } from '#engine';
import { replace } from './match.ts';
import { pool } from './pool.ts';
import { show } from './screens.ts';
import { askOne } from '../engine/pool.ts';

/** seed: where chance decides, that of the game. */
export function openFight(
  a: Build | undefined,
  b: Build | undefined,
  settings?: LeagueRequest['settings'],
  seed?: string,
): void {
  if (!a || !b) return;
  void replace([{ ...a }, { ...b }, settings, seed === undefined ? {} : { seed }]);
  show('match');
}

/** The game of two entrants as a league has it. Played once, it has the one on ▲ who enters first. */
export async function openGame(request: LeagueRequest, a: number, b: number): Promise<void> {
  const chance = request.seed !== undefined;
  const [first, second] = chance && request.format !== 'double' && a > b ? [b, a] : [a, b];
  const seed = chance
    ? await askOne<string>(pool(), {
        call: 'gameSeed',
        request: JSON.stringify(request),
        a: first,
        b: second,
      })
    : undefined;
  openFight(request.entrants[first]?.build, request.entrants[second]?.build, request.settings, seed);
}
