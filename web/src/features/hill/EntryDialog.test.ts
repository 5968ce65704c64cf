// Tests of an entry: its address leads to the repository only, holds the text or says that it can't, and its file
// name is plain.
import { expect, test } from 'vitest';
import { addressOf, longest, pathOf, repositoryOf, stemOf } from './EntryDialog.tsx';
import { host } from '../../util/basics.ts';

test.each([
  ['owner/name', 'owner/name'],
  ['a-b/c.d_e', 'a-b/c.d_e'],
  [undefined, null],
  ['', null],
  ['owner', null],
  ['owner/..', null],
  ['owner/name/more', null],
  ['//evil.example', null],
  ['owner/na me', null],
  ['own.er/name', null],
  ['owner/name?x=1', null],
])('%s is the repository %s', (said, repository) => {
  expect(repositoryOf(said)).toBe(repository);
});

test.each([
  ['Élan Vital', 'elan-vital'],
  ['ムライ', ''],
  ['  A--B  ', 'a-b'],
  ['$(touch pwned).txt', 'touch-pwned-txt'],
  ['x'.repeat(99), 'x'.repeat(40)],
])('%s is called %s', (name, stem) => {
  expect(stemOf(name)).toBe(stem);
});

test('the text comes out of the address as it went in', () => {
  const text = '名前:A&B=#+%\n【一閃】\n';
  const { url, whole } = addressOf('owner/name', pathOf('shiden', 'x'), text);
  const read = new URL(url);
  expect([whole, read.origin, read.pathname]).toEqual([true, host, '/owner/name/new/main']);
  expect(Object.fromEntries(read.searchParams)).toEqual({ filename: 'hill/shiden/x.txt', value: text });
});

test('a text that is too long is left out', () => {
  const { url, whole } = addressOf('owner/name', 'hill/shiden/x.txt', '名'.repeat(1000));
  expect(whole).toBe(false);
  expect(url.length).toBeLessThan(longest);
  expect(new URL(url).searchParams.has('value')).toBe(false);
});
