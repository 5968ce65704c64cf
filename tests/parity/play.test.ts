// Tests matches as JSON that are played for their results, by the program (one per line) and by the modules.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Match, PlayResult } from '#engine';
import { unfold } from '../../web/src/engine/fight.ts';
import { load, loadAnalysis, native, ok, playedByProgram as lines, systems } from './module.ts';

/** The answer of the module of the match's system. */
async function played(match: Match): Promise<PlayResult> {
  const analysis = await loadAnalysis(match.system);
  return JSON.parse(analysis.play(JSON.stringify(match))) as PlayResult;
}

async function sample(system: string): Promise<Match> {
  const engine = await load(system);
  const [info] = ok(engine.systems());
  const [a, b] = info?.samples ?? [];
  if (!a || !b) throw new Error(`${system} has no samples`);
  return { system, version: info?.version ?? '', sides: [a, b], ...(info?.chance && { seed: '7' }) };
}

test.each(systems)('%s: modules and program give the same, which the report gives too', async (system) => {
  const engine = await load(system);
  const match = await sample(system);
  const given = JSON.stringify(match);
  const battle = engine.makeBattle(given);
  const report = unfold(ok(battle.report('ja')));
  battle.delete();
  const result = await played(match);
  expect(lines(given)).toEqual({ status: 0, results: [result] });
  expect(result).toMatchObject({
    ...report.outcome,
    digest: report.digest,
    left: report.boards.at(-1)?.sides.map(({ left }) => left),
  });
  expect('rolls' in result && result.rolls > 0).toBe('seed' in match);
});

test('a seed may be a number or a text', async () => {
  const match = await sample('rakuen');
  const [number, text] = [1, '1'].map((seed) => lines(JSON.stringify({ ...match, seed })));
  expect(number).toEqual(text);
  expect(number?.status).toBe(0);
});

test('a choice that waits is told, and rolls are counted up to it', async () => {
  const match: Match = { ...(await sample('rakuen')), controllers: ['hand', 'plans'] };
  const first = await played(match);
  if (!('pending' in first)) throw new Error('nothing waits');
  expect(first).toMatchObject({ winner: null, reason: null, rounds: null, left: null });
  expect(first.pending.by).toBe('hand');
  const decisions = [first.pending.options[0]?.id ?? ''];
  const { results } = lines([match, { ...match, decisions }].map((one) => JSON.stringify(one)).join('\n'));
  expect(results[0]).toEqual(first);
  const next = results[1];
  if (!next || !('rolls' in next)) throw new Error('it was not played');
  expect(next.rolls).toBeGreaterThanOrEqual(first.rolls);
  expect(next.pending?.i).toBe(1);
});

test('what cannot be played says all its problems, and the next line goes on', async () => {
  const match = await sample('rakuen');
  const good = JSON.stringify(match);
  const bad = [
    '{"system":"nope"}',
    'no JSON',
    JSON.stringify({ ...match, decisions: ['fly'], controllers: ['hand', 'plans'] }),
    JSON.stringify({ ...match, sides: [{}, {}] }),
  ];
  const { status, results } = lines([good, '', ...bad, good].join('\n'));
  expect(status).toBe(1);
  expect(lines(['no JSON', good].join('\n')).results).toEqual([results[2], results[0]]);
  const codes = results.map((one) => ('problems' in one ? one.problems.map(({ code }) => code) : one.winner));
  expect([codes[0], codes[5]]).toEqual([codes[0], codes[0]]);
  expect(codes.slice(1, 4)).toEqual([['unknownSystem'], ['notJson'], ['illegalDecision']]);
  expect(codes[4]?.length).toBeGreaterThan(2);
  const analysis = await loadAnalysis('rakuen');
  for (const [at, line] of bad.entries()) expect(JSON.parse(analysis.play(line))).toEqual(results[at + 1]);
});

test('a file may hold one match over many lines; --log tells it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shiaiba-'));
  try {
    const file = join(folder, 'match.shiai.json');
    const match = await sample('shiden');
    const engine = await load('shiden');
    writeFileSync(file, JSON.stringify(match, null, 2));
    expect(JSON.parse(native('play', file))).toEqual(await played(match));
    const battle = engine.makeBattle(JSON.stringify(match));
    for (const kind of ['text', 'classic', 'trace'] as const)
      expect(native('play', file, '--log', kind).trimEnd()).toBe(battle.log(kind, 'ja').trimEnd());
    battle.delete();
  } finally {
    rmSync(folder, { recursive: true });
  }
});
