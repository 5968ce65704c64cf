// Tests that bindings/*.d.ts describe the modules: every name exists, and every answer has its declared type.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { beforeAll, expect, test } from 'vitest';
import type { AnalysisModule, CounterFilter, QuestionKind } from '#analysis';
import type { EngineModule, Json, Match } from '#engine';
import { broken, listOf } from './gmList.ts';
import { load, loadAnalysis, native, ok, root, rosters, systems } from './module.ts';

/** Methods of an interface in a file of bindings/, each with the number of its required parameters. */
function declared(file: 'engine' | 'analysis', name: string): [string, number][] {
  const declarations = resolve(root, `bindings/${file}.d.ts`);
  const source = ts.createSourceFile(
    declarations,
    readFileSync(declarations, 'utf8'),
    ts.ScriptTarget.Latest,
  );
  const found = source.statements.filter(ts.isInterfaceDeclaration).find((one) => one.name.text === name);
  if (!found) throw new Error(`${file}.d.ts has no interface ${name}`);
  return found.members
    .filter(ts.isMethodSignature)
    .map((member): [string, number] => [
      (member.name as ts.Identifier).text,
      member.parameters.filter(({ questionToken }) => !questionToken).length,
    ])
    .sort();
}

/** The methods of an embind object, without embind's own. */
function methods(of: object): string[] {
  const machinery = ['constructor', 'clone', 'isAliasOf', 'isDeleted', 'deleteLater'];
  const names = new Set<string>();
  for (let at: object = of; at !== Object.prototype; at = Object.getPrototypeOf(at) as object) {
    for (const name of Object.getOwnPropertyNames(at)) {
      if (!machinery.includes(name) && typeof (of as Record<string, unknown>)[name] === 'function')
        names.add(name);
    }
  }
  return [...names].filter((name) => /^[a-z]\w*$/i.test(name)).sort();
}

/** Type errors of values, found by the compiler when they are written as literals: a missing, wrong or
 * unknown field is an error. */
function typeErrors(values: Record<string, [type: string, json: string]>): string[] {
  const file = resolve(root, 'tests/parity/answers.ts');
  const text = [
    `import type * as A from '../../bindings/analysis.d.ts';`,
    `import type * as E from '../../bindings/engine.d.ts';`,
    ...Object.entries(values).map(([name, [type, json]]) => `export const ${name}: ${type} = ${json};`),
  ].join('\n');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: false,
    exactOptionalPropertyTypes: true,
    allowImportingTsExtensions: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const getSourceFile = host.getSourceFile.bind(host);
  const fileExists = host.fileExists.bind(host);
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, text, ts.ScriptTarget.Latest) : getSourceFile(name, ...rest);
  host.fileExists = (name) => name === file || fileExists(name);
  const program = ts.createProgram([file], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map((one) => ts.flattenDiagnosticMessageText(one.messageText, '\n'));
}

let engine: EngineModule;
let analysis: AnalysisModule;
beforeAll(async () => {
  [engine, analysis] = await Promise.all([load(), loadAnalysis()]);
});

const modules = () =>
  [
    [engine, declared('engine', 'EngineModule')],
    [analysis, declared('analysis', 'AnalysisModule')],
  ] as const;

test('the modules have every function that is declared', () => {
  for (const [module, functions] of modules())
    for (const [name] of functions) expect(module, name).toHaveProperty(name, expect.any(Function));
});

test('a function called with too few arguments is refused by the module', () => {
  for (const [module, functions] of modules()) {
    for (const [name, count] of functions) {
      if (count === 0) continue;
      const call = (module as unknown as Record<string, () => unknown>)[name];
      expect(() => call?.(), name).toThrow(/arg/);
    }
  }
});

test('Character and Battle have the declared methods and no others', () => {
  const character = engine.makeCharacter('shiden', '{}');
  const battle = engine.makeBattle('');
  expect(methods(character)).toEqual(declared('engine', 'Character').map(([name]) => name));
  expect(methods(battle)).toEqual(declared('engine', 'Battle').map(([name]) => name));
  character.delete();
  battle.delete();
});

