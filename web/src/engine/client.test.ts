// What goes to the worker with a match.
import { expect, test } from 'vitest';
import type { Build, Match } from '#engine';
import { meeting } from './client.ts';

const build: Build = { system: 'panel', version: '1', name: 'A' };
const match: Match = { system: 'panel', sides: [build, { ...build, name: 'B' }] };

test('both sides are judged under the settings of their match', () => {
  const settings = { skills: { skills: [] } };
  expect(meeting({ ...match, settings }, 'en', true)).toEqual({
    call: 'meet',
    system: 'panel',
    a: JSON.stringify(match.sides[0]),
    b: JSON.stringify(match.sides[1]),
    match: JSON.stringify({ ...match, settings }),
    settings: JSON.stringify(settings),
    lang: 'en',
    form: true,
  });
});

test('without any they are the default ones, and nobody asks for the form', () => {
  expect(meeting(match, 'ja')).toMatchObject({ settings: '{}', form: false });
});
