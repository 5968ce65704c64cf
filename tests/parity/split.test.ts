// The modules as a page fetches them, in two parts: the first does for fights, and both together do what the whole does.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { AnalysisModule } from '#analysis';
import type { Build, EngineModule, Match, ModuleOptions } from '#engine';
import { instantiate } from '../../web/src/engine/serve.ts';
import { glueOf, load, loadAnalysis, ok, root, systems, withBattle } from './module.ts';

/** A part of a module, compiled. */
const part = (name: string) =>
  WebAssembly.compile(gunzipSync(readFileSync(resolve(root, `web/src/gen/${name}.wgz`))));

interface Parts<Module> {
  module: Module;
  /** Calls of functions that it hasn't got. */
  lacked: () => number;
}

async function parts<Module>(kind: string, system: string, whole: boolean): Promise<Parts<Module>> {
  const create = await glueOf<(options: ModuleOptions) => Promise<Module>>(kind);
  const rest = whole ? await part(`rest-${kind}-${system}`) : undefined;
  let lacked = 0;
  const module = await instantiate(create, await part(`${kind}-${system}`), rest, () => lacked++);
  return { module, lacked: () => lacked };
}

const matchOf = (system: string, sides: [Build, Build], seed?: string): Match => ({
  system,
  sides,
  ...(seed && { seed }),
});

function samplesOf(engine: EngineModule): { sides: [Build, Build]; chance: boolean } {
  const [info] = ok(engine.systems());
  const [a, b] = info?.samples ?? [];
  if (!info || !a || !b) throw new Error('no samples');
  return { sides: [a, b], chance: info.chance };
}

test.each(systems)('%s: the first part fights what it was not made by', async (system) => {
  const whole = await load(system);
  const { module, lacked } = await parts<EngineModule>('engine', system, false);
  const { sides, chance } = samplesOf(module);
  const renamed = sides.map((side) => ({ ...side, name: '別の名' })) as [Build, Build];
  const drawn = (seed: number) => ok(whole.randomBuild(system, String(seed), ''));
  for (const [at, pair] of [renamed, [drawn(1000), drawn(1001)] as [Build, Build]].entries()) {
    const match = matchOf(system, pair, chance ? String(7 + at) : undefined);
    for (const lang of ['ja', 'en'] as const)
      expect(withBattle(module, match, (battle) => battle.report(lang))).toBe(
        withBattle(whole, match, (battle) => battle.report(lang)),
      );
  }
  expect(lacked()).toBe(0);
});

test.each(systems)('%s: what the first part lacks, it says, and the rest has it', async (system) => {
  const whole = await load(system);
  const { sides, chance } = samplesOf(whole);
  const match = matchOf(system, sides, chance ? '1' : undefined);
  const link = withBattle(whole, match, (battle) => ok(battle.link('{}')).fragment);

  const first = await parts<EngineModule>('engine', system, false);
  expect(() => first.module.openLink(link)).toThrow('a function of the rest');
  expect(first.lacked()).toBe(1);

  const both = await parts<EngineModule>('engine', system, true);
  expect(both.module.openLink(link)).toBe(whole.openLink(link));
  expect(both.lacked()).toBe(0);
});

test.each(systems)('%s: of many fights, both parts together say what the whole says', async (system) => {
  const [whole, both] = [await loadAnalysis(system), await parts<AnalysisModule>('analysis', system, true)];
  const { sides, chance } = samplesOf(await load(system));
  const match = JSON.stringify(matchOf(system, sides, chance ? '3' : undefined));
  const asked = (of: AnalysisModule) => [
    of.seriesPart(match, 0, chance ? 50 : 1),
    of.seriesSteps(match, 'A'),
    of.read(system, JSON.stringify(sides[0])),
    of.leagueLink(JSON.stringify({ system, entrants: sides.map((build) => ({ build })) }), '{}'),
  ];
  expect(asked(both.module)).toEqual(asked(whole));
  expect(both.lacked()).toBe(0);
});
