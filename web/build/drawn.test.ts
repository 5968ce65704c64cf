// Tests of the files in which the parts of a page lie.
import { expect, test } from 'vitest';
import { filesOf } from './drawn.ts';

test('the file of a type bears its name or is named; boards and what chance brings have files of their own', () => {
  expect(filesOf(['name', 'memberTactic', 'rows'])).toEqual([
    'components/fields/Name',
    'components/fields/Member',
  ]);
  expect(filesOf(['patterns', 'select', 'arrays', 'play'])).toEqual([
    'components/fields/Patterns',
    'components/fields/Select',
    'features/arrays/Arrays',
    'features/play/Play',
  ]);
});
