// Tests of shared addresses: the system's own page, the fragment, the step.
import { expect, test } from 'vitest';
import { address } from '../../app/share.ts';
import { lang } from '../../i18n/index.ts';

test('an address names the page of the system, whatever folder the site lies in', () => {
  expect(address('https://user.github.io/repo/', 'shiden', '1Fabc', null)).toBe(
    'https://user.github.io/repo/shiden/#1Fabc',
  );
  expect(address('http://localhost:8080/', 'shiden', '1Fabc', 12)).toBe(
    'http://localhost:8080/shiden/#1Fabc.12',
  );
});

test('a link leads to a page in the language of who made it', () => {
  lang.value = 'en';
  expect(address('https://user.github.io/repo/', 'panel', '1Fabc', 3)).toBe(
    'https://user.github.io/repo/en/panel/#1Fabc.3',
  );
  lang.value = 'ja';
});
