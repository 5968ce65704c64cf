// Answers questions about many fights with the module for them.
import type { AnalysisModule } from '#analysis';
import { answerWith, open, unknownQuestion } from './answer.ts';
import type { AnalysisQuestion, Answer } from './protocol.ts';

export function answer(engine: AnalysisModule, question: AnalysisQuestion): Answer {
  return answerWith(question, (asked) => ask(engine, asked));
}

function ask(engine: AnalysisModule, question: AnalysisQuestion): string {
  switch (question.call) {
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
    case 'league':
      return open(engine.league(question.request));
    case 'leagueLink':
      return open(engine.leagueLink(question.request, JSON.stringify({ names: question.names })));
    case 'ask':
      return open(engine.ask(question.kind, question.request));
    case 'part':
      return open(engine.part(question.kind, question.request, question.ranges));
    case 'join':
      return open(engine.join(question.kind, question.request, question.parts));
    case 'seriesSteps':
      return open(engine.seriesSteps(question.match, question.side));
    case 'seriesChange':
      return open(engine.seriesChange(question.before, question.after));
    case 'read':
      return open(
        engine.read(
          question.system,
          question.text,
          question.settings,
          JSON.stringify({ consent: question.consent }),
        ),
      );
    case 'readSetting':
      return open(engine.readSetting(question.system, question.key, question.text));
    case 'usualSetting':
      return open(engine.usualSetting(question.system, question.key));
    case 'settingSchema':
      return open(engine.settingSchema(question.system));
    case 'record':
      return open(engine.record(question.match));
    case 'exported':
      return open(engine.exported(question.match, question.form, question.options));
    case 'odds':
      return open(engine.odds(question.match));
    case 'think':
      return open(engine.think(question.match));
    case 'planned':
      return open(engine.planned(question.match));
    case 'reviewPoints':
      return open(engine.reviewPoints(question.match, question.viewer));
    case 'review':
      return open(engine.review(question.match, question.i, question.viewer));
    case 'planWords':
      return open(engine.planWords(question.system, question.build, question.settings));
    case 'plans': {
      const { system, build, plans, settings } = question;
      return open(engine.readPlans(system, build, plans, settings));
    }
    case 'definitions': {
      const { system, build, definitions, settings } = question;
      return open(engine.readDefinitions(system, build, definitions, settings));
    }
    case 'completePlan': {
      const { system, build, text, caret, lang, settings } = question;
      return open(engine.completePlan(system, build, text, caret, lang, settings));
    }
    case 'shares':
      return open(engine.shares(question.counts));
    case 'gameSeed':
      return open(engine.gameSeed(question.request, question.a, question.b));
    case 'hillEntry':
      return open(engine.hillEntry(question.hill, question.newcomer, question.file));
    case 'hillSeeds':
      return open(engine.hillSeeds(question.meeting, question.games));
    default:
      throw unknownQuestion();
  }
}
