// Answers one question with an engine module; the worker, the build and the tests all go through here.
import type { EngineModule, Envelope, Battle } from '#engine';
import type { Answer, Question, Refusal } from './protocol.ts';

function refused(code: string, ja: string, en: string): Refused {
  return new Refused({ code, problems: [], ja, en });
}

class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.en);
    this.refusal = refusal;
  }
}

/** Characters of one argument: far more than any sheet or match needs, few enough to be read without a pause. */
const longest = 250_000;
/** A league carries every entrant, and what each did against each. */
const longestOfLeagues = 5_000_000;

/** Never throws: a broken instance comes back as a trap. */
export function answer(engine: EngineModule, question: Question): Answer {
  try {
    const most = 'request' in question ? longestOfLeagues : longest;
    if (Object.values(question).some((part) => typeof part === 'string' && part.length > most)) {
      throw refused('tooLong', '長すぎて読めません。', 'This is too long to be read.');
    }
    return { ok: ask(engine, question) };
  } catch (error) {
    if (error instanceof Refused) return { refused: error.refusal };
    return { trap: describe(error) };
  }
}

export function describe(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : 'a foreign exception';
}

function ask(engine: EngineModule, question: Question): string {
  switch (question.call) {
    case 'systems':
      return open(engine.systems());
    case 'read':
      return open(engine.read(question.system, question.text));
    case 'random':
      return open(engine.randomBuild(question.system, question.seed, question.keep));
    case 'openLink':
      return open(engine.openLink(question.fragment));
    case 'character':
      return character(engine, question.system, question.build);
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
    case 'sweep':
      return open(engine.sweep(question.system, question.build, question.part));
    case 'counters':
      return open(engine.counters(question.system, question.build, question.filter, question.part));
    case 'edits':
      return open(engine.edits(question.system, question.build));
    case 'equilibrium':
      return open(engine.equilibrium(question.system));
    case 'certify':
      return open(engine.certify(question.system, question.part));
    case 'matchups':
      return open(engine.matchups(question.request, question.from, question.to));
    case 'league':
      return open(engine.league(question.request, question.rows));
    case 'leagueLink':
      return open(engine.leagueLink(question.request, JSON.stringify({ names: question.names })));
    default:
      throw refused(
        'unknownQuestion',
        'エンジンの知らない問いです。',
        'The engine does not know this question.',
      );
  }
}

/** The inside of an envelope as JSON text, or the refusal it holds. */
function open(text: string): string {
  const envelope = JSON.parse(text) as Envelope<unknown>;
  if ('error' in envelope) throw new Refused(envelope.error);
  return JSON.stringify(envelope.ok);
}

function withBattle(engine: EngineModule, match: string, use: (battle: Battle) => string): string {
  const battle = engine.makeBattle(match);
  try {
    return use(battle);
  } finally {
    battle.delete();
  }
}

function character(engine: EngineModule, system: string, build: string): string {
  const made = engine.makeCharacter(system, build);
  try {
    const legal = made.legal();
    const facts = { legal, name: made.name(), problems: JSON.parse(made.problems()) as unknown };
    if (!legal) return JSON.stringify({ ...facts, places: [], sheet: '', roster: '', json: '' });
    return JSON.stringify({
      ...facts,
      places: JSON.parse(made.places()) as unknown,
      sheet: made.toText('sheet'),
      roster: made.toText('roster'),
      json: made.toJson(),
    });
  } finally {
    made.delete();
  }
}