test.each(systems)(
  "the module of %s has every function, and its samples' fight the declared types",
  async (id) => {
    const [module, analysis] = await Promise.all([load(id), loadAnalysis(id)]);
    const [system] = ok(module.systems());
    const [a, b] = system?.samples ?? [];
    if (!a || !b) throw new Error(`${id} has no two samples`);
    for (const [name] of declared('engine', 'EngineModule'))
      expect(module, name).toHaveProperty(name, expect.any(Function));
    const match = { system: id, sides: [a, b] };
    const character = module.makeCharacter(id, JSON.stringify(a), '{}');
    const battle = module.makeBattle(JSON.stringify(match));
    const waiting = module.makeBattle(JSON.stringify({ ...match, controllers: ['hand', 'hand'] }));
    const { fragment } = ok(battle.link('{}'));
    expect(
      typeErrors({
        systems: ['E.Envelope<E.SystemInfo[]>', module.systems()],
        read: ['E.Envelope<E.Reading>', analysis.read(id, JSON.stringify([a, b]))],
        random: ['E.Envelope<E.Build>', module.randomBuild(id, '1', '')],
        report: ['E.Envelope<E.Report>', battle.report('ja')],
        waiting: ['E.Envelope<E.Report>', waiting.report('en')],
        match: ['E.Match', battle.toJson()],
        linkRead: ['E.Envelope<E.LinkRead>', module.openLink(fragment, '{}')],
        form: ['E.Envelope<E.Form>', module.form(id, '{}')],
        facts: ['E.SheetFacts | null', character.facts()],
        warnings: ['E.Problem[]', character.warnings()],
      }),
    ).toEqual([]);
    for (const one of [battle, waiting, character]) one.delete();
  },
);

