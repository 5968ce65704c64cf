// Tests of the order of the crosstable's rows.
import { expect, test } from 'vitest';
import type { LeagueReport, LeagueRow } from '#analysis';
import type { By } from '../../components/league/Crosstable.tsx';
import { type Sorting, inOrder, pressed } from '../../components/kit/Table.tsx';
import { byPoints, valueIn } from './Grid.tsx';

const row = (entrant: number, aps: number | null): LeagueRow => ({
  rank: 0,
  entrant,
  played: 0,
  wins: 0,
  draws: 0,
  losses: 0,
  points: 0,
  aps,
  pwin: null,
  npp: null,
  vote: null,
  knnpbi: null,
});
const report: LeagueReport = {
  format: 'round-robin',
  names: [],
  groups: [],
  settings: [],
  columns: [],
  table: [row(2, 9000), row(0, 5000), row(3, 5000), row(1, null)],
  ties: [],
  rounds: [],
  rows: [],
  usage: [],
  csv: '',
};
const rows = ['-WLD', 'L-WW', 'WL-L', 'DLW-'];
const aps: By = { is: 'figure', id: 'aps' };
/** Indices of the entrants in the wanted order. */
const order = (count: number, rows: readonly string[], of: LeagueReport | null, { by, down }: Sorting<By>) =>
  inOrder(
    Array.from({ length: count }, (_, at) => at),
    (entrant) => (by.is === 'given' ? entrant : valueIn(rows, of)(entrant, by)),
    down,
  );

const inRoster: Sorting<By> = { by: { is: 'given' }, down: false };

test('at first by points; in the order of the roster while there are none', () => {
  const points = [2, 0, 6, 4].map((n, entrant) => ({ ...row(entrant, null), points: n }));
  expect(order(4, rows, { ...report, table: points }, byPoints)).toEqual([2, 3, 0, 1]);
  expect(order(4, rows, null, byPoints)).toEqual([0, 1, 2, 3]);
  expect(order(4, rows, report, inRoster)).toEqual([0, 1, 2, 3]);
});

test('by a figure, equals as in the roster, without one last', () => {
  expect(order(4, rows, report, { by: aps, down: true })).toEqual([2, 0, 3, 1]);
  expect(order(4, rows, report, { by: aps, down: false })).toEqual([0, 3, 2, 1]);
});

test('by the ending against somebody: what is not fought yet comes behind losses', () => {
  const some = ['-W??', 'L-WW', '?L-L', '?LW-'];
  expect(order(4, some, null, { by: { is: 'against', entrant: 1 }, down: true })).toEqual([0, 2, 3, 1]);
  expect(order(4, some, null, { by: { is: 'against', entrant: 0 }, down: true })).toEqual([1, 0, 2, 3]);
});

test('by the ending against somebody: wins first, then draws; oneself last', () => {
  expect(order(4, rows, null, { by: { is: 'against', entrant: 0 }, down: true })).toEqual([2, 3, 1, 0]);
});

test('the first press shows the best on top, the second turns round', () => {
  const once = pressed(inRoster, aps);
  expect(once).toEqual({ by: aps, down: true });
  expect(pressed(once, { ...aps })).toEqual({ by: aps, down: false });
  expect(pressed(once, { is: 'given' }, true)).toEqual(inRoster);
});
