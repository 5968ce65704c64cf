// Whoever plays a match by hand, a series of it is decided by tactics and searches alone.
import { expect, test } from 'vitest';
import type { Form } from '#engine';
import type { Setup } from '../build.ts';
import { decider, seriesMatch } from './question.ts';

const preset = (id: string) => ({ id, name: { ja: id, en: id }, text: { ja: '', en: '' } });
const form: Form = {
  fields: [
    { type: 'tactic', key: 'tactic', label: { ja: '', en: '' }, presets: [preset('堅実'), preset('要塞')] },
  ],
  kinds: [],
  items: [],
  states: [],
};
const build = (name: string, tactic: string | null) => ({ system: 'rakuen', version: '1', name, tactic });
const none = [null, null] as const;

test('names and decisions are no part of it, the seed and the settings are', () => {
  const setup: Setup = [
    build('甲', '堅実'),
    build('乙', '要塞'),
    { rules: 'advanced' },
    { seed: '7', decisions: ['guard'] },
  ];
  expect(seriesMatch(setup, form, none)).toEqual({
    system: 'rakuen',
    settings: { rules: 'advanced' },
    sides: [build('', '堅実'), build('', '要塞')],
    controllers: ['plans', 'plans'],
    seed: '7',
  });
});

test('a hand gives way to the tactic of its sheet, and where there is none to a preset', () => {
  const setup: Setup = [build('甲', '堅実'), build('乙', null), undefined, { controllers: ['hand', 'hand'] }];
  expect(decider(setup, form, 0, none)).toEqual({ is: 'tactic', hand: true });
  expect(seriesMatch(setup, form, none)).toMatchObject({
    sides: [{ tactic: '堅実' }, { tactic: '堅実' }],
    controllers: ['plans', 'plans'],
    seed: '0',
  });
  expect(seriesMatch(setup, form, [null, '要塞']).sides[1]).toMatchObject({ tactic: '要塞' });
});

test('a search stays who it is', () => {
  const setup: Setup = [
    build('甲', null),
    build('乙', '要塞'),
    undefined,
    { controllers: ['search 3', 'plans'] },
  ];
  expect(decider(setup, form, 0, none)).toEqual({ is: 'search', level: 3 });
  expect(seriesMatch(setup, form, none)).toMatchObject({
    sides: [{ tactic: null }, { tactic: '要塞' }],
    controllers: ['search 3', 'plans'],
  });
});
