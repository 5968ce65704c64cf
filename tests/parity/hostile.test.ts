// Tests hostile input to the shipped modules: they always answer, never throw, and go on working.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnalysisModule } from '#analysis';
import type { EngineModule, Envelope } from '#engine';
import { answer as answerAnalysis } from '../../web/src/engine/answerAnalysis.ts';
import { answer } from '../../web/src/engine/answerMatch.ts';
import type { AnalysisQuestion, Answer, MatchQuestion, Question } from '../../web/src/engine/protocol.ts';
import { load, loadAnalysis, ok, rosters, systems } from './module.ts';

const texts = [
  '',
  '\0',
  'a\0b',
  '{',
  '[]',
  'null',
  '5',
  '"text"',
  '{"system":"shiden"}',
  '{"__proto__":{"x":1},"constructor":5}',
  '{"system":"shiden","sides":[]}',
  '{"system":"shiden","sides":[{},{}]}',
  '{"system":"shiden","sides":[null,5],"decisions":["",1],"seed":-1}',
  '{"system":"shiden","settings":{"R4":1,"":{},"__proto__":true,"a/b":[]},"sides":[{"skills":[]},{}]}',
  '{"system":"shiden","settings":[true],"sides":[]}',
  '{"system":"nowhere","sides":[{"name":"a"},{"name":"b"}]}',
  '['.repeat(100_000),
  '/'.repeat(100_000),
  '名前:あ/'.repeat(20_000),
  '{"a":'.repeat(50_000),
  'x'.repeat(200_000),
  '閃'.repeat(200_000),
  '閃閃交硬果/あ\n'.repeat(20_000),
  '\ud800\udfff\ud83d',
  '<img src=x onerror=alert(1)>',
  '\u202e\u200b\ufeff\u2066',
  '1F' + '0'.repeat(5000),
  '1FBlvuSA618qOAILo1yaQNfa03I2bL1rk'.repeat(100),
  'https://example.org/#1FBlvuSA618qOAILo1yaQNfa03I2bL1rk',
  '9'.repeat(400),
  '-1',
  '18446744073709551616',
  '1e999',
];

const pair = JSON.stringify({
  system: 'shiden',
  sides: [
    { skills: ['一閃', '一閃', '交錯', '+硬', '果断'] },
    { skills: ['待伏', '一閃', '交錯', '+硬', '果断'] },
  ],
});

const series = `{"match":${pair},"wish":{"fights":1}}`;

const calls: ((text: string) => MatchQuestion)[] = [
  (build) => ({ call: 'texts', system: 'shiden', build, settings: '{}' }),
  (match) => ({ call: 'fight', match, lang: 'ja' }),
  (match) => ({ call: 'why', match, decision: 0, lang: 'en' }),
  (match) => ({ call: 'log', match, kind: 'text', lang: 'ja' }),
  (match) => ({ call: 'link', match, names: true }),
  (match) => ({ call: 'matchJson', match }),
  (match) => ({ call: 'rulings', match }),
  (fragment) => ({ call: 'openLink', fragment, settings: '' }),
  (seed) => ({ call: 'random', system: 'shiden', seed, keep: '', settings: '' }),
  (keep) => ({ call: 'random', system: 'shiden', seed: '1', keep, settings: '' }),
  (settings) => ({ call: 'texts', system: 'panel', build: '{}', settings }),
  (settings) => ({ call: 'openLink', fragment: '1F', settings }),
  (settings) => ({ call: 'random', system: 'panel', seed: '1', keep: '', settings }),
  (match) => ({ call: 'evaluate', match, lang: 'ja', form: true }),
  (settings) => ({
    call: 'evaluate',
    match: JSON.stringify({ system: 'panel', sides: [{}, {}], settings }),
    lang: 'ja',
    form: true,
  }),
];

const analysisCalls: ((text: string) => AnalysisQuestion)[] = [
  (text) => ({ call: 'read', system: 'shiden', text, settings: '' }),
  (text) => ({ call: 'read', system: 'rakuen', text, settings: '' }),
  (text) => ({ call: 'read', system: text, text: '', settings: '' }),
  (settings) => ({ call: 'read', system: 'panel', text: 'x', settings }),
  (text) => ({ call: 'readSetting', system: 'panel', key: 'skills', text }),
  (key) => ({ call: 'readSetting', system: 'shiden', key, text: '{}' }),
  (key) => ({ call: 'usualSetting', system: 'panel', key }),
  (system) => ({ call: 'settingSchema', system }),
  (match) => ({ call: 'record', match }),
  (match) => ({ call: 'exported', match, form: 'discord', options: '' }),
  (options) => ({ call: 'exported', match: pair, form: 'udonarium', options }),
  (request) => ({ call: 'leagueLink', request, names: false }),
  (request) => ({ call: 'league', request }),
  (system) => ({ call: 'equilibrium', system }),
  (part) => ({ call: 'certify', system: 'shiden', part: Number(part) + 0.5 }),
  (build) => ({ call: 'sweep', system: 'shiden', build, part: 0 }),
  (filter) => ({ call: 'counters', system: 'shiden', build: '{}', filter, part: 0 }),
  (build) => ({ call: 'edits', system: 'shiden', build }),
  (kind) => ({ call: 'ask', kind: kind as 'series', request: series }),
  ...(['series', 'coverage', 'heat', 'league', 'pairings', 'hill'] as const).map(
    (kind) =>
      (request: string): AnalysisQuestion => ({
        call: 'ask',
        kind,
        request,
      }),
  ),
  (ranges) => ({ call: 'part', kind: 'series', request: series, ranges }),
  (parts) => ({ call: 'join', kind: 'series', request: series, parts }),
  (answer) => ({
    call: 'join',
    kind: 'series',
    request: series,
    parts: JSON.stringify([{ ranges: [[0, 1]], answer }]),
  }),
  (match) => ({ call: 'seriesSteps', match, side: 'A' }),
  (match) => ({ call: 'odds', match }),
  (match) => ({ call: 'think', match }),
  (match) => ({ call: 'planned', match }),
  (match) => ({ call: 'reviewPoints', match, viewer: '' }),
  (match) => ({ call: 'review', match, i: 0, viewer: 'A' }),
  (build) => ({ call: 'planWords', system: 'rakuen', build, settings: '' }),
  (settings) => ({ call: 'planWords', system: 'panel', build: '', settings }),
  (plans) => ({ call: 'plans', system: 'rakuen', build: '', plans, settings: '' }),
  (build) => ({ call: 'plans', system: 'rakuen', build, plans: '', settings: '' }),
  (settings) => ({ call: 'plans', system: 'panel', build: '{}', plans: '', settings }),
  (settings) => ({ call: 'definitions', system: 'panel', build: '', definitions: '[]', settings }),
  (text) => ({
    call: 'plans',
    system: 'rakuen',
    build: '',
    plans: JSON.stringify(Array(64).fill(text.slice(0, 3000))),
    settings: '',
  }),
  (text) => ({
    call: 'completePlan',
    system: 'rakuen',
    build: '',
    text,
    caret: text.length,
    lang: 'ja',
    settings: '',
  }),
  (share) => ({ call: 'seriesChange', before: share, after: share }),
];

