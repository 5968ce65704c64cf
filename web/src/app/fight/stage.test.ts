// Tests of the stages of the match screen, the ways between them, and the seal of the verdict.
import { describe, expect, test } from 'vitest';
import type { Decided } from '#engine';
import { type Happened, type Stage, type State, handsIn, next, stages } from './stage.ts';

const at = (stage: Stage, open = false): State => ({ stage, open });
const after = (from: State, ...all: Happened[]) => all.reduce(next, from);

describe('the reader asks', () => {
  test.each(stages)('%s can be reached from everywhere', (to) => {
    for (const from of stages) expect(next(at(from), { is: 'asked', stage: to }).stage).toBe(to);
  });
  test('what is asked for opens no verdict: the first change of who builds does', () => {
    for (const to of stages) expect(next(at('watch'), { is: 'asked', stage: to }).open).toBe(false);
    expect(next(at('build', true), { is: 'asked', stage: 'watch' }).open).toBe(true);
    expect(next(at('build'), { is: 'changed' })).toEqual(at('build', true));
    // Other dice or another setting, while watching or playing.
    expect(next(at('watch'), { is: 'changed' })).toEqual(at('watch'));
    expect(next(at('play'), { is: 'changed' })).toEqual(at('play'));
  });
  test('▶ leads from building to watching, and leaves who plays at play', () => {
    expect(next(at('build', true), { is: 'started' })).toEqual(at('watch', true));
    expect(next(at('play'), { is: 'started' })).toEqual(at('play'));
  });
});

describe('who decides', () => {
  test('a side that is played by hand leads to play, the last that is not leads back', () => {
    expect(next(at('watch'), { is: 'hands', before: 0, now: 1 }).stage).toBe('play');
    // A build without a tactic yet would be played by hand, but its player is still building it.
    expect(next(at('build'), { is: 'hands', before: 0, now: 1 }).stage).toBe('build');
    expect(next(at('play'), { is: 'hands', before: 2, now: 1 }).stage).toBe('play');
    expect(next(at('play'), { is: 'hands', before: 1, now: 0 }).stage).toBe('watch');
    expect(next(at('build'), { is: 'hands', before: 1, now: 0 }).stage).toBe('build');
  });
  test('a side without plans counts as played by hand where it is asked', () => {
    const pending = { side: 'A', by: 'hand' } as never;
    const decisions: Decided[] = [];
    expect(handsIn({ controllers: ['plans', 'plans'], pending, decisions })).toBe(1);
    expect(handsIn({ controllers: ['hand', 'hand'], pending, decisions })).toBe(2);
    expect(handsIn({ controllers: ['search 3', 'plans'], pending: null, decisions })).toBe(0);
    // A build without plans was played by hand, and its fight is over.
    const byHand = [{ side: 'B', by: 'hand' }] as Decided[];
    expect(handsIn({ controllers: ['search 3', 'plans'], pending: null, decisions: byHand })).toBe(1);
    expect(handsIn(null)).toBe(0);
  });
});

describe('what comes from elsewhere', () => {
  test('is watched from its beginning with its seal on', () => {
    expect(next(at('build', true), { is: 'came', waits: false, open: false })).toEqual(at('watch'));
  });
  test('is played where it waits for a decision', () => {
    expect(next(at('watch'), { is: 'came', waits: true, open: false }).stage).toBe('play');
  });
  test('stays open where the link asked for it', () => {
    expect(next(at('watch'), { is: 'came', waits: false, open: true }).open).toBe(true);
  });
});

test('the seal is opened once, by hand or by reading, and nothing but another fight closes it', () => {
  const opened = next(at('watch'), { is: 'opened' });
  expect(opened).toEqual(at('watch', true));
  for (const stage of stages) expect(next(opened, { is: 'asked', stage }).open).toBe(true);
  expect(after(opened, { is: 'started' }, { is: 'hands', before: 0, now: 1 }).open).toBe(true);
  expect(next(opened, { is: 'came', waits: false, open: false }).open).toBe(false);
});
