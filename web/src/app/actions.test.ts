// Tests of the registry of actions: keys are matched, unique and named in both languages.
import { afterEach, describe, expect, it } from 'vitest';
import { type Press, actionFor, actions, match, nameOf, registry } from './actions.ts';
import { hand } from './fight/choosing.ts';
import { tellStage } from './fight/stage.ts';
import { en } from '../i18n/en.ts';
import { ja } from '../i18n/ja.ts';

function press(key: string, more: Partial<Press> = {}): Press {
  return { key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, isComposing: false, ...more };
}
const known = ['k', 'Space', 'ArrowLeft', 'Shift+ArrowLeft', 'z', 'Shift+z', '?', '<', 'g m', 'g r', '1'];

afterEach(() => {
  hand.value = null;
  tellStage({ is: 'asked', stage: 'watch' });
});

describe('match', () => {
  it('knows letters, whatever Caps Lock says, and signs', () => {
    expect(match(press('K'), '', known)).toEqual({ hit: 'k' });
    expect(match(press('?', { shiftKey: true }), '', known)).toEqual({ hit: '?' });
    expect(match(press('<', { shiftKey: true }), '', known)).toEqual({ hit: '<' });
    expect(match(press(' '), '', known)).toEqual({ hit: 'Space' });
    expect(match(press('1'), '', known)).toEqual({ hit: '1' });
  });

  it('tells Shift apart on letters and arrows', () => {
    expect(match(press('Z', { shiftKey: true }), '', known)).toEqual({ hit: 'Shift+z' });
    expect(nameOf(press('ArrowLeft', { shiftKey: true }))).toBe('Shift+ArrowLeft');
  });

  it('takes two keys after one another, and forgets a prefix that leads nowhere', () => {
    expect(match(press('g'), '', known)).toEqual({ prefix: 'g' });
    expect(match(press('m'), 'g', known)).toEqual({ hit: 'g m' });
    expect(match(press('k'), 'g', known)).toEqual({ hit: 'k' });
    expect(match(press('q'), 'g', known)).toBeNull();
  });

  it('leaves composing and browser shortcuts alone', () => {
    expect(match(press('k', { isComposing: true }), '', known)).toBeNull();
    expect(match(press('z', { ctrlKey: true }), '', known)).toBeNull();
    expect(match(press('ArrowLeft', { altKey: true }), '', known)).toBeNull();
    expect(match(press('k', { metaKey: true }), '', known)).toBeNull();
  });
});

it('gives every key one meaning, and another one at most while one decides by hand', () => {
  for (const byHand of [true, undefined]) {
    const keys = registry.filter((action) => action.byHand === byHand).flatMap((action) => action.keys);
    expect(new Set(keys).size).toBe(keys.length);
    if (!byHand) for (const key of keys) expect(actionFor(key)?.keys).toContain(key);
  }
});

it('has digits and arrows wait at the card of a fight by hand, also when it has ended, and nowhere else', () => {
  const ids = () => ['3', 'ArrowUp', 'z'].map((key) => actionFor(key)?.id);
  const elsewhere = ['round', 'swingBack', 'undo'];
  tellStage({ is: 'asked', stage: 'play' });
  expect(ids()).toEqual(elsewhere);
  hand.value = { choose: () => undefined, back: () => undefined };
  expect(ids()).toEqual(['choose', 'chooseNext', 'takeBack']);
  expect(actions.choose.able.value).toBe(false);
  tellStage({ is: 'asked', stage: 'watch' });
  expect(ids()).toEqual(elsewhere);
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
