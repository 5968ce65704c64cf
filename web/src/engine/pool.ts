// Shares the parts of a long question out over several workers: answers come as they are ready.
import { type StartWorker, WorkerQueue } from './queue.ts';
import { aborted } from './errors.ts';
import type { AnalysisQuestion } from './protocol.ts';

export interface Pool {
  /** Workers at most; they are started when they are first wanted. */
  readonly size: number;
  /** Starts all of them at once: who is about to ask is answered sooner. */
  open(): void;
  /**
   * Asks all questions; `heard` gets each answer with the index of its question, in any order. Of several runs
   * the newest is served first. Rejects with the first failure, or with an AbortError at once: the workers are
   * idle within 100 ms then.
   */
  // The type stands for what the questions' answers are; that they are is the caller's promise.
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters
  run<T>(
    questions: readonly AnalysisQuestion[],
    heard: (answer: T, index: number) => void,
    signal?: AbortSignal,
  ): Promise<void>;
}

interface Run {
  readonly questions: readonly AnalysisQuestion[];
  /** The first question that nobody was given yet. */
  next: number;
  readonly signal: AbortSignal;
  hear: (answer: string, index: number) => void;
  fail: (error: unknown) => void;
}
interface Slot {
  readonly queue: WorkerQueue;
  busy: boolean;
  /** Stops its worker. */
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** More workers than this bring little, and each holds an engine. */
const most = 8;
/** A part that nobody wants any more may take so long (ms) before its worker is replaced. */
const grace = 80;
/** Workers beyond the first are kept so long (ms) without work. */
const keep = 30_000;
/** A part may take so long (ms): more than the slowest one on a slow phone. */
const patience = 120_000;

/** One question of many parts less: the only answer. */
export async function askOne<T>(pool: Pool, question: AnalysisQuestion, signal?: AbortSignal): Promise<T> {
  const answers: T[] = [];
  await pool.run<T>([question], (answer) => answers.push(answer), signal);
  const [only] = answers;
  return only as T;
}

/** cores: what the browser says that there are. */
export function createPool(startWorker: StartWorker, cores: number): Pool {
  const size = Math.max(1, Math.min(most, Math.floor(cores) || 1));
  const slots: Slot[] = [];
  /** Newest last. */
  const runs: Run[] = [];

  function freeSlot(): Slot | undefined {
    const free = slots.find((slot) => !slot.busy);
    return free ?? (slots.length === size ? undefined : addSlot());
  }

  function addSlot(): Slot {
    const slot: Slot = { queue: new WorkerQueue(startWorker, patience), busy: false, timer: undefined };
    slots.push(slot);
    return slot;
  }

  /** No worker but the first stays without work. */
  function stopLater(slot: Slot): void {
    clearTimeout(slot.timer);
    if (slot !== slots[0]) slot.timer = setTimeout(() => slot.queue.stop(), keep);
  }

  function assign(): void {
    for (;;) {
      const run = runs.findLast((one) => one.next < one.questions.length);
      const slot = run && freeSlot();
      if (!slot) return;
      void work(slot, run, run.next++);
    }
  }

  async function idle(slot: Slot): Promise<void> {
    const timer = setTimeout(() => slot.queue.stop(), grace);
    await slot.queue.idle();
    clearTimeout(timer);
  }

  async function work(slot: Slot, run: Run, index: number): Promise<void> {
    const question = run.questions[index];
    if (!question) return;
    slot.busy = true;
    clearTimeout(slot.timer);
    try {
      run.hear(await slot.queue.ask(question, run.signal), index);
    } catch (error) {
      run.fail(error);
    }
    await idle(slot);
    slot.busy = false;
    stopLater(slot);
    assign();
  }

  return {
    size,
    open() {
      while (slots.length < size) addSlot();
      for (const slot of slots.filter(({ busy }) => !busy)) {
        // Whoever asks hears of a failure.
        slot.queue.start().catch(() => undefined);
        stopLater(slot);
      }
    },
    run: (
      questions: readonly AnalysisQuestion[],
      heard: (answer: never, index: number) => void,
      signal?: AbortSignal,
    ) =>
      new Promise<void>((resolve, reject) => {
        if (signal?.aborted) {
          reject(aborted());
          return;
        }
        const stop = new AbortController();
        let left = questions.length;
        const end = () => {
          const at = runs.indexOf(run);
          if (at >= 0) runs.splice(at, 1);
          signal?.removeEventListener('abort', giveUp);
          stop.abort();
        };
        const fail = (error: unknown) => {
          reject(error instanceof Error || error instanceof DOMException ? error : new Error(String(error)));
          end();
        };
        const giveUp = () => fail(aborted());
        const run: Run = {
          questions,
          next: 0,
          signal: stop.signal,
          hear(answer, index) {
            if (stop.signal.aborted) return;
            heard(JSON.parse(answer) as never, index);
            if (--left > 0) return;
            resolve();
            end();
          },
          fail,
        };
        if (left === 0) {
          resolve();
          return;
        }
        signal?.addEventListener('abort', giveUp, { once: true });
        runs.push(run);
        assign();
      }),
  };
}
