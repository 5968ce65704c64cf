// What the builds of a sent fight were made from, found in the builds and the samples alone.
import { expect, test } from 'vitest';
import type { Build, Form } from '#engine';
import { madeFrom } from './Sent.tsx';

const form = { fields: [{ type: 'members', key: 'members', fields: [] }], items: [] } as unknown as Form;
const build = (name: string, n: number): Build => ({ system: 'x', version: '1', name, n });
const samples = [build('剣', 1), build('炎', 2)] as const;

test('a sample is known by its name, on whichever side it stands and whatever was changed in it', () => {
  expect(madeFrom(samples, [build('剣', 7), build('炎', 2)], form)).toEqual(samples);
  expect(madeFrom(samples, [build('炎', 3), build('炎', 4)], form)).toEqual([samples[1], samples[1]]);
});

test('a character of one’s own was made from none; in a party the first member’s name counts too', () => {
  const own = build('別', 1);
  expect(madeFrom(samples, [own, samples[1]], form)).toEqual([own, samples[1]]);
  const lone = (name: string) => ({ ...build('隊', 1), members: [{ name }] }) as unknown as Build;
  expect(madeFrom([lone('星'), samples[1]], [lone('月'), samples[1]], form)[0]).toEqual(lone('月'));
});
