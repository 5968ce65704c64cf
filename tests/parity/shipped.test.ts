// Tests the modules that the page loads against what never changes: every published link (tests/links) and
// the golden logs; and against the program in two hundred random matches of each system. Their signature is
// in signature.test.ts.
import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { EngineModule, Lang, LeagueRequest, Match, PlayResult, RosterRequest } from '#engine';
import { load, loadAnalysis, native, ok, playedByProgram, root, systems, withBattle } from './module.ts';

const read = (name: string) => readFileSync(resolve(root, 'tests', name), 'utf8');

interface Released {
  fragment: string;
  match: Match;
  winner: string;
  rounds: number;
  digest: string;
}
interface ReleasedLeague {
  fragment: string;
  league: LeagueRequest | RosterRequest;
}
const leagues = JSON.parse(read('links/leagues.json')) as ReleasedLeague[];
const goldenMatches = JSON.parse(read('golden/matches.json')) as Record<string, Record<string, Match>>;

/** The content of a link; settings that it only names are supplied. */
function opened(engine: EngineModule, fragment: string, settings: unknown = {}) {
  const found = ok(engine.openLink(fragment, JSON.stringify(settings)));
  if ('failure' in found) throw new Error(`${fragment} does not open: ${found.failure}`);
  return found;
}

test('every system has its corpus of links, and leagues have one', () => {
  for (const id of systems)
    expect((JSON.parse(read(`links/${id}.json`)) as unknown[]).length).toBeGreaterThanOrEqual(12);
  const ours = leagues.filter(({ league }) => systems.includes(league.system));
  expect(ours.length).toBeGreaterThan(8);
});

describe.each(systems)('%s', (id) => {
  test('every released link opens to its fight, and is written the same again', async () => {
    const [engine, analysis] = await Promise.all([load(id), loadAnalysis(id)]);
    for (const { fragment, match, winner, rounds, digest } of JSON.parse(
      read(`links/${id}.json`),
    ) as Released[]) {
      const found = opened(engine, fragment, match.settings);
      if (found.kind !== 'F') throw new Error(`${fragment} holds no fight`);
      expect(found.resultChanged).toBe(false);
      const whole = withBattle(engine, match, (battle) => battle.toJson());
      withBattle(engine, found.match, (battle) => {
        expect(battle.toJson()).toBe(whole);
        expect(ok(battle.link('{}')).fragment).toBe(fragment);
      });
      const result = JSON.parse(analysis.play(whole)) as PlayResult;
      if ('problems' in result) throw new Error(`${fragment} can't be played`);
      expect([result.winner ?? 'pending', result.rounds ?? 0]).toEqual([winner, rounds]);
      if (result.winner) expect(result.digest).toBe(digest);
      // The corpus has the digest of a waiting fight only up to its pending choice, so that the result is
      // compared too.
      expect(playedByProgram(whole).results).toEqual([result]);
    }
  });

  test('every released link of a league or a roster opens, and is written the same again', async () => {
    const [engine, analysis] = await Promise.all([load(id), loadAnalysis(id)]);
    for (const { fragment, league } of leagues.filter((one) => one.league.system === id)) {
      const found = opened(engine, fragment, 'settings' in league ? league.settings : {});
      if (found.kind === 'F') throw new Error(`${fragment} is no league`);
      expect(found.league).toMatchObject(league);
      expect(JSON.parse(native('open', `#${fragment}`))).toEqual(found.league);
      expect(ok(analysis.leagueLink(JSON.stringify(found.league), '{}')).fragment).toBe(fragment);
      expect(native('link', '--league', JSON.stringify(found.league)).trim()).toBe(`#${fragment}`);
    }
  });

  test('the golden logs are told to the byte', async () => {
    const engine = await load(id);
    const files = readdirSync(resolve(root, 'tests/golden', id));
    const held = new Set<string>();
    for (const [name, match] of Object.entries(goldenMatches[id] ?? {})) {
      withBattle(engine, match, (battle) => {
        const tell = (ending: string, kind: 'text' | 'classic' | 'trace', lang: Lang) => {
          const file = `${name}${ending}`;
          if (!files.includes(file)) return;
          held.add(file);
          expect(battle.log(kind, lang), file).toBe(read(`golden/${id}/${file}`));
        };
        tell('.ja.txt', 'text', 'ja');
        tell('.en.txt', 'text', 'en');
        tell('.classic.txt', 'classic', 'ja');
        // Of the panel duel the golden text is the paper notation, of the others the trace.
        tell('.txt', id === 'panel' ? 'classic' : 'trace', 'ja');
      });
    }
    // The thread and the record of らくえん are read in records.test.ts. The engine's tests read the
    // questions; that modules ask the same is part of the border signature.
    const others = ['thread.txt', 'record.json', 'questions.txt'];
    expect(files.filter((file) => !held.has(file) && !others.includes(file))).toEqual([]);
  });

  test('two hundred matches of chance end as the program has them end', async () => {
    const [engine, analysis] = await Promise.all([load(id), loadAnalysis(id)]);
    const [info] = ok(engine.systems());
    const drawn = (seed: number) => ok(engine.randomBuild(id, String(seed), ''));
    const matches = Array.from({ length: 200 }, (_, at): Match => {
      const sides: Match['sides'] = [drawn(2 * at + 1), drawn(2 * at + 2)];
      return { system: id, sides, ...(info?.chance && { seed: String(at) }) };
    });
    const lines = matches.map((match) => JSON.stringify(match));
    const { status, results } = playedByProgram(lines.join('\n'));
    expect(status).toBe(0);
    expect(lines.map((line) => JSON.parse(analysis.play(line)) as unknown)).toEqual(results);
    // The module for single matches is a separate build of the same rules.
    for (const [at, match] of matches.entries()) {
      const { outcome, digest } = withBattle(engine, match, (battle) => ok(battle.report('ja')));
      expect(results[at]).toMatchObject({ ...outcome, digest });
    }
  });
});