let engine: EngineModule;
/** Every system's modules are asked every question, with input of their own system and of others. */
let engines: EngineModule[];
let analysis: AnalysisModule;
let analyses: AnalysisModule[];
let signature: string;
beforeAll(async () => {
  [engine, analysis] = await Promise.all([load(), loadAnalysis()]);
  engines = await Promise.all(systems.map((id) => load(id)));
  analyses = await Promise.all(systems.map((id) => loadAnalysis(id)));
  signature = engine.benchSignature('shiden');
});
// After all questions the modules fight as before.
afterAll(() => {
  expect(engine.benchSignature('shiden')).toBe(signature);
  expect(analysis.benchSignature('shiden')).toBe(signature);
});

test.each(texts.map((text) => [text.slice(0, 40), text]))('%j is answered by every call', (_, text) => {
  const soon = <Q extends Question>(question: Q, ask: (question: Q) => Answer) => {
    const begun = performance.now();
    expect(ask(question), question.call).not.toHaveProperty('trap');
    expect(performance.now() - begun, `${question.call} takes too long`).toBeLessThan(5000);
  };
  for (const one of engines) for (const call of calls) soon(call(text), (question) => answer(one, question));
  for (const one of analyses)
    for (const call of analysisCalls) soon(call(text), (question) => answerAnalysis(one, question));
});

test('what is too long for the crossing is refused before it', () => {
  const told = answerAnalysis(analysis, {
    call: 'read',
    system: 'shiden',
    text: 'x'.repeat(250_001),
    settings: '',
  });
  expect(told).toHaveProperty('refused.code', 'tooLong');
});

test('an unknown question is refused', () => {
  const quit = { call: 'quit' } as unknown;
  for (const told of [
    answer(engine, quit as MatchQuestion),
    answerAnalysis(analysis, quit as AnalysisQuestion),
  ])
    expect(told).toHaveProperty('refused.code', 'unknownQuestion');
});

test('a failure is an envelope with a sentence in both languages', () => {
  const envelope = JSON.parse(analysis.read('nowhere', 'x')) as Envelope<unknown>;
  if (!('error' in envelope)) throw new Error('an unknown system is no failure');
  const { code, problems, ja, en } = envelope.error;
  expect(code).toMatch(/^\w+$/);
  expect(problems).toBeInstanceOf(Array);
  expect(ja).toMatch(/。$/);
  expect(en).toMatch(/\.$/);
});

test('a deleted object says so and harms nothing', () => {
  const battle = engine.makeBattle('{}');
  const character = engine.makeCharacter('shiden', '{}');
  battle.delete();
  character.delete();
  expect(() => battle.report('ja')).toThrow(/deleted/);
  expect(() => character.name()).toThrow(/deleted/);
  expect(ok(engine.systems())).not.toEqual([]);
});

test('objects that are deleted leave no memory behind', () => {
  const heap = () => (engine as unknown as { HEAP8: Int8Array }).HEAP8.length;
  const match = JSON.stringify({
    system: 'shiden',
    sides: ok(analysis.read('shiden', rosters.join('\n'))).characters,
  });
  const once = () => answer(engine, { call: 'fight', match, lang: 'ja' });
  for (let i = 0; i < 50; i++) once();
  const before = heap();
  for (let i = 0; i < 500; i++) once();
  expect(heap()).toBe(before);
});

test('a trap is told as one, and a new instance answers', async () => {
  const broken = {
    ...engine,
    systems: (): never => {
      throw new WebAssembly.RuntimeError('unreachable');
    },
  };
  expect(answer(broken, { call: 'first', lang: 'ja' })).toEqual({ trap: 'RuntimeError: unreachable' });
  const fresh = await load();
  expect(JSON.parse(fresh.systems()) as Envelope<unknown>).toHaveProperty('ok');
});
