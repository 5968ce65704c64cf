// Answers questions about single matches with their module.
import type {
  Battle,
  Character,
  EngineModule,
  Lang,
  Match,
  PlaceFacts,
  Problem,
  SheetFacts,
  SystemInfo,
} from '#engine';
import { answerWith, open, unknownQuestion } from './answer.ts';
import type { CharacterFacts, CharacterTexts } from './client.ts';
import { type Answer, type MatchQuestion, firstSeed } from './protocol.ts';

export function answer(engine: EngineModule, question: MatchQuestion): Answer {
  return answerWith(question, (asked) => ask(engine, asked));
}

function ask(engine: EngineModule, question: MatchQuestion): string {
  switch (question.call) {
    case 'first':
      return first(engine, question.lang);
    case 'random':
      return random(engine, question);
    case 'openLink':
      return open(engine.openLink(question.fragment, question.settings));
    case 'texts':
      return using(engine.makeCharacter(question.system, question.build, question.settings), (character) =>
        JSON.stringify(textsOf(character)),
      );
    case 'evaluate':
      return evaluate(engine, question);
    case 'fight':
      return seen(engine.makeBattle(question.match), question, (battle) =>
        open(battle.report(question.lang)),
      );
    case 'why':
      return seen(engine.makeBattle(question.match), question, (battle) =>
        open(battle.why(question.decision, question.lang)),
      );
    case 'rulings':
      return using(engine.makeBattle(question.match), (battle) => open(battle.rulings()));
    case 'log':
      return seen(engine.makeBattle(question.match), question, (battle) => {
        const text = battle.log(question.kind, question.lang);
        return text ? JSON.stringify(text) : open(battle.report(question.lang));
      });
    case 'link':
      return using(engine.makeBattle(question.match), (battle) =>
        open(battle.link(JSON.stringify({ names: question.names }))),
      );
    case 'matchJson':
      return using(engine.makeBattle(question.match), (battle) => {
        const match = battle.toJson();
        return match === 'null' ? open(battle.report('ja')) : match;
      });
    default:
      throw unknownQuestion();
  }
}

/** An object of the module, for as long as it is used. */
function using<Bound extends { delete(): void }>(bound: Bound, use: (bound: Bound) => string): string {
  try {
    return use(bound);
  } finally {
    bound.delete();
  }
}

/** A battle as the one who asks may see it. */
function seen(battle: Battle, { viewer }: MatchQuestion, use: (battle: Battle) => string): string {
  return using(battle, () => {
    if (viewer) battle.lookAs(viewer);
    return use(battle);
  });
}

/** So many are drawn at most. */
const draws = 16;

/** By chance: the first draw that the engine doesn't say of that it has no way to attack. */
function random(engine: EngineModule, question: Extract<MatchQuestion, { call: 'random' }>): string {
  const { system, seed, keep, settings } = question;
  let build = '';
  for (let k = 0n; k < draws; k++) {
    const drawn = k === 0n ? seed : String(BigInt.asUintN(64, BigInt(seed) + k));
    build = open(engine.randomBuild(system, drawn, keep, settings));
    const warnings = using(engine.makeCharacter(system, build, settings), (one) => one.warnings());
    if (!(JSON.parse(warnings) as Problem[]).some(({ code }) => code === 'W_NO_ATTACK')) break;
  }
  return build;
}

function first(engine: EngineModule, lang: Lang): string {
  const systems = open(engine.systems(lang));
  const [{ id, samples, chance }] = JSON.parse(systems) as [SystemInfo];
  const [a, b] = samples.map((one) => JSON.stringify(one)) as [string, string];
  const match = `{"system":"${id}","sides":[${a},${b}]${chance ? `,"seed":"${firstSeed}"` : ''}}`;
  const evaluation = evaluate(engine, { call: 'evaluate', match, lang, form: false });
  return `{"systems":${systems},${evaluation.slice(1)}`;
}

/** Each side is checked once: what the engine says about it, and the fight. */
function evaluate(engine: EngineModule, question: Extract<MatchQuestion, { call: 'evaluate' }>): string {
  const { match, lang, form } = question;
  const parts = partsOf(match);
  // What is no match, the engine says.
  if (!parts) return using(engine.makeBattle(match), (battle) => open(battle.report(lang)));
  const { system, settings } = parts;
  const character = (build: string) => engine.makeCharacter(system, build, settings);
  return using(character(parts.a), (one) =>
    using(character(parts.b), (two) => {
      const facts = [one, two].map(factsOf);
      const report = facts.every(({ legal }) => legal)
        ? seen(engine.makeBattle(match, one, two), question, (battle) => battle.report(lang))
        : 'null';
      const asks = form ? open(engine.form(system, settings)) : 'null';
      return `{"facts":${JSON.stringify(facts)},"report":${report},"form":${asks}}`;
    }),
  );
}

/** What is asked about each side by itself; null where the text is no match with two sides. */
function partsOf(text: string): { system: string; a: string; b: string; settings: string } | null {
  try {
    const { system, sides, settings = {} } = JSON.parse(text) as Partial<Match>;
    const [a, b] = (sides ?? []).map((side) => JSON.stringify(side));
    if (typeof system !== 'string' || a === undefined || b === undefined) return null;
    return { system, a, b, settings: JSON.stringify(settings) };
  } catch {
    return null;
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
