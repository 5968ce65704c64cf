// Answers questions about single matches with their module.
import type { Battle, EngineModule, PlaceFacts, Problem, SheetFacts } from '#engine';
import { answerWith, open, unknownQuestion } from './answer.ts';
import type { CharacterFacts } from './client.ts';
import type { Answer, MatchQuestion } from './protocol.ts';

export function answer(engine: EngineModule, question: MatchQuestion): Answer {
  return answerWith(question, (asked) => ask(engine, asked));
}

function ask(engine: EngineModule, question: MatchQuestion): string {
  switch (question.call) {
    case 'systems':
      return open(engine.systems());
    case 'random':
      return open(engine.randomBuild(question.system, question.seed, question.keep, question.settings));
    case 'openLink':
      return open(engine.openLink(question.fragment, question.settings));
    case 'character':
      return JSON.stringify(factsOf(engine, question.system, question.build, question.settings));
    case 'meet':
      return meet(engine, question);
    case 'fight':
      return withBattle(engine, question.match, (battle) => open(battle.report()));
    case 'rulings':
      return withBattle(engine, question.match, (battle) => open(battle.rulings()));
    case 'log':
      return withBattle(engine, question.match, (battle) => {
        const text = battle.log(question.kind, question.lang);
        return text ? JSON.stringify(text) : open(battle.report());
      });
    case 'link':
      return withBattle(engine, question.match, (battle) =>
        open(battle.link(JSON.stringify({ names: question.names }))),
      );
    case 'matchJson':
      return withBattle(engine, question.match, (battle) => {
        const match = battle.toJson();
        return match === 'null' ? open(battle.report()) : match;
      });
    default:
      throw unknownQuestion();
  }
}

function withBattle(engine: EngineModule, match: string, use: (battle: Battle) => string): string {
  const battle = engine.makeBattle(match);
  try {
    return use(battle);
  } finally {
    battle.delete();
  }
}

function meet(
  engine: EngineModule,
  { system, a, b, match, settings, form }: Extract<MatchQuestion, { call: 'meet' }>,
): string {
  const facts = [a, b].map((build) => factsOf(engine, system, build, settings));
  const report = facts.every(({ legal }) => legal)
    ? withBattle(engine, match, (battle) => battle.report())
    : 'null';
  const asks = form ? open(engine.form(system, settings)) : 'null';
  return `{"facts":${JSON.stringify(facts)},"report":${report},"form":${asks}}`;
}

function factsOf(engine: EngineModule, system: string, build: string, settings: string): CharacterFacts {
  const made = engine.makeCharacter(system, build, settings);
  try {
    const legal = made.legal();
    const facts = {
      legal,
      name: made.name(),
      problems: JSON.parse(made.problems()) as Problem[],
      sheetFacts: JSON.parse(made.facts()) as SheetFacts | null,
      warnings: JSON.parse(made.warnings()) as Problem[],
    };
    if (!legal) return { ...facts, places: [], sheet: '', roster: '', json: '' };
    return {
      ...facts,
      places: JSON.parse(made.places()) as PlaceFacts[],
      sheet: made.toText('sheet'),
      roster: made.toText('roster'),
      json: made.toJson(),
    };
  } finally {
    made.delete();
  }
}
