// Tests of a party's members: their places in the build, their sheets, joining and leaving.
import { batch } from '@preact/signals';
import { afterEach, expect, test } from 'vitest';
import type { Build, MembersField, SystemInfo } from '#engine';
import { memberAt, withMember } from '../../app/sheet/build.ts';
import { beginHistory, facts, formOf, history, setup, system } from '../../app/fight/match.ts';
import { asParty, membersOf, peopleIn } from '../../app/sheet/party.ts';
import { together, withSecond } from '../builds/parties.ts';
import { joined, movedBefore, withoutMember } from './Members.tsx';
import { sheetOf } from '../../app/sheet/sheet.ts';

const label = { ja: '', en: '' };
const name = { type: 'name', key: 'name', label, max: 24 } as const;
const boss = { type: 'switch', key: 'boss', label, text: label } as const;
const members: MembersField = {
  type: 'members',
  key: 'members',
  label,
  least: 1,
  most: 8,
  fields: [name, boss],
};
const party: Build = {
  system: 'x',
  version: '1',
  name: 'P',
  members: [{ name: 'a' }, { name: 'b' }, { name: 'c' }],
};

function open(): void {
  batch(() => {
    system.value = {
      id: 'x',
      form: { fields: [members], kinds: [], items: [], states: [] },
    } as unknown as SystemInfo;
    history.value = beginHistory({ sides: [party, party] });
  });
}
afterEach(() => {
  batch(() => {
    system.value = null;
    history.value = null;
    facts.value = [null, null];
  });
});

test('a member is found and replaced by its pointer, the party itself by none', () => {
  expect(memberAt(party, '/members/1')?.name).toBe('b');
  expect(memberAt(party, '/members/3')).toBeUndefined();
  expect(memberAt(party, '')).toBe(party);
  const next = withMember(party, '/members/1', { ...party, name: 'z' });
  expect(membersOf(next, 'members').map((one) => one.name)).toEqual(['a', 'z', 'c']);
  expect(withMember(party, '', next)).toBe(next);
  expect(membersOf({ ...party, members: 'none' }, 'members')).toEqual([]);
});

const form = { fields: [name, boss, members], kinds: [], items: [], states: [] };
const lone: Build = { system: 'x', version: '1', name: 'L', boss: true, strength: 5 };

test('a lone character and a party become one another', () => {
  expect(peopleIn(lone, form)).toEqual([{ name: 'L', strength: 5 }]);
  expect(peopleIn(party, form)).toEqual(party['members']);
  expect(peopleIn({ ...party, members: [{ name: '' }] }, form)).toEqual([{ name: 'P' }]);
  expect(asParty(lone, form)).toEqual({
    ...{ system: 'x', version: '1', name: 'L', boss: true },
    members: [{ name: '', strength: 5 }],
  });
  expect(asParty(party, form)).toBe(party);
  expect(asParty(lone, { ...form, fields: [name] })).toBe(lone);
});

test('who joins stands behind the one in front, in a full party in its place', () => {
  expect(joined(['a', 'b'], 0, false, 'z')).toEqual(['a', 'z', 'b']);
  expect(joined(['a', 'b'], 1, true, 'z')).toEqual(['a', 'z']);
});

test('the first of a list can go no further', () => {
  expect(movedBefore(['a', 'b', 'c'], 2)).toEqual(['a', 'c', 'b']);
  expect(movedBefore(['a', 'b', 'c'], 0)).toEqual(['a', 'b', 'c']);
});

test('a lone member is called as its party; of two the first takes that name along, and the party is called after it', () => {
  const second = (of: Build) => withSecond(of, members, (name) => `of ${name}`);
  const two = second({ ...party, members: [{ name: '' }] });
  expect(membersOf(two, 'members').map((one) => one.name)).toEqual(['P', '']);
  expect(two.name).toBe('of P');
  // As in samples, whose lone member has no name at all.
  expect(second({ ...party, members: [{}] }).name).toBe('of P');
  // The member has a name of its own, so the party keeps its name.
  const own = second({ ...party, members: [{ name: 'a' }] });
  expect([own.name, membersOf(own, 'members')[0]?.name]).toEqual(['P', 'a']);
  const nobody = second({ ...party, members: [] });
  expect([nobody.name, membersOf(nobody, 'members').length]).toEqual(['P', 1]);
  // The last member that is left gives the party its name.
  const left = withoutMember({ ...party, members: [{ name: 'a' }, { name: 'b', boss: true }] }, 'members', 0);
  expect(left).toEqual({ ...party, name: 'b', members: [{ name: '', boss: true }] });
  expect(withoutMember({ ...party, members: [{ name: '' }, { name: 'b' }] }, 'members', 1).name).toBe('P');
  expect(withoutMember(party, 'members', 1)).toEqual({ ...party, members: [{ name: 'a' }, { name: 'c' }] });
});

test('a form asks for a party, and of each member for what its fields are', () => {
  open();
  expect(formOf('/members/0')?.fields).toEqual([name, boss]);
  expect(formOf('/nobody/0')).toBeNull();
  expect(formOf()?.fields).toEqual([members]);
});

test("a member's fields write into the party, and hear of its own problems only", () => {
  open();
  const problems = ['/members/1/name', '/members/2/name', '/name'].map((path) => ({
    path,
    code: '',
    ja: '',
    en: '',
  }));
  facts.value = [{ legal: false, name: 'P', problems, places: [], sheetFacts: null, warnings: [] }, null];
  const sheet = sheetOf(0, '/members/1');
  expect(sheet?.wrong).toEqual(['/name']);
  expect(sheet?.id).toBe('0-members-1');
  sheet?.put({ ...sheet.values, boss: true });
  expect(setup.value?.sides[0]['members']).toEqual([{ name: 'a' }, { name: 'b', boss: true }, { name: 'c' }]);
  expect(setup.value?.sides[1]).toBe(party);
});

test('several characters and parties become one party; where it has no room for all there is none', () => {
  const named = (name: string) => `${name}の隊`;
  const two = { system: 'x', version: '1', name: 'M' };
  expect(together([lone, two], form, named)).toEqual({
    system: 'x',
    version: '1',
    name: 'Lの隊',
    boss: true,
    members: [{ name: 'L', strength: 5 }, { name: 'M' }],
  });
  const joined = together([party, two], form, named);
  expect([joined?.name, membersOf(joined ?? party, 'members').map(({ name }) => name)]).toEqual([
    'P',
    ['a', 'b', 'c', 'M'],
  ]);
  expect(together([party, party, party], form, named)).toBeNull();
  expect(together([lone, two], { ...form, fields: [name, boss] }, named)).toBeNull();
});
