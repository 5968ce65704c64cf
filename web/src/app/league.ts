// Shared by leagues, crosstables and the hill: figures of tables, names of entrants, the seed, the opening of a game.
import { computed, signal } from '@preact/signals';
import type { LeagueRow } from '#analysis';
import type { Build, LeagueRequest } from '#engine';
import { hundredths } from '../i18n/numbers.ts';
import { newSeed } from './fight/playState.ts';
import { replace, system } from './fight/match.ts';
import { pool } from './pool.ts';
import { show } from './view.ts';
import { askOne } from '../engine/pool.ts';

// Figures of a league's table, as shown and compared.

/** Columns whose numbers are hundredths of a percent. */
const percentages = new Set(['aps', 'pwin', 'npp', 'vote', 'knnpbi']);

/** Number in a column of a row; null where there is none. */
export function figureOf(row: LeagueRow, column: string): number | null {
  const value: unknown = (row as unknown as Record<string, unknown>)[column];
  return typeof value === 'number' ? value : null;
}

export function shownFigure(row: LeagueRow, column: string): string {
  const value = figureOf(row, column);
  if (value === null) return '–';
  return percentages.has(column) ? hundredths(value) : String(value);
}

/** Sign for an entrant's average score (hundredths of a percent), for readers who don't read numbers. */
export function grade(aps: number | null): string {
  if (aps === null) return '–';
  if (aps >= 7500) return '◎';
  if (aps >= 5000) return '○';
  return aps >= 2500 ? '△' : '×';
}

/** Names that tell entrants apart: the name, or its number where it is missing or shared. */
export function namesOf(builds: readonly Build[]): string[] {
  const counts = new Map<string, number>();
  for (const { name } of builds) counts.set(name, (counts.get(name) ?? 0) + 1);
  return builds.map(({ name }, at) => {
    if (!name) return `#${at + 1}`;
    return (counts.get(name) ?? 0) > 1 ? `${name} #${at + 1}` : name;
  });
}

/** Seed of leagues and crosstables, where chance decides: shown, rolled anew, and sent along. */
export const seed = signal('1');

/** The seed as a part of a league request; {} where the system has no chance. */
export const seedPart = computed(() => (system.value?.chance ? { seed: seed.value } : {}));

export function rollSeed(): void {
  seed.value = newSeed();
}

/** Opens a fight of two builds. `seed`: the game's seed where chance decides. */
export function openFight(
  a: Build | undefined,
  b: Build | undefined,
  settings?: LeagueRequest['settings'],
  seed?: string,
): void {
  if (!a || !b) return;
  const course = seed === undefined ? {} : { seed };
  void replace({ sides: [{ ...a }, { ...b }], settings, course }).then((done) => done && show('match'));
}

/** Opens the game of two entrants (indices) as the league fought it. In a single round the earlier entrant is on ▲. */
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
