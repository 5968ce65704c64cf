// The registry of actions.
import { expect, it } from 'vitest';
import { actionFor, registry } from './actions.ts';
import { en } from '../i18n/en.ts';
import { ja } from '../i18n/ja.ts';

it('gives every key one meaning', () => {
  const keys = registry.flatMap((action) => action.keys);
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys) expect(actionFor(key)?.keys).toContain(key);
});

it('has no key that hides behind the first of two', () => {
  const keys = registry.flatMap((action) => action.keys);
  const firsts = keys.filter((key) => key.includes(' ')).map((key) => key.split(' ')[0]);
  expect(keys.filter((key) => firsts.includes(key))).toEqual([]);
});

it('names every action in both languages, and nothing else', () => {
  const ids = registry.map((action) => action.id).sort();
  for (const words of [ja, en]) expect(Object.keys(words.actions).sort()).toEqual(ids);
});
