// The ways in which a question to the engine can fail.
import type { Problem, Text } from '#engine';
import type { Question, Refusal } from './protocol.ts';

/** The engine answered, but with a refusal. */
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

/** What an engine lacks; reasons.ts has the sentences. */
export type Reason = 'offline' | 'missing' | 'refused' | 'memory' | 'stopped';

/** There is no engine: it could not be loaded, or not be started again. */
export class EngineDown extends Error {
  readonly reason: Reason;
  constructor(reason: Reason) {
    super(reason);
    this.name = 'EngineDown';
    this.reason = reason;
  }
}

/** The engine broke twice over one question; it is up again for others. */
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

/** What is true of a question that was overtaken or given up: nothing to report. */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
