// Tests which counted states are said to be struck at.
import { expect, test } from 'vitest';
import type { Build, Form } from '#engine';
import type { Fight } from '../../../engine/fight.ts';
import { threatsTo } from './threats.ts';

const state = (id: string, ja: string, good = false) => ({ id, stacks: true, good, text: { ja, en: '' } });
const form = {
  states: [state('guards', '3以上で【突破】される。'), state('evades', '【必殺】に足す。', true)],
  items: [
    { id: 'break', name: { ja: '突破', en: 'Break' } },
    { id: 'finisher', name: { ja: '必殺', en: 'Finisher' } },
  ],
} as unknown as Pick<Form, 'states' | 'items'>;
const fight = (...used: string[]) => {
  const states = [
    { id: 'guards', n: 2 },
    { id: 'evades', n: 1 },
  ];
  const rows = [{ id: 'used', cells: used.map((item) => ({ item, mark: 'spent' })) }];
  return {
    boards: [
      {
        sides: [
          { states, rows: [] },
          { states: [], rows },
        ],
      },
    ],
  } as unknown as Pick<Fight, 'boards'>;
};
const builds = (...skills: string[]) => [{ skills: [] }, { skills }] as unknown as [Build, Build];
const said = (...of: Parameters<typeof threatsTo>) => threatsTo(...of).map(({ state, n }) => [state.id, n]);

test('a counted state that an unused skill of the other side strikes at is said with its number', () => {
  expect(said({ side: 'A' }, fight(), form, builds('break', 'finisher'))).toEqual([['guards', 2]]);
});

test('nothing is said where the other side lacks the skill, has used it, or nobody bears the state', () => {
  expect(said({ side: 'A' }, fight(), form, builds('finisher'))).toEqual([]);
  expect(said({ side: 'A' }, fight('break'), form, builds('break'))).toEqual([]);
  expect(said({ side: 'B' }, fight(), form, builds('break'))).toEqual([]);
});
