// Tests of the page 「つくりかた」: with a repository it links to files there, without one it only names them.
import { expect, test } from 'vitest';
import { making } from './making.ts';

test.each(['ja', 'en'] as const)('its links lead to the repository (%s)', (lang) => {
  const html = making(lang, 'some-one/shiaiba');
  expect(html).toContain('<a href="https://github.com/some-one/shiaiba">');
  expect(html).toContain('<a href="https://github.com/some-one/shiaiba/blob/main/docs/api.md">');
  expect(html).toContain(
    '<a href="https://github.com/some-one/shiaiba/blob/main/README.md#where-things-are">',
  );
  expect(html).not.toContain('repository:');
});

test.each(['ja', 'en'] as const)('without one nothing is linked, and no source is promised (%s)', (lang) => {
  const html = making(lang, '');
  expect(html).not.toContain('<a ');
  expect(html).not.toContain('repository:');
  expect(html).not.toMatch(/ソース<|The source</);
});
