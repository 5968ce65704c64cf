// Tests that the shipped modules answer every case of the border signature (tests/golden/border.txt) like the
// program.
import { expect, test } from 'vitest';
import type { AnalysisModule } from '#analysis';
import type { Build, EngineModule, Match } from '#engine';
import { load, loadAnalysis, native, systems } from './module.ts';

interface Case {
  kind: 'build' | 'brokenMatch' | 'match' | 'text';
  given: string;
  /** FNV-1a 64 of each answer, as 16 hex digits. */
  answers: string[];
}

const utf8 = new TextEncoder();
/** FNV-1a 64, computed in two halves of 32 bits. */
function digest(text: string): string {
  let [high, low] = [0xcbf29ce4, 0x84222325];
  for (const byte of utf8.encode(text)) {
    const mixed = (low ^ byte) >>> 0;
    const product = mixed * 0x1b3;
    high = (high * 0x1b3 + mixed * 0x100 + Math.floor(product / 2 ** 32)) >>> 0;
    low = product >>> 0;
  }
  return [high, low].map((half) => half.toString(16).padStart(8, '0')).join('');
}

/** The content of an envelope, with the module's own spelling: the answer, or the problems of a refusal. */
function inside(text: string): string {
  if (text.startsWith('{"ok":')) return text.slice('{"ok":'.length, -1);
  const problems = '"problems":';
  return text.slice(text.indexOf(problems) + problems.length, -2);
}

function* build(engine: EngineModule, given: string, texts: readonly string[]): Generator<string> {
  const { system } = JSON.parse(given) as Build;
  const character = engine.makeCharacter(system, given);
  yield character.toJson();
  yield character.problems();
  for (const form of texts) if (form !== 'json') yield character.toText(form as 'sheet');
  yield character.places();
  yield character.facts();
  yield character.warnings();
  character.delete();
}

function* brokenMatch(engine: EngineModule, given: string): Generator<string> {
  const battle = engine.makeBattle(given);
  battle.lookAs('all');
  const answer = battle.report('ja');
  yield answer.startsWith('{"ok":') ? '[]' : inside(answer);
  yield battle.toJson();
  battle.delete();
}

function* match(engine: EngineModule, given: string): Generator<string> {
  const battle = engine.makeBattle(given);
  battle.lookAs('all');
  yield battle.toJson();
  yield battle.log('trace', 'ja');
  for (const lang of ['ja', 'en'] as const) {
    const report = inside(battle.report(lang));
    yield report;
    yield battle.log('text', lang);
    const { decisions } = JSON.parse(report) as { decisions: unknown[] };
    for (let at = 0; at < decisions.length; at += 7) yield inside(battle.why(at, lang));
  }
  yield battle.log('classic', 'ja');
  yield battle.log('latest', 'ja');
  yield battle.outcome();
  const link = battle.link('{}');
  battle.delete();
  yield inside(link);
  const { fragment } = JSON.parse(inside(link)) as { fragment?: string };
  if (fragment === undefined) return;
  const { settings } = JSON.parse(given) as Match;
  yield inside(engine.openLink(fragment, JSON.stringify(settings ?? {})));
}

function answers(one: Case, engine: EngineModule, analysis: AnalysisModule, texts: readonly string[]) {
  if (one.kind === 'build') return [...build(engine, one.given, texts)];
  if (one.kind === 'brokenMatch') return [...brokenMatch(engine, one.given)];
  if (one.kind === 'match') return [...match(engine, one.given)];
  const [system = ''] = systems.filter((id) => engine.systems().includes(`"id":"${id}"`));
  return [inside(analysis.read(system, one.given))];
}

test.each(systems)(
  '%s: the modules answer every case of the border signature as the program does',
  async (id) => {
    const [engine, analysis] = await Promise.all([load(id), loadAnalysis(id)]);
    const [info] = (JSON.parse(engine.systems()) as { ok: { texts: string[] }[] }).ok;
    const cases = native('bench', id, '--border-cases').trim().split('\n');
    expect(cases).toHaveLength(6500);
    for (const line of cases) {
      const one = JSON.parse(line) as Case;
      const given = answers(one, engine, analysis, info?.texts ?? []);
      // If a hash differs, the text of the answer is shown.
      expect({
        ...one,
        answers: given.map((answer, at) => (digest(answer) === one.answers[at] ? one.answers[at] : answer)),
      }).toEqual(one);
    }
  },
  300_000,
);
