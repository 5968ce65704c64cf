// Tests of the addresses of the same page in the other language.
import { expect, it } from 'vitest';
import { otherShell, shell } from './language.ts';

it.each([
  ['', './', './en/'],
  ['shiden/', '../shiden/', '../en/shiden/'],
  ['en/', '../', '../en/'],
  ['en/shiden/', '../../shiden/', '../../en/shiden/'],
])('from %o to %o and %o', (here, ja, en) => {
  shell.value = here;
  expect(otherShell('ja')).toBe(ja);
  expect(otherShell('en')).toBe(en);
});
