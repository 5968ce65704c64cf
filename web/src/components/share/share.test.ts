// Tests of shared addresses: the system's own page, the fragment, the step.
import { expect, test } from 'vitest';
import { address } from '../../app/share.ts';

test('an address names the page of the system, whatever folder the site lies in', () => {
  expect(address('https://user.github.io/repo/', 'shiden', '1Fabc', null)).toBe(
    'https://user.github.io/repo/shiden/#1Fabc',
  );
  expect(address('http://localhost:8080/', 'shiden', '1Fabc', 12)).toBe(
    'http://localhost:8080/shiden/#1Fabc.12',
  );
});
