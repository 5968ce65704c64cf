// Tests answers that stand for later questions, and when they end.
import { expect, test } from 'vitest';
import type { Option, Pending } from '#engine';
import type { Fight } from '../../../engine/fight.ts';
import { history } from '../../../app/fight/match.ts';
import { askAgain, asksForDiffering, letSettle, letStand, standingAnswer } from './Standing.tsx';

const option = (id: string, ...tags: string[]): Option => ({ id, ja: id, en: id, tags, kind: '' });
const question = (i: number, side: 'A' | 'B', ...options: Option[]) =>
  ({ i, side, options, point: 'asked' }) as unknown as Pending;
/** A fight with one event for each tone. The actions among them begin exchanges. */
const fightOf = (...tones: string[]) => {
  const events = tones.map((tone, i) => ({ i, tone, round: 1 }));
  const phases = [{ id: 'main', first: 0, count: events.length }];
  return { events, rounds: [{ round: 1, phases }] } as unknown as Fight;
};
const seeded = (seed: string) => {
  history.value = { past: [], now: { sides: [], course: { seed } } as never, future: [] };
};

const cards = (i: number) => question(i, 'A', option('S2'), option('S3', 'oldest'));
const helps = (i: number, side: 'A' | 'B') => question(i, side, option('cover'), option('pass', 'for_all'));

test('the oldest card goes by itself in the fight in which that was said, until a turn is taken back', () => {
  const fight = fightOf('use', 'hit');
  seeded('7');
  letStand('oldest', fight, cards(0));
  expect(standingAnswer(fight, cards(0))).toBeNull();
  expect(standingAnswer(fightOf('use', 'hit', 'use'), cards(4))).toBe('S3');
  expect(standingAnswer(fight, question(1, 'A', option('S2')))).toBeNull();
  seeded('8');
  expect(standingAnswer(fight, cards(1))).toBeNull();
  seeded('7');
  askAgain();
  expect(standingAnswer(fight, cards(1))).toBeNull();
});

test('the leftmost of equal panels pays by itself; where they differ it is asked', () => {
  seeded('7');
  askAgain();
  const fight = fightOf('use', 'hit');
  const panel = (id: string, name: string): Option => ({ ...option(id), ja: `${id}：${name}` });
  const pays = (i: number, ...names: string[]) => ({
    ...question(i, 'A', ...names.map((name, k) => panel(`${k + 1}`, name))),
    point: 'pay',
  });
  letStand('leftmost', fight, pays(0, '剣', '剣'));
  expect(standingAnswer(fight, pays(3, '剣', '剣', '剣'))).toBe('1');
  expect(standingAnswer(fight, pays(3, '剣H', '剣'))).toBeNull();
  // Why it is asked then is said; where nothing stands there is nothing to explain.
  expect(asksForDiffering(pays(3, '剣H', '剣'))).toBe(true);
  expect(asksForDiffering(pays(3, '剣', '剣'))).toBe(false);
  expect(asksForDiffering({ ...pays(3, '剣H', '剣'), side: 'B' })).toBe(false);
  // What is taken back later leaves it, and what it was said with ends it.
  askAgain(2);
  expect(standingAnswer(fight, pays(3, '剣', '剣'))).toBe('1');
  askAgain(0);
  expect(standingAnswer(fight, pays(3, '剣', '剣'))).toBeNull();
  letStand('leftmost', fight, pays(0, '剣', '剣'));
  expect(letStand('leftmost', fight, question(4, 'A', option('1'), option('1')))).toBeNull();
});

test('nobody of the side helps for the rest of the exchange', () => {
  seeded('7');
  const fight = fightOf('use', 'note');
  letStand('for_all', fight, helps(3, 'A'));
  expect(standingAnswer(fight, helps(4, 'A'))).toBe('pass');
  // The last member who is asked has nobody else to answer for.
  expect(standingAnswer(fight, question(5, 'A', option('cover'), option('pass')))).toBe('pass');
  expect(standingAnswer(fight, helps(4, 'B'))).toBeNull();
  // At the next attack the player is asked again.
  expect(standingAnswer(fightOf('use', 'note', 'hit', 'use'), helps(5, 'A'))).toBeNull();
  askAgain();
});

test('what was settled is not asked by the very next question, unless that offers something new', () => {
  seeded('7');
  const fight = fightOf('use', 'hit');
  const first = question(3, 'A', option('dodge 0'), option('take', 'settles'), option('deploy 1'));
  const next = (i: number, ...more: Option[]) => question(i, 'A', option('accept', 'settled'), ...more);
  letSettle(first, 'take');
  expect(standingAnswer(fight, next(4, option('deploy 1')))).toBe('accept');
  expect(standingAnswer(fight, next(5, option('deploy 1')))).toBeNull();
  expect(standingAnswer(fight, next(4, option('deploy 2')))).toBeNull();
  letSettle(first, 'dodge 0');
  expect(standingAnswer(fight, next(4, option('deploy 1')))).toBeNull();
  // A player who takes it back is asked again.
  letSettle(first, 'take');
  askAgain();
  expect(standingAnswer(fight, next(4, option('deploy 1')))).toBeNull();
});

test('where all that may be chosen comes to the same as declining, nobody is asked', () => {
  seeded('7');
  askAgain();
  const fight = fightOf('use', 'hit');
  expect(standingAnswer(fight, question(1, 'A', option('pass'), option('pattern 1', 'same')))).toBe('pass');
  const another = question(1, 'A', option('pass'), option('pattern 1', 'same'), option('pattern 2'));
  expect(standingAnswer(fight, another)).toBeNull();
  // Where one may not decline, the same is a choice.
  expect(
    standingAnswer(fight, question(1, 'A', option('pattern 1', 'same'), option('pattern 2'))),
  ).toBeNull();
});
