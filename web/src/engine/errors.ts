// Errors of questions to the engine.
import type { Problem, Text } from '#engine';
import type { Question, Refusal } from './protocol.ts';

/** The engine answered with a refusal. */
export class EngineRefused extends Error implements Text {
  readonly code: string;
  readonly problems: Problem[];
  readonly ja: string;
  readonly en: string;
  constructor({ code, problems, ja, en }: Refusal) {
    super(en);
    this.name = 'EngineRefused';
    this.code = code;
    this.problems = problems;
    this.ja = ja;
    this.en = en;
  }
}

/** Why there is no engine; reasons.ts has the sentences. */
export type Reason = 'offline' | 'missing' | 'refused' | 'memory' | 'stopped';

/** There is no engine: it could not be loaded, or could not be started again. */
export class EngineDown extends Error {
  readonly reason: Reason;
  constructor(reason: Reason) {
    super(reason);
    this.name = 'EngineDown';
    this.reason = reason;
  }
}

/** The engine broke twice over one question. It is at work again for other questions. */
export class EngineBroke extends Error {
  readonly question: Question;
  constructor(question: Question, cause: string) {
    super(cause);
    this.name = 'EngineBroke';
    this.question = question;
  }
}

export function aborted(): DOMException {
  return new DOMException('no longer wanted', 'AbortError');
}

/** Whether an error only says that a question was overtaken or given up, so that there is nothing to report. */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
