// Tests of the site's address and its repository, as the build is told them.
import { expect, test } from 'vitest';
import { repositoryOf, siteOf } from './place.ts';
import { html } from './shell.ts';

test('the site is an https address', () => {
  expect([siteOf(), siteOf('')]).toEqual(['', '']);
  expect(siteOf('https://example.org/shiaiba')).toBe('https://example.org/shiaiba/');
  for (const wrong of [
    'http://example.org/',
    'https://example.org/?a',
    'https://example.org/"><b>/',
    'example.org',
  ]) {
    expect(() => siteOf(wrong), wrong).toThrow('SHIAIBA_SITE');
  }
});

test('the repository has an owner and a name in the letters of GitHub', () => {
  expect([repositoryOf(), repositoryOf('')]).toEqual(['', '']);
  for (const good of [
    'a/b',
    'Some-One/shiai_ba.v2',
    `${'o'.repeat(39)}/${'n'.repeat(100)}`,
    'a/...',
    'a/.github',
  ]) {
    expect(repositoryOf(good)).toBe(good);
  }
  const wrongs = [
    'a',
    'a/',
    '/b',
    'a/b/c',
    'a/.',
    'a/..',
    'a_b/c',
    'a/b c',
    'a/"b',
    'a/b\n',
    'あ/b',
    'https://a/b',
  ];
  for (const wrong of [...wrongs, `${'o'.repeat(40)}/b`, `a/${'n'.repeat(101)}`]) {
    expect(() => repositoryOf(wrong), wrong).toThrow('SHIAIBA_REPOSITORY');
  }
});

test('a page that is told its repository bears it, any other bears nothing', () => {
  const page = { path: '', lang: 'ja' as const, system: 'one', title: '', description: '', body: '' };
  const none = {
    first: '',
    worker: '',
    scripts: [],
    preload: [],
    styles: [],
    within: [],
    icon: 'data:,',
    site: '',
  };
  expect(html(page, { ...none, repository: 'a/b' }, true)).toContain(' data-shell="" data-repository="a/b">');
  expect(html(page, { ...none, repository: '' }, true)).not.toContain('repository');
});
