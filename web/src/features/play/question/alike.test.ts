// Tests that equal panels which pay are one option, and what they are called.
import { expect, test } from 'vitest';
import type { Option, StateInfo } from '#engine';
import { alike, calledAlike, lettered, statesOf } from './alike.ts';

const panel = (n: number, ja: string, en: string): Option => ({
  id: `panel ${n}`,
  ja: `${n}：${ja}`,
  en: `${n}: ${en}`,
  tags: ['panel'],
  kind: 'panel',
  target: `A panel ${n}`,
});
const text = { ja: '', en: '' };
const heat = { id: 'Heat', glyph: 'H', name: { ja: '灼熱', en: 'Heat' }, text } as StateInfo;
const options = [panel(2, '剣', 'sword'), panel(3, '剣H', 'sword H'), panel(4, '剣', 'sword')];

test('equal panels that pay are one option; one under a state is another', () => {
  const ids = alike({ point: 'pay', options }).map((group) => group.map(({ id }) => id));
  expect(ids).toEqual([['panel 2', 'panel 4'], ['panel 3']]);
});

test('panels that bear nothing come first, since they cost nothing more', () => {
  const mixed = [panel(1, '剣H', 'sword H'), panel(2, '剣', 'sword')];
  const ids = alike({ point: 'pay', options: mixed }, [heat]).map((group) => group.map(({ id }) => id));
  expect(ids).toEqual([['panel 2'], ['panel 1']]);
});

test('where panels do not pay, each is an option of its own', () => {
  expect(alike({ point: 'target', options })).toHaveLength(3);
});

test('a panel is called by its element and the names of its states', () => {
  const [plain, hot] = [panel(2, '剣', 'sword'), panel(3, '剣H', 'sword H')];
  expect(calledAlike(plain, [heat], true)).toBe('剣');
  expect(calledAlike(hot, [heat], true)).toBe('剣（灼熱）');
  // One alone is told by its place as well.
  expect(calledAlike(hot, [heat], false)).toBe('3：剣（灼熱）');
  expect(statesOf(plain, [heat])).toEqual([]);
});

test('states are found whose letters stand in a label or a note, and no other capitals', () => {
  const poison = { ...heat, id: 'Poison', glyph: 'P' };
  const note = { ja: '維持パネル水剣Hは使用済みのまま、HPは変わらない', en: '' };
  expect(lettered([{ ja: '続ける', note }], [heat, poison], ['水', '剣'])).toEqual([heat]);
  expect(lettered([{ ja: '続ける' }], [heat], ['剣'])).toEqual([]);
});
