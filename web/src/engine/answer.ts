// Answers one question with an engine module. The workers, the build and the tests all go through this file.
import type { Envelope } from '#engine';
import type { Answer, Question, Refusal } from './protocol.ts';

class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.en);
    this.refusal = refusal;
  }
}

/** Most UTF-16 units of one argument: far more than any sheet or match needs, few enough to be read without a pause. */
const longest = 250_000;
/** The same for leagues, which carry every entrant and every row of results, and for the parts of series. */
const longestOfMany = 5_000_000;

/** Calls `ask` to put the question to the module. Never throws: an instance that broke comes back as a trap. */
export function answerWith<Q extends Question>(question: Q, ask: (question: Q) => string): Answer {
  try {
    const most = 'request' in question || 'parts' in question ? longestOfMany : longest;
    if (Object.values(question).some((part) => typeof part === 'string' && part.length > most)) {
      throw refused('tooLong', '長すぎて読めません。', 'This is too long to be read.');
    }
    return { ok: ask(question) };
  } catch (error) {
    if (error instanceof Refused) return { refused: error.refusal };
    return { trap: describe(error) };
  }
}

export function describe(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : 'a foreign exception';
}

const head = '{"ok":';

/** The content of an envelope as JSON text; throws the refusal that it holds. The asker parses the text, not the
 * worker. */
export function open(text: string): string {
  if (text.startsWith(head)) return text.slice(head.length, -1);
  const envelope = JSON.parse(text) as Envelope<unknown>;
  if ('error' in envelope) throw new Refused(envelope.error);
  return JSON.stringify(envelope.ok);
}

/** Refusal of a question that the module doesn't know; no page of this version asks such a question. */
export function unknownQuestion(): Refused {
  return refused(
    'unknownQuestion',
    'エンジンの知らない問いです。',
    'The engine does not know this question.',
  );
}

function refused(code: string, ja: string, en: string): Refused {
  return new Refused({ code, problems: [], ja, en });
}