test('every answer has its declared type, to the last field', async () => {
  const [dice, lists] = await Promise.all([loadAnalysis('rakuen'), loadAnalysis('panel')]);
  const { characters } = ok(analysis.read('shiden', rosters.join('\n')));
  const [a, b] = characters;
  if (!a || !b) throw new Error('the sample rosters are not read');
  const match: Match = { system: 'shiden', sides: [{ ...a, setting: 'x' }, b] };
  const battle = engine.makeBattle(JSON.stringify(match));
  const character = engine.makeCharacter('shiden', JSON.stringify(a));
  const wrong = engine.makeCharacter('shiden', '{"name":5,"skills":["無い"]}');
  const nobody = engine.makeBattle('{}');
  const turned = engine.makeBattle(
    JSON.stringify({
      system: 'shiden',
      settings: { R4: true },
      sides: ok(analysis.read('shiden', '待待裏隠隠/甲野\n待裏待待裏/乙川')).characters,
    }),
  );
  const { fragment } = ok(battle.link('{}'));
  const near: Json<CounterFilter> = '{"hold":["一閃"],"without":["燐光"],"changes":1}';
  const league = JSON.stringify({
    system: 'shiden',
    settings: { R9a: true },
    format: 'swiss',
    rounds: 3,
    entrants: [{ build: { ...a, setting: 'x' }, group: '東' }, { build: b }],
  });
  const pair = (format: string) =>
    JSON.stringify({ system: 'shiden', format, entrants: [{ build: a }, { build: b }] });
  const duel = JSON.stringify({
    system: 'rakuen',
    sides: [
      { POW: 20, SPD: 20, WIZ: 20, tactic: '堅実' },
      { POW: 30, SPD: 20, WIZ: 10, tactic: '回避' },
    ],
  });
  const preset = '{"POW":20,"SPD":20,"WIZ":20,"tactic":"堅実"}';
  const series = `{"match":${duel},"wish":{"fights":100}}`;
  const coverage = (more: string) => `{"match":${duel},"fights":100${more}}`;
  const heat = `{"heat":{"match":${duel},"tactic":"堅実"},"fights":2}`;
  /** What a part of the question comes to, as far as it is known then. */
  const joined = (kind: QuestionKind, request: string, ranges = '[[0,2]]') => {
    const part = JSON.stringify(ok(dice.part(kind, request, ranges)));
    return dice.join(kind, request, `[${part}]`);
  };
  const turn = (decisions: string[]) =>
    JSON.stringify({ ...JSON.parse(duel), controllers: ['search 1', 'hand'], seed: '1', decisions });
  const byHand = (decisions: string[]) =>
    JSON.stringify({
      ...JSON.parse(duel),
      controllers: ['plans', 'hand'],
      settings: { start: { B: { hp: 1 } } },
      seed: '1',
      decisions,
    });
  const share = JSON.stringify({ rate: 5000, low: 4000, high: 6000 });
  const leagueMade = analysis.leagueLink(league, '{}');
  const open = (text: string) => JSON.stringify(ok(engine.openLink(text)));
  const hill = native('hill', 'shiden', resolve(root, 'hill/shiden'), '--json');
  const newcomer = '{"system":"shiden","name":"x","skills":["一閃","一閃","一閃","一閃","一閃"]}';
  expect(
    typeErrors({
      systems: ['E.Envelope<E.SystemInfo[]>', engine.systems()],
      read: ['E.Envelope<E.Reading>', analysis.read('shiden', rosters.join('\n'))],
      setting: ['E.Envelope<A.SettingRead>', lists.readSetting('panel', 'skills', JSON.stringify(listOf()))],
      settingWrong: ['E.Envelope<A.SettingRead>', lists.readSetting('panel', 'skills', broken)],
      settingUsual: ['E.Envelope<string>', lists.usualSetting('panel', 'skills')],
      settingNone: ['E.Envelope<string>', analysis.usualSetting('nowhere', 'skills')],
      readWrong: ['E.Envelope<E.Reading>', analysis.read('shiden', '名前:あ\nスキル:【一閃】【無い】')],
      readNothing: ['E.Envelope<E.Reading>', analysis.read('nowhere', '')],
      sweep: ['E.Envelope<A.Standing>', analysis.sweep('shiden', JSON.stringify(a), 30)],
      sweepNone: ['E.Envelope<A.Standing>', analysis.sweep('shiden', '{}', 31)],
      counters: ['E.Envelope<A.CountersPart>', analysis.counters('shiden', JSON.stringify(a), near, 0)],
      countersWrong: ['E.Envelope<A.CountersPart>', analysis.counters('shiden', '', '{"hold":[1]}', -1)],
      edits: ['E.Envelope<A.Edits>', analysis.edits('shiden', JSON.stringify(a))],
      random: ['E.Envelope<E.Build>', engine.randomBuild('shiden', '1', '')],
      problems: ['E.Problem[]', wrong.problems()],
      build: ['E.Build', character.toJson()],
      places: ['E.PlaceFacts[]', character.places()],
      report: ['E.Envelope<E.Report>', battle.report('ja')],
      noReport: ['E.Envelope<E.Report>', nobody.report('ja')],
      outcome: ['E.Outcome | null', battle.outcome()],
      pending: ['E.Choice | null', battle.pending()],
      rulings: ['E.Envelope<E.RulingEffect[]>', turned.rulings()],
      noRulings: ['E.Envelope<E.RulingEffect[]>', nobody.rulings()],
      turned: ['E.Envelope<E.Report>', turned.report('ja')],
      turnedMatch: ['E.Match', turned.toJson()],
      link: ['E.Envelope<E.LinkMade>', battle.link('{"names":false}')],
      match: ['E.Match', battle.toJson()],
      linkRead: ['E.LinkRead', open(fragment)],
      linkStep: ['E.LinkRead', open(`${fragment}.12.r`)],
      linkCut: ['E.LinkRead', open(fragment.slice(0, -3))],
      linkNone: ['E.LinkRead', open('')],
      equilibrium: ['E.Envelope<A.EquilibriumTable>', analysis.equilibrium('shiden')],
      noEquilibrium: ['E.Envelope<A.EquilibriumTable>', analysis.equilibrium('nowhere')],
      certified: ['E.Envelope<A.CertifiedPart>', analysis.certify('shiden', 9)],
      notCertified: ['E.Envelope<A.CertifiedPart>', analysis.certify('shiden', 1.5)],
      roundRobin: ['E.Envelope<A.LeagueReport>', analysis.league(pair('round-robin'))],
      singleGames: ['E.Envelope<A.LeagueReport>', analysis.league(pair('single'))],
      hill: ['E.Envelope<A.LeagueReport>', analysis.league(pair('hill'))],
      swiss: ['E.Envelope<A.LeagueReport>', analysis.league(league)],
      asked: ['E.Envelope<A.QuestionAsked>', dice.ask('series', series)],
      notAsked: ['E.Envelope<A.QuestionAsked>', dice.ask('hill', '{}')],
      part: ['E.Envelope<A.FoughtPart>', dice.part('series', series, '[[0,1],[3,5]]')],
      noPart: ['E.Envelope<A.FoughtPart>', dice.part('series', series, '')],
      seriesJoined: ['E.Envelope<A.Joined<A.SeriesReport>>', joined('series', series)],
      nothingYet: ['E.Envelope<A.Joined<A.SeriesReport>>', dice.join('series', series, '[]')],
      heat: ['E.Envelope<A.Joined<A.HeatReport>>', joined('heat', heat)],
      heatYet: ['E.Envelope<A.Joined<A.HeatReport>>', dice.join('heat', heat, '[]')],
      leagueYet: ['E.Envelope<A.Joined<A.LeagueReport>>', analysis.join('league', pair('round-robin'), '[]')],
      pairings: [
        'E.Envelope<A.Joined<A.PairingsReport>>',
        analysis.join('pairings', `{"league":${pair('round-robin')},"games":2}`, '[]'),
      ],
      steps: ['E.Envelope<A.SeriesStep[]>', dice.seriesSteps(duel, 'A')],
      changed: ['E.Envelope<A.Share>', analysis.seriesChange(share, share)],
      coverage: ['E.Envelope<A.Joined<A.CoverageReport>>', joined('coverage', coverage(''))],
      surgery: [
        'E.Envelope<A.Joined<A.SurgeryReport>>',
        joined('coverage', coverage(',"surgery":"A","counts":false')),
      ],
      both: [
        'E.Envelope<A.Joined<A.CoverageReport & { surgery: A.SurgeryReport }>>',
        joined('coverage', coverage(',"surgery":"B"')),
      ],
      nothingAsked: ['E.Envelope<A.QuestionAsked>', dice.ask('coverage', coverage(',"counts":false'))],
      odds: ['E.Envelope<E.Odds | null>', dice.odds(turn([]))],
      noOdds: ['E.Envelope<E.Odds | null>', dice.odds(turn(['surrender A']))],
      thought: ['E.Envelope<string>', dice.think(turn([]))],
      planned: ['E.Envelope<string>', dice.planned(turn([]))],
      noThought: ['E.Envelope<string>', dice.think(turn(['nonsense']))],
      reviewPoints: ['E.Envelope<A.ReviewPoint[]>', dice.reviewPoints(byHand(['guard']), '')],
      reviewed: ['E.Envelope<A.Reviewed>', dice.review(byHand(['guard']), 0, 'B')],
      surrendered: ['E.Envelope<A.Reviewed>', dice.review(byHand(['surrender']), 0, '')],
      noReview: ['E.Envelope<A.Reviewed>', dice.review(byHand([]), 0.5, '')],
      planWords: ['E.Envelope<E.PlanWords>', dice.planWords('rakuen', '')],
      record: ['E.Envelope<string>', dice.record(duel)],
      noRecord: ['E.Envelope<string>', analysis.record('{}')],
      noPlanWords: ['E.Envelope<E.PlanWords>', analysis.planWords('shiden', '')],
      presetPlans: ['E.Envelope<E.PlanRead[]>', dice.readPlans('rakuen', preset, '')],
      brokenPlans: ['E.Envelope<E.PlanRead[]>', dice.readPlans('rakuen', '', '["防御をす", {"do": 5}, 7]')],
      definitions: [
        'E.Envelope<E.DefinitionRead[]>',
        dice.readDefinitions('rakuen', '', '[{"word":"窮地","text":"自分のHPが40以下"},{},7]'),
      ],
      noDefinitions: ['E.Envelope<E.DefinitionRead[]>', dice.readDefinitions('rakuen', '', '5')],
      goingOn: ['E.Envelope<E.PlanCompletion[]>', dice.completePlan('rakuen', '', '自分', 2, 'ja')],
      noLeague: ['E.Envelope<A.LeagueReport>', analysis.league('{}')],
      hillOf: ['A.HillReport', hill],
      hillWith: [
        'E.Envelope<A.Joined<A.HillWith>>',
        analysis.join(
          'hill',
          JSON.stringify({ ...(JSON.parse(hill) as object), newcomer: JSON.parse(newcomer) as unknown }),
          '[]',
        ),
      ],
      hillEntry: ['E.Envelope<A.HillEntry>', analysis.hillEntry(hill, newcomer, '../x')],
      hillSeeds: ['E.Envelope<string[]>', analysis.hillSeeds('7', 3)],
      hillNoSeeds: ['E.Envelope<string[]>', analysis.hillSeeds('x', 3)],
      readGroups: ['E.Envelope<E.Reading>', analysis.read('shiden', '[組]\n閃閃交硬果/ムライ')],
      leagueMade: ['E.Envelope<E.LinkMade>', leagueMade],
      leagueNoNames: ['E.Envelope<E.LinkMade>', analysis.leagueLink(league, '{"names":false}')],
      leagueNone: ['E.Envelope<E.LinkMade>', analysis.leagueLink('{"system":"shiden"}', '')],
      leagueRead: ['E.LinkRead', open(ok(leagueMade).fragment)],
    }),
  ).toEqual([]);
  for (const one of [battle, character, wrong, nobody, turned]) one.delete();
});
