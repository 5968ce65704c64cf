// Pool of workers: shares out the parts of a long question, and passes on answers as they come.
import { type StartWorker, WorkerQueue } from './queue.ts';
import { aborted } from './errors.ts';
import type { AnalysisQuestion } from './protocol.ts';

export interface Pool {
  /** Most workers; each is started when it is first wanted. */
  readonly size: number;
  /** Starts all workers at once, so that a question that is about to come is answered sooner. */
  open(): void;
  /**
   * Asks all questions; `heard` gets each answer with the index of its question, in any order; that to `part` as text. Of several runs the
   * newest is served first. Rejects with the first failure; with AbortError at once when aborted, after which the
   * workers are idle within 100 ms.
   */
  // T is the type of the answers; the caller promises that it fits the questions.
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters
  run<T>(
    questions: readonly AnalysisQuestion[],
    heard: (answer: T, index: number) => void,
    signal?: AbortSignal,
  ): Promise<void>;
}

interface Run {
  readonly questions: readonly AnalysisQuestion[];
  /** Index of the first question that no worker has been given yet. */
  next: number;
  readonly signal: AbortSignal;
  hear: (answer: string, index: number) => void;
  fail: (error: unknown) => void;
}
interface Slot {
  readonly queue: WorkerQueue;
  busy: boolean;
  /** Stops the slot's worker when it has been without work for a while. */
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Most workers: more bring little, and each holds an instance of the engine. */
const most = 8;
/** Time (ms) that a worker may go on with a part that was given up before it is ended. */
const grace = 80;
/** Time (ms) that workers beyond the first are kept without work. */
const keep = 30_000;
/** Most time (ms) of one part: more than the slowest part takes on a slow phone. */
const patience = 120_000;

/** Asks a single question and resolves with its answer. */
export async function askOne<T>(pool: Pool, question: AnalysisQuestion, signal?: AbortSignal): Promise<T> {
  const answers: T[] = [];
  await pool.run<T>([question], (answer) => answers.push(answer), signal);
  const [only] = answers;
  return only as T;
}

/** Makes a pool. `cores`: number of cores that the browser reports. */
export function createPool(startWorker: StartWorker, cores: number): Pool {
  const size = Math.max(1, Math.min(most, Math.floor(cores) || 1));
  const slots: Slot[] = [];
  /** Runs under way, the newest last. */
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

  /** Stops the slot's worker after a while without work; the first slot's worker stays. */
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
        // A failure is reported to the first question asked.
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
            const text = questions[index]?.call === 'part';
            heard((text ? answer : JSON.parse(answer)) as never, index);
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
