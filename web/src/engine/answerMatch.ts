// Answers questions about single matches with the module for them.
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

/** Uses an object of the module and deletes it afterwards: embind objects aren't collected by JavaScript. */
function using<Bound extends { delete(): void }>(bound: Bound, use: (bound: Bound) => string): string {
  try {
    return use(bound);
  } finally {
    bound.delete();
  }
}

/** Uses a battle as the viewer may see it. */
function seen(battle: Battle, { viewer }: MatchQuestion, use: (battle: Battle) => string): string {
  return using(battle, () => {
    if (viewer) battle.lookAs(viewer);
    return use(battle);
  });
}

/** Most draws of a random character. */
const draws = 16;

/** JSON of a random build: the first draw of which nothing is warned, or that with the fewest warnings; one that has no way to attack
 * comes last. */
function random(engine: EngineModule, question: Extract<MatchQuestion, { call: 'random' }>): string {
  const { system, seed, keep, settings } = question;
  let [best, fewest] = ['', Infinity];
  for (let k = 0n; k < draws && fewest > 0; k++) {
    const drawn = k === 0n ? seed : String(BigInt.asUintN(64, BigInt(seed) + k));
    const build = open(engine.randomBuild(system, drawn, keep, settings));
    const warnings = using(engine.makeCharacter(system, build, settings), (one) => one.warnings());
    const all = JSON.parse(warnings) as Problem[];
    const weight = all.some(({ code }) => code === 'W_NO_ATTACK') ? draws : all.length;
    if (weight < fewest) [best, fewest] = [build, weight];
  }
  return best;
}

function first(engine: EngineModule, lang: Lang): string {
  const systems = open(engine.systems(lang));
  const [{ id, samples, chance }] = JSON.parse(systems) as [SystemInfo];
  const [a, b] = samples.map((one) => JSON.stringify(one)) as [string, string];
  const match = `{"system":"${id}","sides":[${a},${b}]${chance ? `,"seed":"${firstSeed}"` : ''}}`;
  const evaluation = evaluate(engine, { call: 'evaluate', match, lang, form: false });
  return `{"systems":${systems},${evaluation.slice(1)}`;
}

/** Checks each side once, and makes one answer of the facts and the fight. */
function evaluate(engine: EngineModule, question: Extract<MatchQuestion, { call: 'evaluate' }>): string {
  const { match, lang, form } = question;
  const parts = partsOf(match);
  // The text is no match: the engine says what is wrong with it.
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

/** The parts of a match that each side is checked with; null where the text is no match with two sides. */
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
