// Tests of the templates that a build can use.
import { expect, test } from 'vitest';
import type { PlanRead } from '#engine';
import type { Entry } from '../../app/sheet/planEntries.ts';
import { templatesOf, usable } from './PlanEditor.tsx';

test('plans that the sheet cannot have are left out, and ideas of which nothing is left', () => {
  const name = (text: string) => ({ ja: text, en: text });
  const all = templatesOf([
    { name: name('a'), plans: ['good', { text: 'bad', note: 'n' }] },
    { name: name('b'), plans: ['bad'] },
  ]);
  const read = (plan: Entry) =>
    ({ plan: 'text' in plan && plan.text === 'good' ? { do: {} } : null }) as unknown as PlanRead;
  expect(usable(all, read)).toEqual([{ name: name('a'), plans: [{ text: 'good' }] }]);
});
