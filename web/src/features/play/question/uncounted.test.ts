// Tests what a mean is said to leave out.
import { expect, test } from 'vitest';
import type { Odds, Pending } from '#engine';
import type { Fight } from '../../../engine/fight.ts';
import { uncounted } from './uncounted.ts';

const meters = ['hp', 'in'].map((id) => ({ id, value: 3, max: 5 }));
const fight = { boards: [{ sides: [{ meters }, { meters }] }] } as unknown as Fight;
const asked = (...notes: string[]) =>
  ({
    side: 'A',
    options: notes.map((ja) => ({ id: ja, note: { ja, en: ja } })),
  }) as unknown as Pending;
const figure = (of: object) => ({ name: { ja: '平均ダメージ', en: 'mean damage' }, ...of });
const odds = (of: object) => ({ options: [{ option: 'a', figures: [figure(of)] }] }) as unknown as Odds;

test('a number that an option changes, and that is not what the mean counts, is named with the mean', () => {
  const mean = odds({ value: 17 });
  expect(uncounted(asked('自分のIN＋1', '失敗すると自分のIN＋2'), fight, mean)).toEqual({
    mean: '平均ダメージ',
    names: ['IN'],
  });
  expect(uncounted(asked('HP−3', '相手のIN 0は、防御で増える'), fight, mean)).toBeNull();
});

test('without a mean nothing is left out', () => {
  expect(uncounted(asked('自分のIN＋1'), fight, odds({ chance: 0.5 }))).toBeNull();
  expect(uncounted(asked('自分のIN＋1'), fight, null)).toBeNull();
});
