// Tests of the course of a fight: a decision is added, and one that is taken back leaves a marker.
import { expect, test } from 'vitest';
import { type PlayState, afresh, controllersOf, decided, lastByHand, swapped } from './playState.ts';
import { lastWhole, pressOf, takenBack, tellPress } from './takeBack.ts';

test('decisions follow each other, and a fresh start forgets them', () => {
  const course = decided(decided({ seed: '5' }, 'first'), 'attack POW');
  expect(course).toEqual({ seed: '5', decisions: ['first', 'attack POW'] });
  expect(afresh(course)).toEqual({ seed: '5' });
});

test('every rewind has a number of its own, also when markers fall away with it', () => {
  const once = takenBack({ decisions: ['first', 'attack POW'] }, 1, []);
  expect(once.decisions).toEqual(['first', 'reroll 1']);
  const twice = takenBack(decided(once, 'attack SPD'), 2, []);
  expect(twice.decisions).toEqual(['first', 'reroll 1', 'reroll 2']);
  expect(takenBack(twice, 0, []).decisions).toEqual(['reroll 3']);
});

test('written dice that were seen behind the decision fall away', () => {
  const fought = [2, 2, 4].map(
    (rolls, i) => ({ event: 0, i, side: 'A', point: 'attack', by: 'hand', rolls }) as const,
  );
  const course = { rolls: [60, 33, 4, 6, 1, 2], decisions: ['first', 'attack POW', 'guard'] };
  expect(takenBack(course, 2, fought)).toEqual({
    rolls: [60, 33, 4, 6],
    decisions: ['first', 'attack POW', 'reroll 1'],
  });
});

test('the consent to a decision is taken back with it', () => {
  const course = { decisions: ['first', 'consent', 'attack POW'] };
  expect(takenBack(course, 2, []).decisions).toEqual(['first', 'reroll 1']);
});

test('who decides goes with the side', () => {
  const course: PlayState = { seed: '5', controllers: ['hand', 'search 2'] };
  expect(swapped(decided(course, 'first'))).toEqual({ seed: '5', controllers: ['search 2', 'hand'] });
});

test('a choice of who decides counts before it has been fought', () => {
  expect(controllersOf({}, ['plans', 'search 1'])).toEqual(['plans', 'search 1']);
  expect(controllersOf({ controllers: ['hand', 'plans'] }, ['plans', 'plans'])).toEqual(['hand', 'plans']);
  expect(controllersOf({}, [])).toEqual(['plans', 'plans']);
});

test('what was decided last is taken back, also a choice that can’t be seen', () => {
  const one = { event: 0, side: 'A', point: 'stance', by: 'hand' } as const;
  const option = { id: 'sun', label: '' };
  expect(
    lastByHand([
      { ...one, i: 0, option },
      { ...one, i: 1, secret: true },
    ]),
  ).toBe(1);
  expect(
    lastByHand([
      { ...one, i: 0, option },
      { ...one, i: 1, rewind: 1 },
    ]),
  ).toBe(0);
  expect(lastByHand([{ ...one, i: 0, by: 'search 1', option }])).toBe(null);
});

test('a decision is taken back with all its steps, one that is still asked step by step', () => {
  const one = { event: 4, side: 'A', by: 'hand' } as const;
  const step = (i: number, point: string, id: string, event = 4) => ({
    ...one,
    i,
    event,
    point,
    option: { id, label: '' },
  });
  const paid = [
    step(0, 'use', 'pass', 1),
    step(1, 'use', 'skill 2'),
    step(2, 'pay', 'panel 2'),
    step(3, 'pay', 'panel 3'),
  ];
  expect(lastWhole(paid, 9)).toBe(1);
  expect(lastWhole(paid, 4)).toBe(3);
  // What was passed on before is another decision, and so is what was done before something was seen.
  expect(lastWhole([step(0, 'react', 'pass'), step(1, 'use', 'skill 2')], 9)).toBe(1);
  expect(lastWhole([step(0, 'use', 'skill 1', 3), step(1, 'pay', 'panel 2')], 9)).toBe(1);
  expect(
    lastWhole(
      [step(0, 'use', 'skill 1'), { ...one, i: 1, point: 'pay', rewind: 1 }, step(2, 'pay', 'panel 2')],
      9,
    ),
  ).toBe(0);
  expect(lastWhole([], 0)).toBe(null);
});

test('what one press has decided is taken back as one, and nothing else is', () => {
  const before = { decisions: ['pass'] };
  const ids = ['7', '0', '12'];
  tellPress(before, ids);
  const course = ids.reduce(decided, before);
  expect(pressOf(course, 3)).toBe(1);
  expect(pressOf(course, 0)).toBe(0);
  expect(pressOf(decided(course, 'front'), 4)).toBe(4);
  // Other decisions at the same places.
  expect(pressOf({ decisions: ['pass', '7', '0', '11'] }, 3)).toBe(3);
});
