// Tests of the match that a series fights: no side of it is played by hand.
import { expect, test } from 'vitest';
import type { Form } from '#engine';
import type { Setup } from './sheet/build.ts';
import { decider, seriesMatch } from './series.ts';

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
  const setup: Setup = {
    sides: [build('甲', '堅実'), build('乙', '要塞')],
    settings: { rules: 'advanced' },
    course: { seed: '7', decisions: ['guard'] },
  };
  expect(seriesMatch(setup, form, none)).toEqual({
    system: 'rakuen',
    settings: { rules: 'advanced' },
    sides: [build('', '堅実'), build('', '要塞')],
    controllers: ['plans', 'plans'],
    seed: '7',
  });
});

test('a hand gives way to the tactic of its sheet, and where there is none to a preset', () => {
  const setup: Setup = {
    sides: [build('甲', '堅実'), build('乙', null)],
    course: { controllers: ['hand', 'hand'] },
  };
  expect(decider(setup, form, 0, none)).toEqual({ is: 'tactic', hand: true });
  expect(seriesMatch(setup, form, none)).toMatchObject({
    sides: [{ tactic: '堅実' }, { tactic: '堅実' }],
    controllers: ['plans', 'plans'],
    seed: '0',
  });
  expect(seriesMatch(setup, form, [null, '要塞']).sides[1]).toMatchObject({ tactic: '要塞' });
});

test('a search stays who it is', () => {
  const setup: Setup = {
    sides: [build('甲', null), build('乙', '要塞')],
    course: { controllers: ['search 3', 'plans'] },
  };
  expect(decider(setup, form, 0, none)).toEqual({ is: 'search', level: 3 });
  expect(seriesMatch(setup, form, none)).toMatchObject({
    sides: [{ tactic: null }, { tactic: '要塞' }],
    controllers: ['search 3', 'plans'],
  });
});

test('a computer that somebody plays against gives way to a tactic, unless it is chosen for the series', () => {
  const setup: Setup = {
    sides: [build('甲', '堅実'), build('乙', '要塞')],
    course: { controllers: ['hand', 'search 3'] },
  };
  expect(seriesMatch(setup, form, none).controllers).toEqual(['plans', 'plans']);
  expect(seriesMatch(setup, form, none, [null, 'search 1']).controllers).toEqual(['plans', 'search 1']);
  // The fight on the match screen keeps its own.
  expect(setup.course?.controllers).toEqual(['hand', 'search 3']);
  const watched: Setup = { ...setup, course: { controllers: ['plans', 'search 3'] } };
  expect(seriesMatch(watched, form, none, ['search 2', 'plans']).controllers).toEqual(['search 2', 'plans']);
});
