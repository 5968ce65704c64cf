// Answers questions about single matches with their module.
import type { Battle, Character, EngineModule, PlaceFacts, Problem, SheetFacts } from '#engine';
import { answerWith, open, unknownQuestion } from './answer.ts';
import type { CharacterFacts, CharacterTexts } from './client.ts';
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
    case 'texts':
      return JSON.stringify(withCharacter(engine, question, textsOf));
    case 'meet':
      return meet(engine, question);
    case 'fight':
      return withBattle(engine, question.match, (battle) => open(battle.report(question.lang)));
    case 'why':
      return withBattle(engine, question.match, (battle) =>
        open(battle.why(question.decision, question.lang)),
      );
    case 'rulings':
      return withBattle(engine, question.match, (battle) => open(battle.rulings()));
    case 'log':
      return withBattle(engine, question.match, (battle) => {
        const text = battle.log(question.kind, question.lang);
        return text ? JSON.stringify(text) : open(battle.report(question.lang));
      });
    case 'link':
      return withBattle(engine, question.match, (battle) =>
        open(battle.link(JSON.stringify({ names: question.names }))),
      );
    case 'matchJson':
      return withBattle(engine, question.match, (battle) => {
        const match = battle.toJson();
        return match === 'null' ? open(battle.report('ja')) : match;
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
  { system, a, b, match, settings, lang, form }: Extract<MatchQuestion, { call: 'meet' }>,
): string {
  const facts = [a, b].map((build) => withCharacter(engine, { system, build, settings }, factsOf));
  const report = facts.every(({ legal }) => legal)
    ? withBattle(engine, match, (battle) => battle.report(lang))
    : 'null';
  const asks = form ? open(engine.form(system, settings)) : 'null';
  return `{"facts":${JSON.stringify(facts)},"report":${report},"form":${asks}}`;
}

function withCharacter<T>(
  engine: EngineModule,
  { system, build, settings }: { system: string; build: string; settings: string },
  use: (character: Character) => T,
): T {
  const character = engine.makeCharacter(system, build, settings);
  try {
    return use(character);
  } finally {
    character.delete();
  }
}

function factsOf(of: Character): CharacterFacts {
  const legal = of.legal();
  return {
    legal,
    name: of.name(),
    problems: JSON.parse(of.problems()) as Problem[],
    sheetFacts: JSON.parse(of.facts()) as SheetFacts | null,
    warnings: JSON.parse(of.warnings()) as Problem[],
    places: legal ? (JSON.parse(of.places()) as PlaceFacts[]) : [],
  };
}

function textsOf(of: Character): CharacterTexts | null {
  return of.legal() ? { sheet: of.toText('sheet'), roster: of.toText('roster'), json: of.toJson() } : null;
}
