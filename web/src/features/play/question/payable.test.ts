// Tests which skills a pattern is said to pay for.
import { beforeEach, expect, test } from 'vitest';
import type { Option, Pending } from '#engine';
import { beginHistory, facts, history, report, system } from '../../../app/fight/match.ts';
import { payable } from './payable.ts';

const name = (ja: string) => ({ name: { ja, en: ja } });
const pattern = (id: string) => ({ id, kind: 'pattern', effect: { ja: '火', en: 'fire' }, tags: [] });
const stay = { id: 'none', kind: 'none', tags: [] } as unknown as Option;
const [first, second] = [pattern('pattern 1'), pattern('pattern 2')] as unknown as [Option, Option];
const asked = (options: Option[]) => ({ side: 'A', options }) as unknown as Pending;

beforeEach(() => {
  system.value = {
    form: {
      fields: [{ type: 'patterns', key: 'patterns' }],
      items: Object.entries({ flame: '火', blades: '剣', lost: '火', any: '白', both: '火剣' }).map(
        ([id, cost]) => ({
          id,
          cost,
          ...name(id.toUpperCase()),
        }),
      ),
    },
  } as unknown as typeof system.value;
  const build = { patterns: [{ panels: '火火' }, { panels: '剣剣' }] };
  history.value = beginHistory({ sides: [build, build] } as never);
  const by = (...patterns: number[]) => patterns.map((pattern) => ({ pattern, panels: [0] }));
  const two = [{ pattern: 1, panels: [0, 1] }];
  facts.value = [
    {
      sheetFacts: {
        paid: [
          { item: 'flame', by: by(0), helped: false },
          { item: 'blades', by: by(0, 1), helped: false },
          { item: 'lost', by: by(0, 1), helped: false },
          { item: 'any', by: by(0, 1), helped: false },
          // A panel of swords stands for one of fire here, as a skill may allow.
          { item: 'both', by: two, helped: false },
        ],
      },
    },
    null,
  ] as unknown as typeof facts.value;
  const cells = (...items: string[]) => items.map((item) => ({ item, gone: item === 'lost' }));
  const rows = [
    { id: 'panels', cells: cells('剣', '剣') },
    { id: 'skills', cells: cells('flame', 'blades', 'lost', 'any', 'both') },
  ];
  report.value = { boards: [{ sides: [{ rows }, { rows }] }] } as unknown as typeof report.value;
});

test('each pattern pays for the skills that the sheet says, without those that are lost', () => {
  expect(payable(first, asked([first, second, stay]))).toEqual(['FLAME', 'BLADES', 'ANY']);
  expect(payable(second, asked([first, second, stay]))).toEqual(['BLADES', 'ANY', 'BOTH']);
});

test('who declines keeps the pattern that stands on the board', () => {
  expect(payable(stay, asked([first, stay]))).toEqual(['BLADES', 'ANY', 'BOTH']);
});

test('other questions are not about panels', () => {
  expect(payable(stay, asked([stay]))).toBeNull();
});

test('a panel that a maintained skill holds pays for nothing', () => {
  const panels = [{ item: '剣', use: 'locked' }, { item: '剣' }];
  const skills = ['blades', 'both'].map((item) => ({ item }));
  const rows = [
    { id: 'panels', cells: panels },
    { id: 'skills', cells: skills },
  ];
  report.value = { boards: [{ sides: [{ rows }, { rows }] }] } as unknown as typeof report.value;
  expect(payable(stay, asked([first, stay]))).toEqual(['BLADES']);
  expect(payable(second, asked([first, second, stay]))).toEqual(['BLADES']);
});
