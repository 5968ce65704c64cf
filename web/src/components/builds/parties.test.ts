// Tests of a party that is filled up with samples.
import { expect, test } from 'vitest';
import type { Build, Form, MembersField } from '#engine';
import { newMember } from '../../app/sheet/blank.ts';
import { filledUp } from './parties.ts';

const label = { ja: '', en: '' };
const members: MembersField = {
  ...{ type: 'members', key: 'members', label, least: 1, most: 6 },
  fields: [{ type: 'name', key: 'name', label, max: 24 }],
};
const form = { fields: [members] } as unknown as Form;
const named = (name: string) => ({ name }) as Build;
const lone = (name: string) => ({ name, members: [{ name: '' }] }) as unknown as Build;
const samples = [
  lone('a'),
  lone('b'),
  { name: 'pair', members: [named('x'), named('y')] } as unknown as Build,
  lone('c'),
];

test('blank members give way to lone samples that are not among them, those of the other side last', () => {
  const blank = newMember(members.fields) as Build;
  const names = (all: readonly Build[]) => all.map(({ name }) => name);
  expect(names(filledUp([named('b'), blank], samples, form, members, 3, []))).toEqual(['b', 'a', 'c']);
  expect(names(filledUp([named('z'), blank], samples, form, members, 3, ['a', 'b']))).toEqual([
    'z',
    'c',
    'a',
  ]);
  expect(names(filledUp([named('z'), named('w'), named('v'), blank], samples, form, members, 3, []))).toEqual(
    ['z', 'w', 'v'],
  );
});
