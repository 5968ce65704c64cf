// Queue of questions to one worker. It starts the worker when needed, and replaces one that breaks or is silent.
import { EngineBroke, EngineDown, EngineRefused, aborted } from './errors.ts';
import type { Asked, Question, Told } from './protocol.ts';

/** A worker that is ready for questions. */
interface EngineWorker {
  post(asked: Asked): void;
  end(): void;
}
/** Receives what a worker reports. */
export interface WorkerListener {
  told: (told: Told) => void;
  broke: (cause: string) => void;
}
/** Starts a worker; rejects with EngineDown where that is not possible. */
export type StartWorker = (listener: WorkerListener) => Promise<EngineWorker>;

interface Waiting {
  question: Question;
  resolve: (answer: string) => void;
  reject: (error: Error) => void;
  tries: number;
}

export class WorkerQueue {
  /** Questions without an answer, in the order in which they were asked and will be answered. */
  private readonly waiting = new Map<number, Waiting>();
  private worker: EngineWorker | null = null;
  private starting: Promise<void> | null = null;
  /** Number of the present worker: messages of earlier ones are ignored. */
  private generation = 0;
  /** Ids of the questions that the worker has not answered, given up or not. */
  private readonly given = new Set<number>();
  private onIdle: (() => void) | null = null;
  private watchdog: ReturnType<typeof setTimeout> | undefined;
  private ids = 0;

  constructor(
    private readonly startWorker: StartWorker,
    /** Time (ms) after which a worker that is asked and says nothing counts as broken. */
    private readonly patience = 10_000,
  ) {}

  /** Resolves when a worker is ready; rejects with EngineDown. */
  start(): Promise<void> {
    if (this.worker) return Promise.resolve();
    this.starting ??= this.startNext().finally(() => (this.starting = null));
    return this.starting;
  }

  /** Asks a question; resolves with the JSON text of the answer. */
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
      if (this.worker) {
        this.post(this.worker, id, question);
        if (this.waiting.size === 1) this.watch();
      } else {
        // A failure reaches the questions themselves.
        this.start().catch(() => undefined);
      }
    });
  }

  /** Resolves when the worker has nothing left to do. */
  idle(): Promise<void> {
    return new Promise((resolve) => {
      this.onIdle = resolve;
      this.tellIdle();
    });
  }

  /** Stops the worker; the next question starts another one. */
  stop(): void {
    if (!this.worker) return;
    this.endWorker();
    if (this.waiting.size > 0) this.start().catch(() => undefined);
  }

  private post(worker: EngineWorker, id: number, question: Question): void {
    this.given.add(id);
    worker.post({ id, question });
  }

  private endWorker(): void {
    this.generation++;
    this.worker?.end();
    this.worker = null;
    clearTimeout(this.watchdog);
    this.given.clear();
    this.tellIdle();
  }

  private tellIdle(): void {
    if (this.given.size > 0) return;
    this.onIdle?.();
    this.onIdle = null;
  }

  private async startNext(): Promise<void> {
    const mine = ++this.generation;
    try {
      this.worker = await this.startWorker({
        told: (told) => mine === this.generation && this.told(told),
        broke: (cause) => mine === this.generation && this.broke(cause),
      });
    } catch (error) {
      const down = error instanceof EngineDown ? error : new EngineDown('stopped');
      for (const { reject } of this.waiting.values()) reject(down);
      this.waiting.clear();
      throw down;
    }
    for (const [id, { question }] of this.waiting) this.post(this.worker, id, question);
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
    this.tellIdle();
    if ('ok' in answer) one?.resolve(answer.ok);
    else one?.reject(new EngineRefused(answer.refused));
  }

  /** Starts another worker. The question that broke the old one is asked once more; those behind it are simply asked
   * again. */
  private broke(cause: string, id = this.waiting.keys().next().value): void {
    this.endWorker();
    const culprit = id === undefined ? undefined : this.waiting.get(id);
    if (id !== undefined && culprit && ++culprit.tries > 1) {
      this.waiting.delete(id);
      culprit.reject(new EngineBroke(culprit.question, cause));
    }
    this.start().catch(() => undefined);
  }

  private watch(): void {
    clearTimeout(this.watchdog);
    if (this.worker && this.waiting.size > 0)
      this.watchdog = setTimeout(() => this.broke('no answer'), this.patience);
  }
}
