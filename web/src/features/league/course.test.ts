// Tests of brackets: the columns of a knock-out, the gaps in them, and the lines between the games.
import { expect, test } from 'vitest';
import type { LeagueRound } from '#analysis';
import { brackets } from './course.ts';

const title = { ja: '', en: '' };
/** `places`: the places that have a game, such as "0 1 3". */
const round = (bracket: LeagueRound['bracket'], places: string): LeagueRound => ({
  title,
  ...(bracket && { bracket }),
  games: places.split(' ').map((place) => ({ a: 0, b: null, outcome: null, place: Number(place) })),
});
const signs = { on: '─', down: '┐', up: '┘' };
/** Brackets as text. A slot with a game is "o", with signs for the line before and the line behind it; an empty one
 * is ".". */
const drawn = (rounds: LeagueRound[], shown: number) =>
  brackets(rounds, shown).map((columns) =>
    columns
      .map(({ slots }) =>
        slots
          .map(({ game, from, to }) => (game ? (from ? '─' : '') + 'o' + (to ? signs[to] : '') : '.'))
          .join(' '),
      )
      .join(' / '),
  );

test('a single elimination halves from column to column', () => {
  const rounds = [round('winners', '0 1 2 3'), round('winners', '0 1'), round('winners', '0')];
  expect(drawn(rounds, 3)).toEqual(['o┐ o┘ o┐ o┘ / ─o┐ ─o┘ / ─o']);
  expect(drawn(rounds, 1)).toEqual(['o o o o']);
});

test('in the losers’ bracket there are gaps, and lines that go straight on', () => {
  // Five entrants: only one lost in the first round.
  const rounds = [
    round('winners', '0 1 2 3'),
    round('winners', '0 1'),
    round('losers', '0'),
    round('losers', '0 1'),
    round('winners', '0'),
    round('losers', '0'),
    round('losers', '0'),
    round('final', '0'),
    round('final', '0'),
  ];
  expect(drawn(rounds, 9)).toEqual(['o┐ o┘ o┐ o┘ / ─o┐ ─o┘ / ─o', 'o─ . / ─o┐ o┘ / ─o─ / ─o', 'o─ / ─o']);
  expect(drawn(rounds, 4)).toEqual(['o┐ o┘ o┐ o┘ / ─o ─o', 'o─ . / ─o o']);
  expect(brackets(rounds, 9)[1]?.map(({ index }) => index)).toEqual([2, 3, 5, 6]);
});
