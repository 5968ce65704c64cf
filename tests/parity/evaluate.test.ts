// Tests the answer that the page gets after every edit of a match: both sides, checked under its settings,
// and their fight.
import { expect, test } from 'vitest';
import type { Match } from '#engine';
import { answer } from '../../web/src/engine/answerMatch.ts';
import type { Evaluation } from '../../web/src/engine/client.ts';
import { listOf } from './gmList.ts';
import { load } from './module.ts';

const engine = await load('panel');
const build = { system: 'panel', version: '1', name: '一', skills: ['打ち込み'] };
const match: Match = { system: 'panel', sides: [build, { ...build, name: '二' }] };
const listed: Match = { ...match, settings: { skills: listOf() } };

function evaluated(given: Match, form = false): Evaluation {
  const answered = answer(engine, { call: 'evaluate', match: JSON.stringify(given), lang: 'ja', form });
  if (!('ok' in answered)) throw new Error('refused');
  return JSON.parse(answered.ok) as Evaluation;
}
const unknown = ({ facts: [one] }: Evaluation) =>
  one.problems.filter(({ path }) => path?.startsWith('/skills/')).map(({ code }) => code);

test('both sides are judged under the settings of their match', () => {
  expect(evaluated(match).facts.map(({ name }) => name)).toEqual(['一', '二']);
  expect(unknown(evaluated(match))).toEqual(['C04']);
  expect(unknown(evaluated(listed))).toEqual([]);
});

test('the form comes where somebody asked, and is that of the settings', () => {
  expect(evaluated(listed).form).toBeNull();
  const named = (given: Match) => evaluated(given, true).form?.items.some(({ name }) => name.en === 'Strike');
  expect([named(match), named(listed)]).toEqual([false, true]);
});

test('a text that is no match is refused', () => {
  for (const text of ['', '{', 'null', '[]', '{"system":"panel"}', '{"system":3,"sides":[1,2]}'])
    expect(answer(engine, { call: 'evaluate', match: text, lang: 'ja', form: false })).toHaveProperty(
      'refused',
    );
});
