// Passes questions to a worker and answers back; a worker that breaks is replaced once per question.
import { EngineBroke, EngineDown, EngineRefused, aborted, reasons } from './errors.ts';
import type { Asked, Question, Told } from './protocol.ts';

/** A worker that is ready. */
export interface Hands {
  post(asked: Asked): void;
  end(): void;
}
export interface Hears {
  told: (told: Told) => void;
  broke: (cause: string) => void;
}
/** Makes one; rejects with EngineDown where that is not possible. */
export type Hire = (hears: Hears) => Promise<Hands>;

interface Waiting {
  question: Question;
  resolve: (answer: string) => void;
  reject: (error: Error) => void;
  tries: number;
}

export class Desk {
  /** In the order of asking, which is the order of answering. */
  private readonly waiting = new Map<number, Waiting>();
  private hands: Hands | null = null;
  private hiring: Promise<void> | null = null;
  /** Counts the workers: what an earlier one still has to say concerns nobody. */
  private shift = 0;
  /** What the worker was given and has not answered, wanted or not. */
  private readonly given = new Set<number>();
  private rested: (() => void) | null = null;
  private watchdog: ReturnType<typeof setTimeout> | undefined;
  private ids = 0;

  constructor(
    private readonly hire: Hire,
    /** A worker that says nothing for so long while it is asked (ms) is taken for broken. */
    private readonly patience = 10_000,
  ) {}

  /** Resolves when a worker is ready; rejects with EngineDown. */
  open(): Promise<void> {
    if (this.hands) return Promise.resolve();
    this.hiring ??= this.begin().finally(() => (this.hiring = null));
    return this.hiring;
  }

  /** JSON text of the answer. */
  ask(question: Question, signal?: AbortSignal): Promise<string> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(aborted());
        return;
      }
      const id = ++this.ids;
      this.waiting.set(id, { question, resolve, reject, tries: 0 });
      signal?.addEventListener(
        'abort',
        () => {
          if (this.waiting.delete(id)) reject(aborted());
          this.watch();
        },
        { once: true },
      );
      if (this.hands) {
        this.post(this.hands, id, question);
        if (this.waiting.size === 1) this.watch();
      } else {
        // The questions hear of a failure themselves.
        this.open().catch(() => undefined);
      }
    });
  }

  /** Resolves when the worker has nothing left to do; one that takes longer (ms) is sent home. */
  rest(longest: number): Promise<void> {
    if (this.given.size === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.release(), longest);
      this.rested = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Sends the worker home; the next question hires another. */
  release(): void {
    if (!this.hands) return;
    this.dismiss();
    if (this.waiting.size > 0) this.open().catch(() => undefined);
  }

  private post(hands: Hands, id: number, question: Question): void {
    this.given.add(id);
    hands.post({ id, question });
  }

  private dismiss(): void {
    this.shift++;
    this.hands?.end();
    this.hands = null;
    clearTimeout(this.watchdog);
    this.given.clear();
    this.atRest();
  }

  private atRest(): void {
    if (this.given.size > 0) return;
    this.rested?.();
    this.rested = null;
  }

  private async begin(): Promise<void> {
    const mine = ++this.shift;
    try {
      this.hands = await this.hire({
        told: (told) => mine === this.shift && this.told(told),
        broke: (cause) => mine === this.shift && this.broke(cause),
      });
    } catch (error) {
      const down = error instanceof EngineDown ? error : new EngineDown(reasons.stopped);
      for (const { reject } of this.waiting.values()) reject(down);
      this.waiting.clear();
      throw down;
    }
    for (const [id, { question }] of this.waiting) this.post(this.hands, id, question);
    this.watch();
  }

  private told({ id, answer }: Told): void {
    if ('trap' in answer) {
      this.broke(answer.trap, id);
      return;
    }
    const one = this.waiting.get(id);
    this.waiting.delete(id);
    this.given.delete(id);
    this.watch();
    this.atRest();
    if ('ok' in answer) one?.resolve(answer.ok);
    else one?.reject(new EngineRefused(answer.refused));
  }

  /** The question that broke it is asked once more, the ones behind it simply again. */
  private broke(cause: string, id = this.waiting.keys().next().value): void {
    this.dismiss();
    const culprit = id === undefined ? undefined : this.waiting.get(id);
    if (id !== undefined && culprit && ++culprit.tries > 1) {
      this.waiting.delete(id);
      culprit.reject(new EngineBroke(culprit.question, cause));
    }
    this.open().catch(() => undefined);
  }

  private watch(): void {
    clearTimeout(this.watchdog);
    if (this.hands && this.waiting.size > 0)
      this.watchdog = setTimeout(() => this.broke('no answer'), this.patience);
  }
}
